package nimproof.certificate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.LongPredicate;
import nimproof.structure.CanonicalOrder;

/**
 * A finite family of nonempty sets of points 0 … 62, as certificates speak of them.
 *
 * <p>A set is a mask of points; the elements are kept in increasing order, the order in which a
 * certificate lists moves. Passes that are left belong to the family as a whole.
 */
final class SetFamily {

  /** The most points that the format has names for. */
  static final int MOST_POINTS = 63;

  private final long[] elements;
  private final boolean closed;
  private final int passes;

  private SetFamily(long[] elements, boolean closed, int passes) {
    this.elements = elements;
    this.closed = closed;
    this.passes = passes;
  }

  /** Takes sets in increasing order; closed if every nonempty subset of an element is one. */
  static SetFamily of(long[] increasing, boolean closed) {
    return new SetFamily(increasing, closed, 0);
  }

  /** Gives the same sets with so many passes left. */
  SetFamily withPasses(int left) {
    return new SetFamily(elements, closed, left);
  }

  /** Tells how often the players may still pass between them. */
  int passes() {
    return passes;
  }

  long[] elements() {
    return elements;
  }

  int size() {
    return elements.length;
  }

  /** Gives the points that occur. */
  long support() {
    long support = 0;
    for (long element : elements) {
      support |= element;
    }
    return support;
  }

  /**
   * Gives what is left when some sets and every element containing one of them are taken; who takes
   * none passes.
   */
  SetFamily without(long[] taken) {
    return taken.length == 0 ? withPasses(passes - 1) : where(element -> !isAround(element, taken));
  }

  private static boolean isAround(long element, long[] sets) {
    for (long set : sets) {
      if ((set & ~element) == 0) {
        return true;
      }
    }
    return false;
  }

  /** Gives the elements that have none of some points. */
  SetFamily outside(long points) {
    return where(element -> (element & points) == 0);
  }

  private SetFamily where(LongPredicate condition) {
    long[] left = new long[elements.length];
    int size = 0;
    for (long element : elements) {
      if (condition.test(element)) {
        left[size++] = element;
      }
    }
    return new SetFamily(Arrays.copyOf(left, size), closed, passes);
  }

  /** Splits into parts that share no point and cannot be split. */
  List<SetFamily> components() {
    List<SetFamily> components = new ArrayList<>(1);
    long support = support();
    for (long left = support; left != 0; ) {
      long points = reach(Long.lowestOneBit(left));
      components.add(points == support ? this : where(e -> (e & ~points) == 0));
      left &= ~points;
    }
    return components;
  }

  /** Gives the points that can be reached from some through elements. */
  long reach(long start) {
    long points = start;
    long before;
    do {
      before = points;
      for (long element : elements) {
        points |= (element & points) != 0 ? element : 0;
      }
    } while (points != before);
    return points;
  }

  /** Lists the elements that have one of some points. */
  long[] meeting(long points) {
    return where(element -> (element & points) != 0).elements;
  }

  /**
   * Colours the points so that every element is a point or joins two colours, if there is a way.
   *
   * @return the points of one colour; those of a connected family can be coloured in one way only
   */
  OptionalLong colouring() {
    long one = elements.length == 0 ? 0 : Long.lowestOneBit(elements[0]);
    long other = 0;
    for (int round = 0; round < elements.length; round++) {
      for (long element : elements) {
        one |= (element & other) != 0 ? element & ~other : 0;
        other |= (element & one) != 0 ? element & ~one : 0;
      }
    }
    for (long element : elements) {
      if (!isCrossing(element, one)) {
        return OptionalLong.empty();
      }
    }
    return OptionalLong.of(one);
  }

  private boolean isCrossing(long element, long colour) {
    long low = Long.lowestOneBit(element);
    long high = element ^ low;
    return high == 0
        || Long.bitCount(high) == 1
            && Long.bitCount(element & colour) == 1
            && Arrays.binarySearch(elements, low) >= 0
            && Arrays.binarySearch(elements, high) >= 0;
  }

  /** Gives the value that a family with a colouring has: a point counts 1, a pair 2. */
  int bipartiteValue() {
    int value = 0;
    for (long element : elements) {
      value ^= Long.bitCount(element);
    }
    return value;
  }

  /** Gives sets that describe the family: the largest elements if it is closed, else all. */
  long[] generators() {
    if (!closed) {
      return elements;
    }
    long[] largest = new long[elements.length];
    int size = 0;
    for (int i = 0; i < elements.length; i++) {
      if (isMaximal(i)) {
        largest[size++] = elements[i];
      }
    }
    return Arrays.copyOf(largest, size);
  }

  /** Tells whether no later element contains one; an earlier one is smaller as a number. */
  private boolean isMaximal(int place) {
    long set = elements[place];
    for (int i = place + 1; i < elements.length; i++) {
      if ((set & ~elements[i]) == 0) {
        return false;
      }
    }
    return true;
  }

  /** Renames the points: the i-th of the list becomes point i. */
  SetFamily renamed(byte[] points) {
    byte[] place = new byte[Long.SIZE];
    for (int i = 0; i < points.length; i++) {
      place[points[i]] = (byte) i;
    }
    long[] renamed = new long[elements.length];
    for (int i = 0; i < renamed.length; i++) {
      renamed[i] = image(elements[i], place);
    }
    Arrays.sort(renamed);
    return new SetFamily(renamed, closed, passes);
  }

  static long image(long set, byte[] map) {
    long image = 0;
    for (long left = set; left != 0; left &= left - 1) {
      image |= 1L << map[Long.numberOfTrailingZeros(left)];
    }
    return image;
  }

  /** Lists the points that occur in an order under which isomorphic families become equal. */
  byte[] canonicalPoints() {
    long support = support();
    byte[] points = new byte[Long.bitCount(support)];
    byte[] place = new byte[Long.SIZE];
    int at = 0;
    for (long left = support; left != 0; left &= left - 1) {
      points[at] = (byte) Long.numberOfTrailingZeros(left);
      place[points[at]] = (byte) at++;
    }
    long[] sets = generators().clone();
    for (int i = 0; i < sets.length; i++) {
      sets[i] = image(sets[i], place);
    }
    int[] order = CanonicalOrder.of(points.length, sets);
    byte[] ordered = new byte[points.length];
    for (int i = 0; i < ordered.length; i++) {
      ordered[i] = points[order[i]];
    }
    return ordered;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SetFamily family
        && passes == family.passes
        && Arrays.equals(elements, family.elements);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(elements) + passes;
  }
}
