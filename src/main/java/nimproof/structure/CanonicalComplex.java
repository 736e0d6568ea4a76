package nimproof.structure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The canonical key of a complex, from the canonical order of its vertex–facet incidence graph.
 *
 * <p>The bits of the key, first to last:
 *
 * <pre>
 *   4 bits           the kind
 *   7 bits           number of vertices        21 bits   number of facets
 *   n bits a facet   its vertices, renumbered; the facets in increasing order
 * </pre>
 */
final class CanonicalComplex {

  private CanonicalComplex() {}

  static CanonicalKey key(int n, long[] facets) {
    int[] place = vertexPlaces(n, facets);
    long[] renumbered = new long[facets.length];
    for (int f = 0; f < facets.length; f++) {
      for (long left = facets[f]; left != 0; left &= left - 1) {
        renumbered[f] |= 1L << place[Long.numberOfTrailingZeros(left)];
      }
    }
    Arrays.sort(renumbered);
    BitWriter bits = KeyKind.COMPLEX.begin();
    bits.put(n, 7);
    bits.put(facets.length, 21);
    for (long facet : renumbered) {
      bits.put(facet, n);
    }
    return bits.toKey();
  }

  /** Gives the place of each vertex in the canonical order. */
  private static int[] vertexPlaces(int n, long[] facets) {
    int[] order = order(n, facets);
    int[] place = new int[n];
    for (int i = 0; i < order.length; i++) {
      if (order[i] < n) {
        place[order[i]] = i;
      }
    }
    return place;
  }

  /**
   * Gives the canonical order of the vertices, perhaps with facets, numbered from n, after them.
   */
  static int[] order(int n, long[] facets) {
    return n + facets.length <= WordLabelling.MOST_VERTICES
        ? shortOrder(n, facets)
        : longOrder(n, facets);
  }

  private static int[] shortOrder(int n, long[] facets) {
    long[] rows = new long[n + facets.length];
    long[] colours = new long[rows.length];
    for (int f = 0; f < facets.length; f++) {
      rows[n + f] = facets[f];
      colours[n + f] = Long.bitCount(facets[f]);
      for (long left = facets[f]; left != 0; left &= left - 1) {
        rows[Long.numberOfTrailingZeros(left)] |= 1L << n + f;
      }
    }
    WordLabelling labelling = WordLabelling.workspace();
    labelling.label(rows.length, rows, colours);
    int[] order = new int[n];
    Arrays.setAll(order, labelling::vertexAt);
    return order;
  }

  private static int[] longOrder(int n, long[] facets) {
    List<int[]> incidences = new ArrayList<>();
    int[] colours = new int[n + facets.length];
    for (int f = 0; f < facets.length; f++) {
      colours[n + f] = Long.bitCount(facets[f]);
      for (long left = facets[f]; left != 0; left &= left - 1) {
        incidences.add(new int[] {Long.numberOfTrailingZeros(left), n + f});
      }
    }
    return CanonicalLabelling.of(Graph.ofAnySize(colours.length, incidences, Names.NONE), colours);
  }
}
