package nimproof.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class InvariantTest {

  /** A triangle with a tail of two vertices, and a vertex alone. */
  private static final Graph KITE = graph(6, 0, 1, 1, 2, 0, 2, 2, 3, 3, 4);

  private static Graph graph(int n, int... ends) {
    List<int[]> edges = new ArrayList<>();
    for (int i = 0; i < ends.length; i += 2) {
      edges.add(new int[] {ends[i], ends[i + 1]});
    }
    return Graph.of(n, edges);
  }

  @Test
  void aTriangleWithATailHasTheInvariantsOfOne() {
    assertThat(Invariant.isBipartite(KITE)).isFalse();
    assertThat(Invariant.isForest(KITE)).isFalse();
    assertThat(Invariant.girth(KITE)).isEqualTo(3);
    assertThat(Invariant.degrees(KITE)).containsExactly(3L, 2L, 2L, 2L, 1L, 0L);
    assertThat(Invariant.leaves(KITE)).containsExactly(4);
    assertThat(Invariant.core(KITE)).containsExactly(0, 1, 2);
    assertThat(Invariant.faces(KITE, 1)).isEqualTo(6);
    assertThat(Invariant.faces(KITE, 2)).isEqualTo(5);
    assertThat(Invariant.faces(KITE, 3)).isZero();
    assertThat(Invariant.degree(KITE, 2)).isEqualTo(3);
    assertThat(Invariant.neighbours(KITE, 2)).containsExactly(0, 1, 3);
  }

  @Test
  void aForestHasNoCycleAndATreeIsConnected() {
    Graph path = graph(3, 0, 1, 1, 2);
    Graph forest = graph(4, 0, 1, 2, 3);
    assertThat(List.of(Invariant.isForest(path), Invariant.isTree(path))).containsOnly(true);
    assertThat(Invariant.isForest(forest)).isTrue();
    assertThat(Invariant.isTree(forest)).isFalse();
    assertThat(Invariant.girth(forest)).isZero();
    assertThat(Invariant.core(forest)).isEmpty();
    assertThat(Invariant.isTree(Graph.of(0, List.of()))).isFalse();
  }

  @Test
  void aComplexWithATriangleIsNoForest() {
    Complex triangle = Complex.of(3, List.of(Face.of(0, 1, 2)));
    assertThat(Invariant.isForest(triangle)).isFalse();
    assertThat(Invariant.faces(triangle, 3)).isEqualTo(1);
    assertThat(Invariant.edges(triangle))
        .containsExactly(Face.of(0, 1), Face.of(0, 2), Face.of(1, 2));
  }

  @Property
  void bipartiteMeansThatSomeSplitLeavesNoEdgeInside(
      @ForAll(supplier = RandomGraphs.class) Graph graph) {
    boolean splits = false;
    for (int side = 0; side < 1 << graph.vertexCount() && !splits; side++) {
      int part = side;
      splits = graph.edges().stream().allMatch(e -> (part >>> e[0] & 1) != (part >>> e[1] & 1));
    }
    assertThat(Invariant.isBipartite(graph)).isEqualTo(splits);
  }

  @Property
  void aForestIsAGraphWithoutGirthAndWithoutCore(
      @ForAll(supplier = RandomGraphs.class) Graph graph) {
    boolean forest = Invariant.isForest(graph);
    assertThat(Invariant.girth(graph) == 0).isEqualTo(forest);
    assertThat(Invariant.core(graph).length == 0).isEqualTo(forest);
  }
}
