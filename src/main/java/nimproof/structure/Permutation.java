package nimproof.structure;

import java.util.Arrays;

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
    int count = from.length;
    int[] moved = new int[count];
    int[] images = new int[count];
    int size = 0;
    for (int i = 0; i < count; i++) {
      if (from[i] != to[i]) {
        moved[size] = from[i];
        images[size++] = to[i];
      }
    }
    return new Permutation(Arrays.copyOf(moved, size), Arrays.copyOf(images, size));
  }
}
