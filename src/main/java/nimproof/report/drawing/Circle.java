package nimproof.report.drawing;

import java.util.Arrays;
import java.util.List;
import nimproof.structure.Graph;

/** Vertices on a circle, where no edge can run through a vertex. */
final class Circle {

  static final double TOP = -StrictMath.PI / 2;

  private Circle() {}

  /** Gives the radius at which neighbours on a circle of n points are one unit apart. */
  static double radius(int n) {
    return n < 2 ? 0 : 1 / (2 * StrictMath.sin(StrictMath.PI / n));
  }

  /** Gives the angle of the i-th of n points, clockwise from a start. */
  static double angle(int i, int n, double start) {
    return start + 2 * StrictMath.PI * i / n;
  }

  /** Places the vertices in some order, clockwise from the top. */
  static List<Point> place(Graph graph, List<Integer> order) {
    int n = graph.vertexCount();
    Point[] places = new Point[n];
    for (int i = 0; i < n; i++) {
      places[order.get(i)] = Point.polar(radius(n), angle(i, n, TOP));
    }
    return Arrays.asList(places);
  }
}
