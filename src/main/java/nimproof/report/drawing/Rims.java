package nimproof.report.drawing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Hypergraph;
import nimproof.structure.Invariant;
import nimproof.structure.Names;

/**
 * Joins the corners of each large hyperedge in a ring, where edges do not join them already.
 *
 * <p>Sides are first the pairs that lie in two hyperedges, so that two faces of a solid meet in an
 * edge; then pairs of small numbers, until the ring is closed.
 */
final class Rims {

  private final Hypergraph hypergraph;
  private final Graph graph;

  private Rims(Hypergraph hypergraph) {
    this.hypergraph = hypergraph;
    this.graph = Invariant.graph(hypergraph);
  }

  /** Gives the graph to be laid out for a hypergraph. */
  static Graph of(Hypergraph hypergraph) {
    return new Rims(hypergraph).joined();
  }

  /** Gives the corners of a face in the order of its rim, if that is a ring without chords. */
  static Optional<List<Integer>> ring(Graph rims, Face face) {
    int[] corners = face.vertices().stream().mapToInt(Integer::intValue).toArray();
    Graph rim = rims.induced(corners);
    List<Integer> order = Walk.depthFirst(rim, 0);
    boolean isRing =
        rim.edgeCount() == corners.length
            && order.size() == corners.length
            && order.stream().allMatch(v -> rim.degree(v) == 2);
    return isRing ? Optional.of(order.stream().map(i -> corners[i]).toList()) : Optional.empty();
  }

  private Graph joined() {
    List<int[]> edges = new ArrayList<>(graph.edges());
    for (Face face : hypergraph.faces()) {
      if (face.size() > 2 && !isConnected(face.vertices())) {
        edges.addAll(ring(face.vertices()));
      }
    }
    return Graph.of(graph.vertexCount(), edges, Names.DEFAULT);
  }

  private boolean isConnected(List<Integer> corners) {
    Graph part = graph.induced(corners.stream().mapToInt(Integer::intValue).toArray());
    return part.edgeCount() >= corners.size() - 1 && Walk.components(part).size() == 1;
  }

  private List<int[]> ring(List<Integer> corners) {
    int[] sides = new int[graph.vertexCount()];
    int[] path = IntStream.range(0, graph.vertexCount()).toArray();
    List<int[]> ring = new ArrayList<>();
    for (int[] pair : pairs(corners)) {
      if (sides[pair[0]] < 2 && sides[pair[1]] < 2 && path[pair[0]] != path[pair[1]]) {
        ring.add(pair);
        sides[pair[0]]++;
        sides[pair[1]]++;
        int kept = path[pair[0]];
        int old = path[pair[1]];
        Arrays.setAll(path, v -> path[v] == old ? kept : path[v]);
      }
    }
    ring.add(corners.stream().mapToInt(v -> v).filter(v -> sides[v] < 2).toArray());
    return ring;
  }

  private List<int[]> pairs(List<Integer> corners) {
    List<int[]> pairs = new ArrayList<>();
    for (int v : corners) {
      corners.stream().filter(w -> w > v).forEach(w -> pairs.add(new int[] {v, w}));
    }
    pairs.sort(Comparator.comparing(pair -> !isShared(pair)));
    return pairs;
  }

  private boolean isShared(int[] pair) {
    List<Integer> side = List.of(pair[0], pair[1]);
    return hypergraph.faces().stream()
            .filter(face -> face.vertices().containsAll(side))
            .limit(2)
            .count()
        == 2;
  }
}
