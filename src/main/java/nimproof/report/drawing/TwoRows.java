package nimproof.report.drawing;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import nimproof.structure.Graph;

/** A complete bipartite graph that is not planar, one part above the other. */
final class TwoRows implements Shape {

  @Override
  public Optional<List<Point>> place(Graph graph) {
    int n = graph.vertexCount();
    int[] above = IntStream.range(0, n).filter(v -> !graph.adjacent(0, v)).toArray();
    int[] below = graph.neighbours(0);
    boolean isComplete =
        Math.min(above.length, below.length) >= 3
            && graph.edgeCount() == above.length * below.length
            && IntStream.of(above).allMatch(v -> Arrays.equals(graph.neighbours(v), below));
    if (!isComplete) {
      return Optional.empty();
    }
    Point[] places = new Point[n];
    row(places, above, 0);
    row(places, below, Math.max(1, Math.max(above.length, below.length) / 2.0));
    return Optional.of(Arrays.asList(places));
  }

  private static void row(Point[] places, int[] vertices, double y) {
    for (int i = 0; i < vertices.length; i++) {
      places[vertices[i]] = new Point(i - (vertices.length - 1) / 2.0, y);
    }
  }
}
