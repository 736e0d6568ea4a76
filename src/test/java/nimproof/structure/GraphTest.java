package nimproof.structure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GraphTest {

  private static Graph path(int n) {
    return Graph.of(n, IntStream.range(1, n).mapToObj(v -> new int[] {v - 1, v}).toList());
  }

  private static final Graph PAW =
      Graph.of(
          4,
          List.of(new int[] {0, 1}, new int[] {2, 0}, new int[] {1, 2}, new int[] {2, 3}),
          Names.of(List.of("a", "b", "c", "d")));

  @Test
  void facesAreVerticesThenEdges() {
    assertThat(PAW.faces())
        .containsExactly(
            Face.of(0),
            Face.of(1),
            Face.of(2),
            Face.of(3),
            Face.of(0, 1),
            Face.of(0, 2),
            Face.of(1, 2),
            Face.of(2, 3));
    assertThat(PAW.faceCount()).isEqualTo(8);
    assertThat(PAW.facets()).isEqualTo(PAW.faces().subList(4, 8));
  }

  @Test
  void anIsolatedVertexIsAFacet() {
    assertThat(Graph.of(2, List.of()).facets()).containsExactly(Face.of(0), Face.of(1));
  }

  @Test
  void takingAVertexTakesItsEdgesAndKeepsTheOtherNames() {
    Graph left = PAW.without(Face.of(2));
    assertThat(left).isEqualTo(Graph.of(3, List.of(new int[] {0, 1})));
    assertThat(List.of(left.names().of(0), left.names().of(1), left.names().of(2)))
        .containsExactly("a", "b", "d");
  }

  @Test
  void takingAnEdgeKeepsTheVertices() {
    Graph left = PAW.without(Face.of(0, 1));
    assertThat(left).isEqualTo(Graph.of(4, List.of(edge(0, 2), edge(1, 2), edge(2, 3))));
    assertThat(left.names().of(3)).isEqualTo("d");
  }

  private static int[] edge(int u, int v) {
    return new int[] {u, v};
  }

  @Test
  void takingDoesNotChangeTheGraphItIsTakenFrom() {
    Graph before = Graph.of(4, PAW.edges());
    PAW.without(Face.of(2));
    PAW.without(Face.of(0, 1));
    PAW.edges().get(0)[0] = 3;
    PAW.neighbours(2)[0] = 3;
    assertThat(PAW).isEqualTo(before);
  }

  @Test
  void theListOfEdgesMayChangeAfterwards() {
    List<int[]> edges = new ArrayList<>(List.of(edge(0, 1)));
    Graph graph = Graph.of(3, edges);
    edges.add(edge(1, 2));
    assertThat(graph.edgeCount()).isEqualTo(1);
  }

  @Test
  void whatIsNotAFaceCannotBeTaken() {
    assertThatThrownBy(() -> PAW.without(Face.of(1, 3))).hasMessage("{b, d} is not a face");
    assertThatThrownBy(() -> PAW.without(Face.of(0, 1, 2))).hasMessage("{a, b, c} is not a face");
    assertThatThrownBy(() -> path(3).without(Face.of(3))).hasMessage("{4} is not a face");
  }

  @Test
  void componentsComeInTheOrderOfTheirFirstVerticesWithTheirNames() {
    Graph graph = Graph.of(5, List.of(edge(0, 3), edge(1, 4)), names("p", "q", "r", "s", "t"));
    List<Graph> components = graph.components();
    assertThat(components.stream().map(Graph::toString)).containsExactly("A_", "A_", "@");
    assertThat(components.get(0).describe(Face.of(0, 1))).isEqualTo("{p, s}");
    assertThat(components.get(1).describe(Face.of(0, 1))).isEqualTo("{q, t}");
    assertThat(components.get(2).describe(Face.of(0))).isEqualTo("{r}");
  }

  private static Names names(String... names) {
    return Names.of(List.of(names));
  }

  @Test
  void theEmptyGraphHasNothing() {
    Graph empty = Graph.of(0, List.of());
    assertThat(empty.faces()).isEmpty();
    assertThat(empty.components()).isEmpty();
    assertThat(empty.dimension()).isEqualTo(-1);
  }

  @Test
  void aThousandVerticesWork() {
    Graph path = path(1000);
    assertThat(path.faceCount()).isEqualTo(1999);
    assertThat(path.without(Face.of(500)).components())
        .extracting(Graph::vertexCount)
        .containsExactly(500, 499);
    assertThat(path.without(Face.of(998, 999)).components().get(1).names().of(0)).isEqualTo("1000");
    assertThat(path.neighbours(64)).containsExactly(63, 65);
    assertThat(path(2000).vertexCount()).isEqualTo(2000);
  }

  @Test
  void namedAndAnonymousGraphsSplitAlike() {
    for (int n : new int[] {1, 2, 63, 64, 65, 130}) {
      Graph path = path(n);
      assertThat(path.anonymous().withoutVertex(n / 2)).isEqualTo(path.withoutVertex(n / 2));
      assertThat(path.anonymous().withoutVertex(n / 2).components())
          .isEqualTo(path.withoutVertex(n / 2).components());
      assertThat(path.anonymous().components()).isEqualTo(path.components());
    }
  }

  @Test
  void wrongGraphsAreRefused() {
    assertThatThrownBy(() -> Graph.of(2001, List.of()))
        .hasMessage("a graph on 2,001 vertices; the most is 2,000");
    assertThatThrownBy(() -> Graph.of(3, List.of(edge(1, 1)))).hasMessage("a graph has no loops");
    assertThatThrownBy(() -> Graph.of(3, List.of(edge(1, 3))))
        .hasMessage("an edge joins 1 and 3; the vertices are 0 to 2");
  }
}
