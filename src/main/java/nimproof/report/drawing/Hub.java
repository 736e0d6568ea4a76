package nimproof.report.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import nimproof.structure.Graph;

/** A wheel: the hub in the middle, the rim around it. */
final class Hub implements Shape {

  @Override
  public Optional<List<Point>> place(Graph graph) {
    int n = graph.vertexCount();
    boolean counts = n >= 4 && graph.edgeCount() == 2 * (n - 1);
    return counts
        ? IntStream.range(0, n)
            .map(i -> n - 1 - i)
            .filter(hub -> graph.degree(hub) == n - 1)
            .mapToObj(hub -> around(graph, hub))
            .findFirst()
            .flatMap(places -> places)
        : Optional.empty();
  }

  private static Optional<List<Point>> around(Graph graph, int hub) {
    Graph rim = graph.withoutVertex(hub);
    List<Integer> order = Walk.depthFirst(rim, 0);
    boolean isCycle =
        order.size() == rim.vertexCount()
            && IntStream.range(0, rim.vertexCount()).allMatch(v -> rim.degree(v) == 2);
    if (!isCycle) {
      return Optional.empty();
    }
    double stretch = Math.max(1, 1.1 / Circle.radius(order.size()));
    List<Point> places = new ArrayList<>();
    for (Point point : Circle.place(rim, order)) {
      places.add(point.times(stretch));
    }
    places.add(hub, Point.ORIGIN);
    return Optional.of(places);
  }
}
