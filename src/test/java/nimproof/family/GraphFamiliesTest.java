package nimproof.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import nimproof.structure.Graph;
import nimproof.structure.Invariant;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;

/** The shapes of the parametric graphs, by the names of their vertices. */
class GraphFamiliesTest {

  private static void assertIsomorphic(Structure one, Structure other) {
    assertThat(one.canonicalKey()).isEqualTo(other.canonicalKey());
  }

  private static long degree(Graph graph, String name) {
    return graph.degree(graph.names().indexOf(name, graph.vertexCount()));
  }

  @Test
  void aPathAndACycleAreWhatTheyAreCalled() {
    assertThat(Made.largerFaces(Made.graph("path", 4)))
        .containsExactly("{1, 2}", "{2, 3}", "{3, 4}");
    assertThat(Made.largerFaces(Made.graph("cycle", 4)))
        .containsExactlyInAnyOrder("{1, 2}", "{2, 3}", "{3, 4}", "{1, 4}");
  }

  @Test
  void aWheelIsARimWithAHub() {
    for (int n = 3; n <= 8; n++) {
      Graph wheel = Made.graph("wheel", n);
      int hub = wheel.names().indexOf("O", n + 1);
      assertThat(wheel.degree(hub)).isEqualTo(n);
      assertIsomorphic(wheel.withoutVertex(hub), Made.graph("cycle", n));
    }
    assertThat(Made.largerFaces(Made.graph("wheel", 4)))
        .contains("{1, 2}", "{2, 3}", "{3, 4}", "{1, 4}");
  }

  @Test
  void gridsAndHypercubesAreBipartiteAndSpecialCasesAgree() {
    assertIsomorphic(Made.graph("grid", 1, 6), Made.graph("path", 6));
    assertIsomorphic(Made.graph("grid", 6, 1), Made.graph("path", 6));
    assertIsomorphic(Made.graph("grid", 2, 2), Made.graph("cycle", 4));
    assertIsomorphic(Made.graph("grid", 3, 4), Made.graph("grid", 4, 3));
    assertIsomorphic(Made.graph("hypercube", 2), Made.graph("cycle", 4));
    assertIsomorphic(Made.graph("star", 4), Made.graph("completeMultipartite", List.of(1, 4)));
    assertIsomorphic(
        Made.graph("complete", 4), Made.graph("completeMultipartite", List.of(1, 1, 1, 1)));
    assertThat(Invariant.isBipartite(Made.graph("hypercube", 5))).isTrue();
  }

  @Test
  void aThetaGraphIsThreePathsBetweenAAndB() {
    Graph theta = Made.graph("theta", 1, 2, 4);
    assertThat(Made.largerFaces(theta))
        .containsExactlyInAnyOrder(
            "{A, B}", "{A, b1}", "{B, b1}", "{A, c1}", "{c1, c2}", "{c2, c3}", "{B, c3}");
  }

  @Test
  void aThetaGraphHasNoDoubleEdge() {
    assertThatThrownBy(() -> Made.by("theta", 1, 1, 4))
        .hasMessage("theta(a, b, c): two of the paths are single edges; at most one may be");
  }

  @Test
  void cyclesAtAVertexShareIt() {
    Graph graph = Made.graph("cyclesAtVertex", List.of(3, 4, 5));
    assertThat(degree(graph, "A")).isEqualTo(6);
    Graph apart = graph.withoutVertex(graph.names().indexOf("A", graph.vertexCount()));
    assertThat(apart.components().stream().map(Graph::vertexCount)).containsExactly(2, 3, 4);
    assertThat(Invariant.isForest(apart)).isTrue();
  }

  @Test
  void theGraphGmkHasAnOddCycleABridgeAndTwoTailsAtB() {
    assertThat(Made.largerFaces(Made.graph("oddCycleTails", 3, 1, 2)))
        .containsExactlyInAnyOrder(
            "{A, c1}", "{c1, c2}", "{A, c2}", "{A, B}", "{B, m1}", "{B, k1}", "{k1, k2}");
  }

  @Test
  void aKTailHasKVerticesOfWhichTheLastIsALeaf() {
    for (int m = 1; m <= 4; m++) {
      for (int k = 1; k <= 4; k++) {
        Graph graph = Made.graph("oddCycleTails", 5, m, k);
        assertThat(graph.vertexCount()).isEqualTo(5 + 1 + m + k);
        assertThat(degree(graph, "A")).isEqualTo(3);
        assertThat(degree(graph, "B")).isEqualTo(3);
        assertThat(List.of(degree(graph, "m" + m), degree(graph, "k" + k))).containsOnly(1L);
        assertThat(Invariant.leaves(graph)).hasSize(2);
        assertThat(Invariant.core(graph)).hasSize(5);
      }
    }
  }

  @Test
  void theCycleOfGmkIsOdd() {
    assertThatThrownBy(() -> Made.by("oddCycleTails", 4, 1, 1))
        .hasMessage("oddCycleTails(c, m, k): c is 4; it must be odd");
  }

  @Test
  void aHairballHasItsTailsOnTheCycle() {
    Graph hairball = Made.graph("hairball", 3, List.of(List.of(1, 2), List.of(), List.of(1)));
    assertThat(Made.largerFaces(hairball))
        .containsExactlyInAnyOrder(
            "{1, 2}", "{2, 3}", "{1, 3}", "{1, 1a1}", "{1, 1b1}", "{1b1, 1b2}", "{3, 3a1}");
    assertThatThrownBy(
            () -> Made.by("hairball", 3, List.of(List.of(), List.of(), List.of(), List.of())))
        .hasMessage("hairball(c, tails): tails has 4 lists; the cycle has 3 vertices");
    assertThatThrownBy(() -> Made.by("hairball", 3, List.of(List.of(2, 0))))
        .hasMessage("hairball(c, tails): tails holds 0; the least is 1");
  }

  @Test
  void aCaterpillarHasLegsAtTheVerticesListed() {
    assertThat(Made.largerFaces(Made.graph("caterpillar", 3, List.of(1, 1, 3))))
        .containsExactlyInAnyOrder("{0, 1}", "{1, 2}", "{2, 3}", "{1, L1}", "{1, L2}", "{3, L3}");
    assertThatThrownBy(() -> Made.by("caterpillar", 3, List.of(4)))
        .hasMessage("caterpillar(n, legs): legs holds 4; the path has the vertices 0 to 3");
  }

  @Test
  void aTailIsPutAtTheVertexNamed() {
    Graph wheel = Made.graph("wheel", 3);
    assertThat(Made.largerFaces(Made.structure("withTail", wheel, "O", 2)))
        .contains("{O, t1}", "{t1, t2}");
    assertThat(Made.largerFaces(Made.structure("withTail", wheel, 2, 1))).contains("{2, t1}");
    assertThat(Made.by("withTail", wheel, "O", 0)).isEqualTo(wheel);
    assertThatThrownBy(() -> Made.by("withTail", wheel, "Q", 1))
        .hasMessage("withTail(X, x, k): there is no vertex named Q");
    assertThatThrownBy(() -> Made.by("withTail", Made.by("simplex", 3), 1, 1))
        .hasMessage("withTail(X, x, k): X is no graph; only a graph can take a tail");
  }

  @Test
  void generalizedPetersenGraphsAreCubic() {
    Graph graph = Made.graph("generalizedPetersen", 8, 3);
    assertThat(IntStream.range(0, 16).map(graph::degree)).containsOnly(3);
    assertIsomorphic(graph, Made.graph("mobiusKantor"));
    assertThatThrownBy(() -> Made.by("generalizedPetersen", 8, 4))
        .hasMessage("generalizedPetersen(n, k): k is 4; it must be less than n/2, and n is 8");
  }

  @Test
  void graphsThatWouldBeTooLargeAreRefusedBeforeTheyAreBuilt() {
    assertThatThrownBy(() -> Made.by("grid", 2000, 2000))
        .hasMessage("grid(m, n): a graph on 4,000,000 vertices; the most is 2,000");
    assertThatThrownBy(() -> Made.by("star", 2000))
        .hasMessage("star(n): a graph on 2,001 vertices; the most is 2,000");
    assertThatThrownBy(() -> Made.by("wheel", 2000))
        .hasMessage("wheel(n): a graph on 2,001 vertices; the most is 2,000");
    assertThatThrownBy(
            () ->
                Made.by(
                    "completeMultipartite",
                    IntStream.generate(() -> 2000).limit(100).boxed().toList()))
        .hasMessage("completeMultipartite(sizes): a graph on 200,000 vertices; the most is 2,000");
    assertThatThrownBy(() -> Made.by("theta", 2000, 2000, 2000))
        .hasMessage("theta(a, b, c): a graph on 2,001 vertices; the most is 2,000");
  }
}
