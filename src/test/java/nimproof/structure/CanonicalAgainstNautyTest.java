package nimproof.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Canonical keys against nauty's canonical labels, where nauty is installed. */
class CanonicalAgainstNautyTest {

  @ParameterizedTest
  @CsvSource({"5, 0.5", "8, 0.3", "8, 0.5", "12, 0.2", "20, 0.1", "40, 0.05", "70, 0.03"})
  void relabelledAndNearMissPairsAreEqualExactlyIfNautySaysSo(int n, double density) {
    Random random = new Random(n);
    List<Graph> graphs = new ArrayList<>();
    for (int i = 0; i < 150; i++) {
      Graph graph = randomGraph(n, density, random);
      Graph relabelled = (Graph) Relabelling.of(graph, random);
      graphs.add(graph);
      graphs.add(relabelled);
      graphs.add(CanonicalGraphBruteForceTest.withOneEdgeMoved(relabelled, random));
    }
    assertSameClasses(graphs);
  }

  @Test
  void regularGraphsAreEqualExactlyIfNautySaysSo() {
    Random random = new Random(1);
    List<Graph> graphs = new ArrayList<>();
    for (String line : Nauty.run(List.of(), "geng", "-q", "-d3", "-D3", "12")) {
      graphs.add(Graph6.decode(line));
      graphs.add((Graph) Relabelling.of(Graph6.decode(line), random));
    }
    assertThat(graphs).hasSize(2 * 94);
    assertSameClasses(graphs);
  }

  /** Compares neighbours in the list, and the number of classes of the whole list. */
  private static void assertSameClasses(List<Graph> graphs) {
    List<String> labels =
        Nauty.run(graphs.stream().map(Graph6::encode).toList(), "labelg", "-q", "-g");
    List<CanonicalKey> keys = graphs.stream().map(Graph::canonicalKey).toList();
    for (int i = 1; i < graphs.size(); i++) {
      assertThat(keys.get(i).equals(keys.get(i - 1)))
          .as("%s and %s", graphs.get(i - 1), graphs.get(i))
          .isEqualTo(labels.get(i).equals(labels.get(i - 1)));
    }
    Set<CanonicalKey> distinct = new HashSet<>(keys);
    assertThat(distinct).hasSameSizeAs(new HashSet<>(labels));
  }

  private static Graph randomGraph(int n, double density, Random random) {
    List<int[]> edges = new ArrayList<>();
    for (int v = 1; v < n; v++) {
      for (int u = 0; u < v; u++) {
        if (random.nextDouble() < density) {
          edges.add(new int[] {u, v});
        }
      }
    }
    return Graph.of(n, edges);
  }
}
