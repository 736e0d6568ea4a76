package nimproof.structure;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;

/** Graphs on up to 7 vertices with up to 10 edges, for properties. */
public final class RandomGraphs implements ArbitrarySupplier<Graph> {

  @Override
  public Arbitrary<Graph> get() {
    return Arbitraries.integers().between(0, 7).flatMap(n -> onVertices(n, 10));
  }

  /** Gives the graphs on n vertices with at most some number of edges. */
  public static Arbitrary<Graph> onVertices(int n, int mostEdges) {
    List<int[]> pairs = pairs(n);
    if (pairs.isEmpty()) {
      return Arbitraries.just(Graph.of(n, List.of()));
    }
    return Arbitraries.integers()
        .between(0, pairs.size() - 1)
        .set()
        .ofMaxSize(Math.min(mostEdges, pairs.size()))
        .map(chosen -> Graph.of(n, edges(pairs, chosen)));
  }

  private static List<int[]> edges(List<int[]> pairs, Set<Integer> chosen) {
    return chosen.stream().map(pairs::get).toList();
  }

  private static List<int[]> pairs(int n) {
    List<int[]> pairs = new ArrayList<>();
    for (int u = 0; u < n; u++) {
      for (int v = u + 1; v < n; v++) {
        pairs.add(new int[] {u, v});
      }
    }
    return pairs;
  }
}
