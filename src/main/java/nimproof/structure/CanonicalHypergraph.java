package nimproof.structure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The canonical key of a connected hypergraph: that of a graph with a further vertex for each
 * hyperedge of three or more vertices, joined to its vertices.
 */
final class CanonicalHypergraph {

  private CanonicalHypergraph() {}

  static CanonicalKey key(Hypergraph connected) {
    int n = connected.vertexCount();
    if (n <= CanonicalTinyHypergraph.MOST_VERTICES) {
      return CanonicalTinyHypergraph.key(n, connected.sets());
    }
    Optional<CanonicalKey> small =
        HypergraphStack.holds(connected)
            ? CanonicalSmallGraph.key(rows(connected), n)
            : Optional.empty();
    return small.orElseGet(() -> longKey(connected));
  }

  /** Gives the rows of the graph that stands for a hypergraph of not too many large hyperedges. */
  static long[] rows(Hypergraph hypergraph) {
    int n = hypergraph.vertexCount();
    long[] sets = hypergraph.sets();
    int edges = hypergraph.edgeCount();
    long[] large = Arrays.copyOfRange(sets, edges, sets.length);
    long[] rows = new long[n + large.length];
    for (long set : sets) {
      if (Long.bitCount(set) == 2) {
        int u = Long.numberOfTrailingZeros(set);
        int v = 63 - Long.numberOfLeadingZeros(set);
        rows[u] |= 1L << v;
        rows[v] |= 1L << u;
      }
    }
    for (int i = 0; i < large.length; i++) {
      rows[n + i] = large[i];
      for (long left = large[i]; left != 0; left &= left - 1) {
        rows[Long.numberOfTrailingZeros(left)] |= 1L << n + i;
      }
    }
    return rows;
  }

  /** Writes the hyperedges as sorted masks of the vertices in canonical order. */
  static CanonicalKey longKey(Hypergraph connected) {
    int n = connected.vertexCount();
    long[] sets = connected.sets();
    List<int[]> incidences = new ArrayList<>();
    int[] colours = new int[n + sets.length];
    for (int i = 0; i < sets.length; i++) {
      colours[n + i] = 1;
      for (long left = sets[i]; left != 0; left &= left - 1) {
        incidences.add(new int[] {Long.numberOfTrailingZeros(left), n + i});
      }
    }
    int[] order =
        CanonicalLabelling.of(Graph.ofAnySize(colours.length, incidences, Names.NONE), colours);
    int[] place = new int[n];
    for (int i = 0; i < n; i++) {
      place[order[i]] = i;
    }
    BitWriter bits = KeyKind.LARGE_HYPERGRAPH.begin();
    bits.put(n, 7);
    bits.put(sets.length, 32);
    Arrays.stream(sets).map(set -> placed(set, place)).sorted().forEach(set -> bits.put(set, n));
    return bits.toKey();
  }

  private static long placed(long set, int[] place) {
    long result = 0;
    for (long left = set; left != 0; left &= left - 1) {
      result |= 1L << place[Long.numberOfTrailingZeros(left)];
    }
    return result;
  }
}
