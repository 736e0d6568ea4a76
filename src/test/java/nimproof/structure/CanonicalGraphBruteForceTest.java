package nimproof.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Canonical keys of graphs against isomorphism found by trying every permutation. */
class CanonicalGraphBruteForceTest {

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 1", "2, 2", "3, 4", "4, 11", "5, 34", "6, 156"})
  void allGraphsHaveEqualKeysExactlyIfTheyAreIsomorphic(int n, int classes) {
    int[] classOf = isomorphismClasses(n);
    Map<CanonicalKey, Integer> classOfKey = new HashMap<>();
    for (int mask = 0; mask < classOf.length; mask++) {
      Integer before = classOfKey.putIfAbsent(graph(n, mask).canonicalKey(), classOf[mask]);
      assertThat(before).as("class of %s", graph(n, mask)).isIn(null, classOf[mask]);
    }
    assertThat(classOfKey).hasSize(classes);
    assertThat(new HashSet<>(classOfKey.values())).hasSize(classes);
  }

  /** Numbers the classes of graphs, given as bit masks of their edges, by walking each orbit. */
  private static int[] isomorphismClasses(int n) {
    List<int[]> moves = Relabelling.permutations(n).stream().map(p -> edgeImages(n, p)).toList();
    int[] classOf = new int[1 << n * (n - 1) / 2];
    int classes = 0;
    for (int mask = 0; mask < classOf.length; mask++) {
      if (classOf[mask] == 0) {
        classes++;
        for (int[] image : moves) {
          classOf[moved(mask, image)] = classes;
        }
      }
    }
    return classOf;
  }

  private static int moved(int mask, int[] image) {
    int result = 0;
    for (int left = mask; left != 0; left &= left - 1) {
      result |= 1 << image[Integer.numberOfTrailingZeros(left)];
    }
    return result;
  }

  private static int[] edgeImages(int n, int[] vertexImages) {
    int[] images = new int[n * (n - 1) / 2];
    for (int v = 1; v < n; v++) {
      for (int u = 0; u < v; u++) {
        images[number(u, v)] = number(vertexImages[u], vertexImages[v]);
      }
    }
    return images;
  }

  private static int number(int u, int v) {
    int high = Math.max(u, v);
    return high * (high - 1) / 2 + Math.min(u, v);
  }

  private static Graph graph(int n, int mask) {
    List<int[]> edges = new ArrayList<>();
    for (int v = 1; v < n; v++) {
      for (int u = 0; u < v; u++) {
        if ((mask >>> number(u, v) & 1) != 0) {
          edges.add(new int[] {u, v});
        }
      }
    }
    return Graph.of(n, edges);
  }

  @Property(tries = 60)
  void nearMissesOnSevenVerticesAreToldApart(
      @ForAll("sevenVertices") Graph graph, @ForAll Random random) {
    Graph near = withOneEdgeMoved((Graph) Relabelling.of(graph, random), random);
    assertThat(near.canonicalKey().equals(graph.canonicalKey()))
        .isEqualTo(areIsomorphic(graph, near));
  }

  @Provide
  Arbitrary<Graph> sevenVertices() {
    return RandomGraphs.onVertices(7, 14);
  }

  static Graph withOneEdgeMoved(Graph graph, Random random) {
    List<int[]> edges = graph.edges();
    if (edges.isEmpty()) {
      return graph;
    }
    int[] gone = edges.get(random.nextInt(edges.size()));
    int end = random.nextInt(graph.vertexCount());
    return end == gone[0] || graph.adjacent(gone[0], end)
        ? graph
        : graph.withoutEdge(gone[0], gone[1]).withEdge(gone[0], end);
  }

  private static boolean areIsomorphic(Graph one, Graph other) {
    return Relabelling.permutations(one.vertexCount()).stream()
        .anyMatch(image -> Relabelling.of(one, image).equals(other));
  }

  @Property(tries = 30)
  void everyRelabellingOfAGraphOnSixVerticesHasItsKey(@ForAll("sixVertices") Graph graph) {
    Set<CanonicalKey> keys = new HashSet<>();
    Relabelling.permutations(6).forEach(p -> keys.add(Relabelling.of(graph, p).canonicalKey()));
    assertThat(keys).containsExactly(graph.canonicalKey());
  }

  @Provide
  Arbitrary<Graph> sixVertices() {
    return RandomGraphs.onVertices(6, 15);
  }
}
