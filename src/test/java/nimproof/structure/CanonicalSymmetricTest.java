package nimproof.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Canonical keys where refinement alone tells little: symmetric, regular and large structures. */
class CanonicalSymmetricTest {

  private static Graph graph(int n, BiPredicate<Integer, Integer> joined) {
    List<int[]> edges = new ArrayList<>();
    for (int v = 1; v < n; v++) {
      for (int u = 0; u < v; u++) {
        if (joined.test(u, v)) {
          edges.add(new int[] {u, v});
        }
      }
    }
    return Graph.of(n, edges);
  }

  private static Graph cycle(int n) {
    return graph(n, (u, v) -> v - u == 1 || v - u == n - 1);
  }

  private static Graph hypercube(int d) {
    return graph(1 << d, (u, v) -> Integer.bitCount(u ^ v) == 1);
  }

  /** Squares of a 4 × 4 board, joined if in one row or column. */
  private static Graph rook() {
    return graph(16, (u, v) -> u / 4 == v / 4 || u % 4 == v % 4);
  }

  /** The other strongly regular graph with the parameters of the rook's: differences in Z4 × Z4. */
  private static Graph shrikhande() {
    Set<List<Integer>> steps =
        Set.of(
            List.of(0, 1),
            List.of(0, 3),
            List.of(1, 0),
            List.of(3, 0),
            List.of(1, 1),
            List.of(3, 3));
    return graph(
        16, (u, v) -> steps.contains(List.of((v / 4 - u / 4 + 4) % 4, (v % 4 - u % 4 + 4) % 4)));
  }

  private static Graph paley(int q) {
    Set<Integer> squares = new HashSet<>();
    IntStream.range(1, q).forEach(i -> squares.add(i * i % q));
    return graph(q, (u, v) -> squares.contains(v - u));
  }

  /** Pairs from five things, joined if they share none. */
  private static Graph petersen() {
    List<Integer> pairs =
        IntStream.range(0, 32).filter(m -> Integer.bitCount(m) == 2).boxed().toList();
    return graph(10, (u, v) -> (pairs.get(u) & pairs.get(v)) == 0);
  }

  /**
   * The construction of Cai, Fürer and Immerman over K4, which defeats refinement: each vertex of
   * K4 becomes the even subsets of its edges, each edge a pair; twisting one edge changes the
   * class.
   */
  private static Graph caiFurerImmerman(boolean twisted) {
    List<int[]> base =
        List.of(
            new int[] {0, 1},
            new int[] {0, 2},
            new int[] {0, 3},
            new int[] {1, 2},
            new int[] {1, 3},
            new int[] {2, 3});
    List<int[]> edges = new ArrayList<>();
    int next = 12;
    for (int corner = 0; corner < 4; corner++) {
      int at = corner;
      int[] own = IntStream.range(0, 6).filter(e -> touches(base.get(e), at)).toArray();
      for (int subset : new int[] {0b000, 0b011, 0b101, 0b110}) {
        for (int i = 0; i < 3; i++) {
          int side = (subset >>> i & 1) ^ (twisted && corner == 0 && own[i] == 0 ? 1 : 0);
          edges.add(new int[] {next, 2 * own[i] + side});
        }
        next++;
      }
    }
    return Graph.of(next, edges);
  }

  private static boolean touches(int[] edge, int vertex) {
    return edge[0] == vertex || edge[1] == vertex;
  }

  private static Graph randomTree(int n) {
    Random random = new Random(5);
    List<int[]> edges = new ArrayList<>();
    for (int v = 1; v < n; v++) {
      edges.add(new int[] {random.nextInt(v), v});
    }
    return Graph.of(n, edges);
  }

  private static Graph sparse(int n, int edges, long seed) {
    Random random = new Random(seed);
    List<int[]> chosen = new ArrayList<>();
    while (chosen.size() < edges) {
      int u = random.nextInt(n);
      int v = random.nextInt(n);
      if (u != v) {
        chosen.add(new int[] {u, v});
      }
    }
    return Graph.of(n, chosen);
  }

  private static Complex skeleton(int n, int k) {
    List<Face> facets = new ArrayList<>();
    for (long mask = 1; mask < 1L << n; mask++) {
      if (Long.bitCount(mask) == k) {
        facets.add(Face.ofMask(mask));
      }
    }
    return Complex.of(n, facets);
  }

  static Stream<Arguments> structures() {
    return Stream.of(
        Arguments.of("petersen", petersen()),
        Arguments.of("hypercube(4)", hypercube(4)),
        Arguments.of("hypercube(7)", hypercube(7)),
        Arguments.of("24 vertices", Graph.of(24, List.of())),
        Arguments.of("complete(12)", graph(12, (u, v) -> true)),
        Arguments.of("complete(64)", graph(64, (u, v) -> true)),
        Arguments.of("complete(65)", graph(65, (u, v) -> true)),
        Arguments.of("complete(300)", graph(300, (u, v) -> true)),
        Arguments.of("12 pairs left out", graph(24, (u, v) -> u / 2 != v / 2)),
        Arguments.of("rook", rook()),
        Arguments.of("shrikhande", shrikhande()),
        Arguments.of("paley(61)", paley(61)),
        Arguments.of("paley(101)", paley(101)),
        Arguments.of("untwisted", caiFurerImmerman(false)),
        Arguments.of("twisted", caiFurerImmerman(true)),
        Arguments.of("path(1000)", graph(1000, (u, v) -> v - u == 1)),
        Arguments.of("cycle(1000)", cycle(1000)),
        Arguments.of("tree on 1000", randomTree(1000)),
        Arguments.of("sparse on 1000", sparse(1000, 2000, 3)),
        Arguments.of("star with 63 leaves", graph(64, (u, v) -> u == 0)),
        Arguments.of("long tail on a triangle", graph(60, (u, v) -> v - u == 1 || u + v == 2)),
        Arguments.of("skeleton(8, 3)", skeleton(8, 3)),
        Arguments.of("skeleton(10, 5)", skeleton(10, 5)),
        Arguments.of("64 vertices and an edge", Complex.of(64, List.of(Face.of(0, 63)))));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("structures")
  @Timeout(300)
  void relabellingKeepsTheKey(String name, Structure structure) {
    for (int seed = 1; seed <= 3; seed++) {
      assertThat(Relabelling.of(structure, new Random(seed)).canonicalKey())
          .isEqualTo(structure.canonicalKey());
    }
  }

  @Test
  void stronglyRegularGraphsWithTheSameParametersAreToldApart() {
    assertThat(rook().canonicalKey()).isNotEqualTo(shrikhande().canonicalKey());
  }

  @Test
  void aTwistThatRefinementCannotSeeIsSeen() {
    assertThat(caiFurerImmerman(true).canonicalKey())
        .isNotEqualTo(caiFurerImmerman(false).canonicalKey());
  }

  @Test
  void twoTrianglesAreNotAHexagon() {
    Graph triangles = graph(6, (u, v) -> u / 3 == v / 3);
    assertThat(triangles.canonicalKey()).isNotEqualTo(cycle(6).canonicalKey());
  }

  @Test
  void largeSparseGraphsThatDifferInOneEdgeAreToldApart() {
    Graph graph = sparse(1000, 2000, 3);
    int[] edge = graph.edges().get(700);
    Graph other = graph.withoutEdge(edge[0], edge[1]).withEdge(0, graph.adjacent(0, 1) ? 2 : 1);
    assertThat(other.canonicalKey()).isNotEqualTo(graph.canonicalKey());
  }

  @Test
  void keysOfGraphsAndOfComplexesOfHigherDimensionNeverMeet() {
    Set<CanonicalKey> graphs = new HashSet<>();
    for (int n = 1; n <= 12; n++) {
      graphs.add(graph(n, (u, v) -> true).canonicalKey());
      graphs.add(graph(n, (u, v) -> v - u == 1).canonicalKey());
    }
    for (int n = 3; n <= 9; n++) {
      assertThat(graphs).doesNotContain(skeleton(n, 3).canonicalKey());
    }
  }
}
