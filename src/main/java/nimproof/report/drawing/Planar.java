package nimproof.report.drawing;

import java.util.List;
import java.util.stream.Stream;
import nimproof.structure.Graph;

/** Layouts of a planar graph without a crossing, one for each of its largest faces outside. */
final class Planar {

  /** Above this, other layouts must do. */
  private static final int MOST_VERTICES = 64;

  private static final int MOST_FACES = 8;

  private Planar() {}

  /** Lays out a connected graph with a cycle; gives nothing if it is not planar. */
  static Stream<List<Point>> layouts(Graph graph) {
    int n = graph.vertexCount();
    boolean isPossible = n <= MOST_VERTICES && graph.edgeCount() <= 3 * n - 6;
    return isPossible
        ? Embedding.of(graph).stream().flatMap(embedding -> layouts(graph, embedding))
        : Stream.empty();
  }

  private static Stream<List<Point>> layouts(Graph graph, Embedding embedding) {
    List<List<Integer>> faces = embedding.faces();
    return faces.stream()
        .limit(MOST_FACES)
        .map(outer -> scaled(graph, Tutte.place(embedding, outer, faces)))
        .flatMap(at -> Stream.of(at, relaxed(graph, at)));
  }

  /** Begins with more room than is needed, because little of it would stay little. */
  private static List<Point> relaxed(Graph graph, List<Point> places) {
    List<Point> roomy = places.stream().map(at -> at.times(2)).toList();
    return new Stress(graph, roomy).relaxedWithoutCrossing();
  }

  /** Makes edges one unit long on average. */
  private static List<Point> scaled(Graph graph, List<Point> places) {
    double mean =
        graph.edges().stream()
            .mapToDouble(edge -> places.get(edge[0]).distanceTo(places.get(edge[1])))
            .average()
            .orElse(1);
    return places.stream().map(at -> at.times(1 / mean)).toList();
  }
}
