package nimproof.structure;

import java.util.Arrays;

/**
 * A canonical order of the points of a family of sets.
 *
 * <p>If the points of two families are renumbered by their places in this order, the families
 * become equal exactly if they are isomorphic. Unlike a {@link CanonicalKey} the order tells how.
 */
public final class CanonicalOrder {

  private CanonicalOrder() {}

  /**
   * Orders the points 0 … n-1.
   *
   * @param n at most 64
   * @param sets different nonempty sets of points, as masks
   */
  public static int[] of(int n, long[] sets) {
    return Arrays.stream(sets).allMatch(set -> Long.bitCount(set) == 2)
        ? ofGraph(n, sets)
        : Arrays.copyOf(CanonicalComplex.order(n, sets), n);
  }

  private static int[] ofGraph(int n, long[] edges) {
    long[] rows = new long[n];
    for (long edge : edges) {
      rows[Long.numberOfTrailingZeros(edge)] |= Long.highestOneBit(edge);
      rows[63 - Long.numberOfLeadingZeros(edge)] |= Long.lowestOneBit(edge);
    }
    WordLabelling labelling = WordLabelling.workspace();
    labelling.label(n, rows, new long[n]);
    int[] order = new int[n];
    Arrays.setAll(order, labelling::vertexAt);
    return order;
  }
}
