package nimproof.structure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The canonical key of a connected hypergraph on at most {@value #MOST_VERTICES} vertices, by
 * trying every order of the vertices that an invariant leaves open.
 *
 * <p>A hypergraph is one word: bit {@code s} is set if the set with the mask {@code s} is a
 * hyperedge. The key holds the least such word.
 *
 * <pre>
 *   vertices 0 1 2, hyperedges {0, 1} and {0, 1, 2}:   masks 011 and 111,   bits 3 and 7
 * </pre>
 */
final class CanonicalTinyHypergraph {

  static final int MOST_VERTICES = 6;

  /**
   * The orders of n places that keep each cell, as the images of all masks: {@code [n][ends]},
   * where bit i of {@code ends} says that a cell ends before place i + 1.
   */
  private static final byte[][][][] ORDERS = new byte[MOST_VERTICES + 1][][][];

  static {
    for (int n = 0; n <= MOST_VERTICES; n++) {
      ORDERS[n] = new byte[1 << Math.max(0, n - 1)][][];
      for (int ends = 0; ends < ORDERS[n].length; ends++) {
        List<byte[]> orders = new ArrayList<>();
        addOrders(new int[n], 0, ends, orders);
        ORDERS[n][ends] = orders.toArray(byte[][]::new);
      }
    }
  }

  private CanonicalTinyHypergraph() {}

  static CanonicalKey key(int n, long[] sets) {
    long[] invariant = refined(sets, refined(sets, new long[n]));
    int[] place = new int[n];
    int ends = places(invariant, place);
    int[] placed = new int[sets.length];
    for (int i = 0; i < placed.length; i++) {
      placed[i] = image((int) sets[i], place);
    }
    long least = -1;
    for (byte[] order : ORDERS[n][ends]) {
      long word = 0;
      for (int set : placed) {
        word |= 1L << order[set];
      }
      least = Long.compareUnsigned(word, least) < 0 ? word : least;
    }
    BitWriter bits = KeyKind.TINY_HYPERGRAPH.begin();
    bits.put(n, 3);
    bits.put(least, n < MOST_VERTICES ? 1 << MOST_VERTICES - 1 : Long.SIZE);
    return bits.toKey();
  }

  /** Gives each vertex a number that tells the sizes, and the vertices, of its hyperedges. */
  private static long[] refined(long[] sets, long[] invariant) {
    long[] refined = new long[invariant.length];
    for (long set : sets) {
      long sum = Long.bitCount(set);
      for (long left = set; left != 0; left &= left - 1) {
        sum += invariant[Long.numberOfTrailingZeros(left)];
      }
      long mixed = sum * 0x9E3779B97F4A7C15L;
      mixed ^= mixed >>> 29;
      for (long left = set; left != 0; left &= left - 1) {
        refined[Long.numberOfTrailingZeros(left)] += mixed * mixed;
      }
    }
    return refined;
  }

  /** Sorts the vertices by their invariant; gives the ends of cells of equal ones. */
  private static int places(long[] invariant, int[] place) {
    int ends = 0;
    for (int v = 0; v < place.length; v++) {
      boolean isFirst = true;
      for (int u = 0; u < place.length; u++) {
        boolean before = invariant[u] < invariant[v] || invariant[u] == invariant[v] && u < v;
        place[v] += before ? 1 : 0;
        isFirst &= !(before && invariant[u] == invariant[v]);
      }
      ends |= isFirst && place[v] > 0 ? 1 << place[v] - 1 : 0;
    }
    return ends;
  }

  private static int image(int set, int[] place) {
    int image = 0;
    for (int left = set; left != 0; left &= left - 1) {
      image |= 1 << place[Integer.numberOfTrailingZeros(left)];
    }
    return image;
  }

  private static void addOrders(int[] order, int at, int ends, List<byte[]> into) {
    if (at == order.length) {
      byte[] images = new byte[1 << order.length];
      for (int set = 0; set < images.length; set++) {
        images[set] = (byte) image(set, order);
      }
      into.add(images);
      return;
    }
    int first = at == 0 ? 0 : Integer.SIZE - Integer.numberOfLeadingZeros(ends & (1 << at) - 1);
    int last = first;
    while (last + 1 < order.length && (ends >>> last & 1) == 0) {
      last++;
    }
    for (int target = first; target <= last; target++) {
      int candidate = target;
      if (Arrays.stream(order, 0, at).noneMatch(other -> other == candidate)) {
        order[at] = target;
        addOrders(order, at + 1, ends, into);
      }
    }
  }
}
