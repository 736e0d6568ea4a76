package nimproof.structure;

import java.util.stream.IntStream;

/**
 * A permutation, kept as the points it moves and their images, because most symmetries that a
 * search meets move few points.
 *
 * @param moved the points that are not fixed
 * @param images where they go, in the same order
 */
record Permutation(int[] moved, int[] images) {

  /** Exchanges two points. */
  static Permutation swap(int u, int v) {
    return new Permutation(new int[] {u, v}, new int[] {v, u});
  }

  /** Maps the points of one list to those of the other. */
  static Permutation mapping(int[] from, int[] to) {
    return mapping(from, to, from.length);
  }

  /** Maps the first points of one list to those of the other. */
  static Permutation mapping(int[] from, int[] to, int count) {
    int[] places = IntStream.range(0, count).filter(i -> from[i] != to[i]).toArray();
    return new Permutation(
        IntStream.of(places).map(i -> from[i]).toArray(),
        IntStream.of(places).map(i -> to[i]).toArray());
  }

  /** Tells whether it moves none of the points of a mask. */
  boolean fixes(long mask) {
    for (int v : moved) {
      if ((mask >>> v & 1) != 0) {
        return false;
      }
    }
    return true;
  }
}
