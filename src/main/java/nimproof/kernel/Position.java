package nimproof.kernel;

import java.util.Arrays;
import java.util.List;
import java.util.function.LongPredicate;

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
 * <p>As long as there is an element, a player may pass instead of taking some, if passes are left.
 *
 * @param elements the sets, in increasing order
 * @param support the points that occur in them
 * @param passes how many passes are left, to both players together
 */
record Position(long[] elements, long support, int passes) {

  static boolean contains(long set, long subset) {
    return (subset & ~set) == 0;
  }

  /** Tells whether a set is an element. */
  boolean has(long set) {
    return Arrays.binarySearch(elements, set) >= 0;
  }

  /** Gives the elements that fulfil a condition, with all passes. */
  Position where(LongPredicate condition) {
    long[] chosen = new long[elements.length];
    int count = 0;
    long points = 0;
    for (long element : elements) {
      if (condition.test(element)) {
        chosen[count++] = element;
        points |= element;
      }
    }
    return new Position(Arrays.copyOf(chosen, count), points, passes);
  }

  /** Gives what is left when some sets and all around them are taken; none is a pass. */
  Position without(List<Long> taken) {
    Position left = new Position(elements, support, taken.isEmpty() ? passes - 1 : passes);
    for (long set : taken) {
      left = left.where(element -> !contains(element, set));
    }
    return left;
  }

  /** Gives the points that can be reached from one through elements. */
  long reach(long point) {
    long reach = point | where(element -> (element & point) != 0).support;
    return reach == point ? reach : reach(reach);
  }

  /**
   * The involution rule: a position has the value of the elements that a symmetry of order two
   * fixes.
   *
   * <p>A permutation τ of the points with τ² = 1 is given. Checked here: it sends elements to
   * elements, so it is an order automorphism; and no moved element lies inside a fixed one. A moved
   * element is never inside its image or around it, since both have equally many points.
   *
   * <p>Why the values agree: in the sum of the position P and a copy of its fixed elements F the
   * second player wins. A fixed element taken in one of the two is taken in the other as well, and
   * what is left of F is again what τ fixes in what is left of P. If a moved x is taken in P, no
   * fixed element is above x, so F stays; τx is still there, since it is not above x, and the reply
   * τx makes P symmetric again, with the same fixed elements. In either case the hypotheses hold
   * for what is left. So the sum has value 0 and both have the same value. (Khandhawit and Ye 2011,
   * Theorem 1, for complexes.) The argument needs sums, hence normal play.
   */
  Position fixedBy(PointMap involution) throws Rejection {
    involution.requireInto(this, this);
    Position fixed = where(element -> involution.of(element) == element);
    for (long moved : where(element -> involution.of(element) != element).elements) {
      for (long stays : fixed.elements) {
        Rejection.unless(!contains(stays, moved), "%s moves, %s around it stays", moved, stays);
      }
    }
    return fixed;
  }

  /**
   * The bipartite rule: if the points can be coloured with two colours so that the elements are
   * single points and pairs of points of different colours, then v points and e pairs have the
   * value 2·(e mod 2) + (v mod 2).
   *
   * <p>Checked here: every element is a point, or a pair of points of different colours both of
   * which are elements. What is left after a move is again such a family.
   *
   * <p>Why, by induction: no option has the same value, since taking a pair changes e by one, and
   * taking a point changes v by one. It remains to find every smaller value. Taking a pair turns 2
   * into 0 and 3 into 1. The other smaller values come from taking a point: one with an even number
   * of pairs around it turns 1 into 0 and 3 into 2, one with an odd number turns 2 into 1 and 3
   * into 0. There is such a point. As e is the sum over the points of one colour of the pairs
   * around them, an odd e needs a point with an odd number. Suppose that every point had an odd
   * number around it; then each colour had as many points as e, modulo 2, so v were even: excluded
   * for 1 and 3. (Khandhawit and Ye 2011, Theorem 3.) In misère play the empty position breaks the
   * induction.
   *
   * @param colour the points of one colour
   */
  int bipartiteValue(long colour) throws Rejection {
    int value = 0;
    for (long element : elements) {
      long low = Long.lowestOneBit(element);
      long high = element ^ low;
      boolean joins = Long.bitCount(high) == 1 && Long.bitCount(element & colour) == 1;
      boolean fits = high == 0 || joins && has(low) && has(high);
      Rejection.unless(fits, "%s does not join two points of different colours", element);
      value ^= high == 0 ? 1 : 2;
    }
    return value;
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
