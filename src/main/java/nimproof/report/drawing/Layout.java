package nimproof.report.drawing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import nimproof.structure.Graph;

/** Places a graph: each connected component by itself, then side by side in rows. */
final class Layout {

  private static final double GAP = 1;

  private Layout() {}

  /** Gives every vertex its own place. */
  static List<Point> of(Graph graph) {
    List<Part> parts = new ArrayList<>();
    for (int[] component : Walk.components(graph)) {
      parts.add(new Part(component, landscape(Shape.best(graph.induced(component)))));
    }
    parts.sort(Comparator.comparingInt(part -> -part.vertices().length));
    return sideBySide(graph.vertexCount(), parts);
  }

  /** Lays down what is much higher than wide, for pages and screens are not. */
  private static List<Point> landscape(List<Point> places) {
    Part part = new Part(new int[0], places);
    return part.height() > 1.2 * part.width() + 1
        ? places.stream().map(at -> new Point(at.y(), -at.x())).toList()
        : places;
  }

  /** Fills rows that are about as wide as all of them are high. */
  private static List<Point> sideBySide(int n, List<Part> parts) {
    double area = parts.stream().mapToDouble(p -> (p.width() + GAP) * (p.height() + GAP)).sum();
    double widest = parts.stream().mapToDouble(Part::width).max().orElse(0);
    double limit = Math.max(widest, 1.7 * Math.sqrt(area)) + 1e-6;
    Point[] places = new Point[n];
    double x = 0;
    double y = 0;
    List<Part> row = new ArrayList<>();
    for (Part part : parts) {
      if (x + part.width() > limit) {
        y += putRow(places, row, y) + GAP;
        row.clear();
        x = 0;
      }
      row.add(part);
      x += part.width() + GAP;
    }
    putRow(places, row, y);
    return Arrays.asList(places);
  }

  /** Puts a row, its parts centred on one line, and returns its height. */
  private static double putRow(Point[] places, List<Part> row, double y) {
    double height = row.stream().mapToDouble(Part::height).max().orElse(0);
    double x = 0;
    for (Part part : row) {
      part.put(places, x, y + (height - part.height()) / 2);
      x += part.width() + GAP;
    }
    return height;
  }

  /** The vertices of a component and their places. */
  private record Part(int[] vertices, List<Point> places) {

    double left() {
      return places.stream().mapToDouble(Point::x).min().orElse(0);
    }

    double top() {
      return places.stream().mapToDouble(Point::y).min().orElse(0);
    }

    double width() {
      return places.stream().mapToDouble(Point::x).max().orElse(0) - left();
    }

    double height() {
      return places.stream().mapToDouble(Point::y).max().orElse(0) - top();
    }

    void put(Point[] all, double x, double y) {
      for (int i = 0; i < vertices.length; i++) {
        all[vertices[i]] = places.get(i).plus(x - left(), y - top());
      }
    }
  }
}
