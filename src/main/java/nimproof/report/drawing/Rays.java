package nimproof.report.drawing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import nimproof.structure.Graph;

/**
 * Trees that radiate from a core: one vertex in the middle, or a cycle around it.
 *
 * <p>A vertex one step further out lies one unit further from the middle, inside the wedge of its
 * parent; wedges are divided by the number of leaves. A wedge is kept so narrow that its edges
 * cannot cross the circle of the parent.
 */
final class Rays {

  private final Graph graph;
  private final List<Integer> core;
  private final Point[] places;

  /** Takes a connected graph that falls into trees without the edges of its core. */
  Rays(Graph graph, List<Integer> core) {
    this.graph = graph;
    this.core = core;
    this.places = new Point[graph.vertexCount()];
  }

  List<Point> placed() {
    placeCore();
    return Arrays.asList(places);
  }

  private void placeCore() {
    int n = core.size();
    List<Integer> carriers =
        IntStream.range(0, n).filter(i -> hasTree(core.get(i))).boxed().toList();
    double start =
        carriers.size() == 1 ? -2 * StrictMath.PI * carriers.get(0) / n : n == 1 ? 0 : Circle.TOP;
    for (int i = 0; i < n; i++) {
      double angle = Circle.angle(i, n, start);
      double width = n == 1 ? 2 * StrictMath.PI : width(i, n, carriers);
      branch(core.get(i), -1, Circle.radius(n), angle, width);
    }
  }

  private boolean hasTree(int v) {
    return IntStream.of(graph.neighbours(v)).anyMatch(w -> !core.contains(w));
  }

  /** Lets a tree spread over the part of the circle that no other tree needs. */
  private static double width(int i, int n, List<Integer> carriers) {
    int nearest =
        carriers.stream()
            .filter(j -> j != i)
            .mapToInt(j -> Math.min(Math.floorMod(i - j, n), Math.floorMod(j - i, n)))
            .min()
            .orElse(n);
    return Math.min(0.9 * StrictMath.PI, 2 * StrictMath.PI * nearest / n);
  }

  private void branch(int v, int parent, double radius, double angle, double width) {
    places[v] = Point.polar(radius, angle);
    double narrow =
        radius == 0 ? width : Math.min(width, 2 * StrictMath.acos(radius / (radius + 1)));
    List<Integer> children = children(v, parent);
    int total = children.stream().mapToInt(w -> leaves(w, v)).sum();
    double from = angle - narrow / 2 - (radius == 0 ? firstHalf(children, v, narrow / total) : 0);
    for (int child : children) {
      double share = narrow * leaves(child, v) / total;
      branch(child, v, radius + 1, from + share / 2, share);
      from += share;
    }
  }

  /** Turns the whole tree so that the first branch points to the left. */
  private double firstHalf(List<Integer> children, int v, double leaf) {
    return children.isEmpty() ? 0 : leaf * leaves(children.get(0), v) / 2;
  }

  private List<Integer> children(int v, int parent) {
    List<Integer> children = new ArrayList<>();
    for (int w : graph.neighbours(v)) {
      if (w != parent && !(core.contains(w) && core.contains(v))) {
        children.add(w);
      }
    }
    return children;
  }

  private int leaves(int v, int parent) {
    List<Integer> children = children(v, parent);
    return children.isEmpty() ? 1 : children.stream().mapToInt(w -> leaves(w, v)).sum();
  }
}
