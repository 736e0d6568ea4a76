package nimproof.certificate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nimproof.structure.CanonicalOrder;

/**
 * A finite family of nonempty sets of points 0 … 62, as certificates speak of them.
 *
 * <p>A set is a mask of points; the elements are kept in increasing order, the order in which a
 * certificate lists moves.
 */
final class SetFamily {

  /** The most points that the format has names for. */
  static final int MOST_POINTS = 63;

  private final long[] elements;
  private final boolean closed;

  private SetFamily(long[] elements, boolean closed) {
    this.elements = elements;
    this.closed = closed;
  }

  /** Takes sets in increasing order; closed if every nonempty subset of an element is one. */
  static SetFamily of(long[] increasing, boolean closed) {
    return new SetFamily(increasing, closed);
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

  /** Gives what is left when a set and every element containing it are taken. */
  SetFamily without(long taken) {
    long[] left = new long[elements.length];
    int size = 0;
    for (long element : elements) {
      if ((taken & ~element) != 0) {
        left[size++] = element;
      }
    }
    return new SetFamily(Arrays.copyOf(left, size), closed);
  }

  /** Splits into parts that share no point and cannot be split. */
  List<SetFamily> components() {
    List<SetFamily> components = new ArrayList<>();
    for (long left = support(); left != 0; ) {
      long points = reach(Long.lowestOneBit(left));
      components.add(points == support() ? this : restrictedTo(points));
      left &= ~points;
    }
    return components;
  }

  private long reach(long start) {
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

  private SetFamily restrictedTo(long points) {
    return new SetFamily(
        Arrays.stream(elements).filter(element -> (element & ~points) == 0).toArray(), closed);
  }

  /** Gives sets that describe the family: the largest elements if it is closed, else all. */
  long[] generators() {
    return closed ? Arrays.stream(elements).filter(this::isMaximal).toArray() : elements;
  }

  private boolean isMaximal(long set) {
    for (long element : elements) {
      if ((set & ~element) == 0 && element != set) {
        return false;
      }
    }
    return true;
  }

  /** Renames the points: the i-th of the list becomes point i. */
  SetFamily renamed(int[] points) {
    int[] place = new int[Long.SIZE];
    for (int i = 0; i < points.length; i++) {
      place[points[i]] = i;
    }
    return new SetFamily(
        Arrays.stream(elements).map(set -> image(set, place)).sorted().toArray(), closed);
  }

  static long image(long set, int[] map) {
    long image = 0;
    for (long left = set; left != 0; left &= left - 1) {
      image |= 1L << map[Long.numberOfTrailingZeros(left)];
    }
    return image;
  }

  /** Lists the points that occur in an order under which isomorphic families become equal. */
  int[] canonicalPoints() {
    int[] points = new int[Long.bitCount(support())];
    int at = 0;
    for (long left = support(); left != 0; left &= left - 1) {
      points[at++] = Long.numberOfTrailingZeros(left);
    }
    int[] order = CanonicalOrder.of(points.length, renamed(points).generators());
    return Arrays.stream(order).map(i -> points[i]).toArray();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SetFamily family && Arrays.equals(elements, family.elements);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(elements);
  }
}
