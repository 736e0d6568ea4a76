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
 *   1 bit    set, which tells it from the key of a connected graph
 *   11 bits  vertices          52 bits  facets
 *   the facets as masks of the renumbered vertices, sorted, a bit for each vertex
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
    BitWriter bits = new BitWriter();
    bits.put(1, 1);
    bits.put(n, 11);
    bits.put(facets.length, 52);
    for (long facet : renumbered) {
      bits.put(facet, n);
    }
    return bits.toKey();
  }

  /** Gives the place of each vertex in the canonical order. */
  private static int[] vertexPlaces(int n, long[] facets) {
    List<int[]> incidences = new ArrayList<>();
    int[] colours = new int[n + facets.length];
    for (int f = 0; f < facets.length; f++) {
      colours[n + f] = Long.bitCount(facets[f]);
      for (long left = facets[f]; left != 0; left &= left - 1) {
        incidences.add(new int[] {Long.numberOfTrailingZeros(left), n + f});
      }
    }
    int[] order =
        CanonicalLabelling.of(Graph.ofAnySize(colours.length, incidences, Names.NONE), colours);
    int[] place = new int[n];
    for (int i = 0; i < order.length; i++) {
      if (order[i] < n) {
        place[order[i]] = i;
      }
    }
    return place;
  }
}
