package nimproof.report.drawing;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import nimproof.structure.Graph;

/**
 * A square grid, drawn as one.
 *
 * <p>Two corners at the ends of one side, w apart, give every vertex its place: a vertex at
 * distances p and q from them is in column (p - q + w) / 2 and row (p + q - w) / 2.
 */
final class Lattice implements Shape {

  @Override
  public Optional<List<Point>> place(Graph graph) {
    int n = graph.vertexCount();
    int[] corners = IntStream.range(0, n).filter(v -> graph.degree(v) == 2).toArray();
    boolean isSparse = graph.edgeCount() <= 2 * n;
    return corners.length < 4 || !isSparse
        ? Optional.empty()
        : IntStream.of(corners)
            .skip(1)
            .boxed()
            .flatMap(other -> from(graph, corners[0], other).stream())
            .findFirst();
  }

  private static Optional<List<Point>> from(Graph graph, int left, int right) {
    int[] p = Walk.distances(graph, left);
    int[] q = Walk.distances(graph, right);
    int w = p[right];
    List<Point> places =
        IntStream.range(0, p.length)
            .mapToObj(v -> new Point((p[v] - q[v] + w) / 2.0, (p[v] + q[v] - w) / 2.0))
            .toList();
    return isGrid(graph, places, w) ? Optional.of(places) : Optional.empty();
  }

  /** Tells whether the places fill a rectangle and the edges join exactly the neighbours in it. */
  private static boolean isGrid(Graph graph, List<Point> places, int w) {
    int columns = w + 1;
    int rows = graph.vertexCount() / columns;
    boolean fills =
        rows * columns == graph.vertexCount()
            && new HashSet<>(places).size() == places.size()
            && places.stream().allMatch(at -> at.x() <= w && at.y() < rows);
    return fills
        && graph.edgeCount() == rows * (columns - 1) + columns * (rows - 1)
        && graph.edges().stream()
            .allMatch(edge -> places.get(edge[0]).distanceTo(places.get(edge[1])) == 1);
  }
}
