package nimproof.kernel;

import java.util.TreeSet;

/**
 * The involution rule: a position has the value of the elements that a symmetry of order two fixes.
 *
 * <p>A permutation τ of the points with τ² = 1 is given by the pairs that it swaps. Checked here:
 * it sends elements to elements, so it is an order automorphism; and no moved element lies inside a
 * fixed one. A moved element is never inside its image or around it, since both have equally many
 * points.
 *
 * <p>Why the values agree: in the sum of the position P and a copy of its fixed elements F the
 * second player wins. A fixed element taken in one of the two is taken in the other as well, and
 * what is left of F is again what τ fixes in what is left of P. If a moved x is taken in P, no
 * fixed element is above x, so F stays; τx is still there, since it is not above x, and the reply
 * τx makes P symmetric again, with the same fixed elements. In either case the hypotheses hold for
 * what is left. So the sum has value 0 and both have the same value. (Khandhawit and Ye 2011,
 * Theorem 1, for complexes.) The argument needs sums, hence normal play.
 */
final class Involution {

  private Involution() {}

  /** Reads the pairs that are swapped, each with a blank after it, and gives the fixed elements. */
  static Position fixed(Text text, Position position) throws Rejection {
    PointMap map = new PointMap();
    while (text.seesPoint()) {
      long point = text.point();
      long other = text.point();
      map.put(point, other);
      map.put(other, point);
      text.expect(" ");
    }
    TreeSet<Long> fixed = new TreeSet<>();
    for (long element : position.elements()) {
      long image = map.of(element);
      boolean there = position.indexOf(image) >= 0;
      Rejection.unless(there, "%s is sent to %s, which is not there", element, image);
      if (image == element) {
        fixed.add(element);
      }
    }
    requireClosed(position, fixed);
    return Position.of(fixed);
  }

  private static void requireClosed(Position position, TreeSet<Long> fixed) throws Rejection {
    for (long above : fixed) {
      for (long below : position.elements()) {
        boolean closed = !Position.contains(above, below) || fixed.contains(below);
        Rejection.unless(closed, "%s is moved, but %s around it is fixed", below, above);
      }
    }
  }
}
