package nimproof.game;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Structure;

/** Graph Nim: a move removes any nonempty set of edges at one vertex; vertices stay. */
final class GraphNim implements Ruleset {

  /** A vertex with more edges has too many moves to list. */
  private static final int MOST_EDGES = 16;

  @Override
  public String name() {
    return "graph-nim";
  }

  @Override
  public String summary() {
    return "on a graph: remove any nonempty set of edges at one vertex; vertices stay";
  }

  @Override
  public boolean isPlayedOn(Structure structure) {
    return structure instanceof Graph;
  }

  @Override
  public Position start(Structure structure) {
    Kinds.require(this, structure, "a graph");
    return new GraphNimPosition(((Graph) structure).anonymous());
  }

  @Override
  public List<Move> moves(Structure structure) {
    Kinds.require(this, structure, "a graph");
    return moves((Graph) structure);
  }

  @Override
  public Structure after(Structure structure, Move move) {
    Kinds.require(this, structure, "a graph");
    boolean isStar =
        IntStream.range(0, structure.vertexCount())
            .anyMatch(v -> move.faces().stream().allMatch(edge -> isEdgeAt(v, edge)));
    if (!isStar || move.faces().isEmpty()) {
      throw new IllegalArgumentException(
          "%s are not edges at one vertex".formatted(move.describe(structure)));
    }
    return without((Graph) structure, move);
  }

  private static boolean isEdgeAt(int vertex, Face face) {
    return face.size() == 2 && face.vertices().contains(vertex);
  }

  private static Graph without(Graph graph, Move move) {
    Graph left = graph;
    for (Face edge : move.faces()) {
      left = left.without(edge);
    }
    return left;
  }

  /** Lists the sets of edges by their centre; a single edge is listed once. */
  private static List<Move> moves(Graph graph) {
    Set<Move> moves = new LinkedHashSet<>();
    for (int v = 0; v < graph.vertexCount(); v++) {
      int[] neighbours = graph.neighbours(v);
      if (neighbours.length > MOST_EDGES) {
        throw new IllegalArgumentException(
            "graph-nim: a vertex has %d edges; the most is %d"
                .formatted(neighbours.length, MOST_EDGES));
      }
      for (int chosen = 1; chosen < 1 << neighbours.length; chosen++) {
        List<Face> edges = new ArrayList<>();
        for (int i = 0; i < neighbours.length; i++) {
          if ((chosen >>> i & 1) != 0) {
            edges.add(Face.of(v, neighbours[i]));
          }
        }
        moves.add(new Move(edges));
      }
    }
    return List.copyOf(moves);
  }

  /** A graph on which graph Nim is played. */
  private static final class GraphNimPosition implements Position {

    private final Graph graph;
    private List<Move> moves;

    GraphNimPosition(Graph graph) {
      this.graph = graph;
    }

    private List<Move> moves() {
      if (moves == null) {
        moves = GraphNim.moves(graph);
      }
      return moves;
    }

    @Override
    public int moveCount() {
      return moves().size();
    }

    @Override
    public int size() {
      return graph.edgeCount();
    }

    @Override
    public Position after(int move) {
      return new GraphNimPosition(without(graph, moves().get(move)));
    }

    /** Splits into components; those without an edge have no moves and are left out. */
    @Override
    public List<? extends Position> components() {
      return graph.components().stream()
          .filter(component -> component.vertexCount() > 1)
          .map(GraphNimPosition::new)
          .toList();
    }

    @Override
    public CanonicalKey key() {
      return graph.canonicalKey();
    }
  }
}
