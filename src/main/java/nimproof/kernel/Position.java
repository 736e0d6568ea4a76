package nimproof.kernel;

import java.util.Arrays;
import java.util.TreeSet;

/**
 * A finite family of nonempty sets of points: a poset ordered by inclusion, on which one plays.
 *
 * <p>A set is a mask of points. The elements are kept as increasing masks:
 *
 * <pre>
 *   a      b      ab     c      ac          the path b – a – c
 *   001    010    011    100    101
 * </pre>
 *
 * @param elements the sets, in increasing order
 * @param support the points that occur in them
 */
record Position(long[] elements, long support) {

  /** A set that no element contains, for a move that was not made: it has a point too many. */
  static final long NOTHING = -1;

  static Position of(TreeSet<Long> sets) {
    long[] elements = sets.stream().mapToLong(set -> set).toArray();
    return new Position(elements, Arrays.stream(elements).reduce(0, (one, other) -> one | other));
  }

  static boolean contains(long set, long subset) {
    return (subset & ~set) == 0;
  }

  /** Gives the place of an element; negative if the set is none. */
  int indexOf(long set) {
    return Arrays.binarySearch(elements, set);
  }

  /** Tells whether a set is an element still there when two sets and all around them are taken. */
  boolean leaves(long set, long taken, long thenTaken) {
    return indexOf(set) >= 0 && !contains(set, taken) && !contains(set, thenTaken);
  }

  /** Counts the elements that are left when two sets and all around them are taken. */
  int sizeWithout(long taken, long thenTaken) {
    int left = 0;
    for (long element : elements) {
      left += contains(element, taken) || contains(element, thenTaken) ? 0 : 1;
    }
    return left;
  }

  /** Writes a set of points as certificates do. */
  static String write(long set) {
    StringBuilder text = new StringBuilder();
    for (long left = set; left != 0; left &= left - 1) {
      int point = Long.numberOfTrailingZeros(left);
      text.append((char) ('a' + point % 26)).append(point < 26 ? "" : point / 26);
    }
    return text.toString();
  }
}
