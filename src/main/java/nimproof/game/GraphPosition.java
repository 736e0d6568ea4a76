package nimproof.game;

import java.util.List;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Graph;

/** Take-away on a graph: moves 0 … v-1 take a vertex, the others an edge, in the graph's order. */
final class GraphPosition implements Position {

  private final Graph graph;
  private List<int[]> edges;

  GraphPosition(Graph graph) {
    this.graph = graph;
  }

  Graph graph() {
    return graph;
  }

  private List<int[]> edges() {
    if (edges == null) {
      edges = graph.edges();
    }
    return edges;
  }

  @Override
  public int moveCount() {
    return graph.vertexCount() + edges().size();
  }

  @Override
  public int size() {
    return graph.faceCount();
  }

  @Override
  public Position after(int move) {
    int n = graph.vertexCount();
    if (move < n) {
      return new GraphPosition(graph.withoutVertex(move));
    }
    int[] edge = edges().get(move - n);
    return new GraphPosition(graph.withoutEdge(edge[0], edge[1]));
  }

  @Override
  public List<? extends Position> components() {
    List<Graph> components = graph.components();
    return components.size() == 1
        ? List.of(this)
        : components.stream().map(GraphPosition::new).toList();
  }

  @Override
  public CanonicalKey key() {
    return graph.canonicalKey();
  }
}
