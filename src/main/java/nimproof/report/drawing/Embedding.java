package nimproof.report.drawing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import nimproof.structure.Graph;
import org.jgrapht.Graphs;
import org.jgrapht.alg.interfaces.PlanarityTestingAlgorithm;
import org.jgrapht.alg.planar.BoyerMyrvoldPlanarityInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;

/**
 * A planar graph on the sphere, up to bending: the neighbours of each vertex, clockwise.
 *
 * <p>Found by JGraphT's algorithm of Boyer and Myrvold (Journal of Graph Algorithms and
 * Applications 2004), in linear time.
 */
record Embedding(List<List<Integer>> around) {

  /** Embeds a connected graph; empty if it is not planar. */
  static Optional<Embedding> of(Graph graph) {
    var converted = new SimpleGraph<Integer, DefaultEdge>(DefaultEdge.class);
    IntStream.range(0, graph.vertexCount()).forEach(converted::addVertex);
    graph.edges().forEach(edge -> converted.addEdge(edge[0], edge[1]));
    var inspector = new BoyerMyrvoldPlanarityInspector<>(converted);
    return inspector.isPlanar()
        ? Optional.of(new Embedding(around(converted, inspector.getEmbedding())))
        : Optional.empty();
  }

  private static List<List<Integer>> around(
      org.jgrapht.Graph<Integer, DefaultEdge> graph,
      PlanarityTestingAlgorithm.Embedding<Integer, DefaultEdge> embedding) {
    return IntStream.range(0, graph.vertexSet().size())
        .mapToObj(
            v ->
                embedding.getEdgesAround(v).stream()
                    .map(edge -> Graphs.getOppositeVertex(graph, edge, v))
                    .toList())
        .toList();
  }

  /** Lists the walks round the faces, the longest first; each edge is passed once on each side. */
  List<List<Integer>> faces() {
    Set<List<Integer>> passed = new HashSet<>();
    List<List<Integer>> faces = new ArrayList<>();
    for (int v = 0; v < around.size(); v++) {
      for (int w : around.get(v)) {
        if (!passed.contains(List.of(v, w))) {
          faces.add(face(v, w, passed));
        }
      }
    }
    faces.sort(Comparator.comparingInt(face -> -face.size()));
    return faces;
  }

  private List<Integer> face(int from, int to, Set<List<Integer>> passed) {
    List<Integer> walk = new ArrayList<>();
    int v = from;
    int w = to;
    while (passed.add(List.of(v, w))) {
      walk.add(v);
      List<Integer> neighbours = around.get(w);
      int next = neighbours.get((neighbours.indexOf(v) + 1) % neighbours.size());
      v = w;
      w = next;
    }
    return walk;
  }
}
