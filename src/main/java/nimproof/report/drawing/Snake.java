package nimproof.report.drawing;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import nimproof.structure.Graph;

/** A path, drawn from left to right; a long one goes back and forth in rows. */
final class Snake implements Shape {

  private static final int LONGEST_ROW = 12;

  @Override
  public Optional<List<Point>> place(Graph graph) {
    int n = graph.vertexCount();
    int[] degrees = IntStream.range(0, n).map(graph::degree).toArray();
    boolean isPath = graph.edgeCount() == n - 1 && IntStream.of(degrees).allMatch(d -> d <= 2);
    return isPath ? Optional.of(places(graph, rowLength(n))) : Optional.empty();
  }

  /** Makes the rows about equally long. */
  private static int rowLength(int n) {
    int rows = (n + LONGEST_ROW - 1) / LONGEST_ROW;
    return (n + rows - 1) / rows;
  }

  private static List<Point> places(Graph path, int length) {
    int n = path.vertexCount();
    int end = IntStream.range(0, n).filter(v -> path.degree(v) <= 1).findFirst().orElseThrow();
    List<Integer> order = Walk.depthFirst(path, end);
    Point[] places = new Point[n];
    for (int i = 0; i < n; i++) {
      int row = i / length;
      int column = row % 2 == 0 ? i % length : length - 1 - i % length;
      places[order.get(i)] = new Point(column, row);
    }
    return Arrays.asList(places);
  }
}
