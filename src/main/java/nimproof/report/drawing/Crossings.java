package nimproof.report.drawing;

import java.util.List;
import nimproof.structure.Graph;

/** Judges a drawing with straight edges. */
final class Crossings {

  /** Above this nothing is counted. */
  private static final int MOST_EDGES = 1_000;

  private Crossings() {}

  /** Counts the pairs of edges that cross. */
  static int count(Graph graph, List<Point> places) {
    List<int[]> edges = graph.edges();
    int crossings = 0;
    for (int i = 0; i < edges.size() && edges.size() <= MOST_EDGES; i++) {
      for (int j = 0; j < i; j++) {
        crossings += cross(places, edges.get(i), edges.get(j)) ? 1 : 0;
      }
    }
    return crossings;
  }

  private static boolean cross(List<Point> places, int[] e, int[] f) {
    if (e[0] == f[0] || e[0] == f[1] || e[1] == f[0] || e[1] == f[1]) {
      return false;
    }
    Point a = places.get(e[0]);
    Point b = places.get(e[1]);
    Point c = places.get(f[0]);
    Point d = places.get(f[1]);
    return a.side(c, d) * b.side(c, d) < 0 && c.side(a, b) * d.side(a, b) < 0;
  }

  /** Gives the least distance of a vertex from an edge it does not belong to, or from a vertex. */
  static double clearance(Graph graph, List<Point> places) {
    double least = Double.MAX_VALUE;
    for (int v = 0; v < places.size(); v++) {
      for (int w = 0; w < v; w++) {
        least = Math.min(least, places.get(v).distanceTo(places.get(w)));
      }
      for (int[] edge : graph.edges()) {
        if (edge[0] != v && edge[1] != v) {
          least = Math.min(least, distance(places, v, edge));
        }
      }
    }
    return least;
  }

  /**
   * Gives the least distance of a vertex and its edges from everything else; negative if an edge of
   * it crosses another.
   */
  static double room(Graph graph, List<Point> places, int v) {
    double least = Double.MAX_VALUE;
    for (int w = 0; w < places.size(); w++) {
      if (w != v) {
        least = Math.min(least, places.get(v).distanceTo(places.get(w)));
      }
    }
    for (int[] edge : graph.edges()) {
      boolean isOwn = edge[0] == v || edge[1] == v;
      least = Math.min(least, isOwn ? roomOf(graph, places, edge) : distance(places, v, edge));
    }
    return least;
  }

  private static double roomOf(Graph graph, List<Point> places, int[] edge) {
    double least = Double.MAX_VALUE;
    for (int w = 0; w < places.size(); w++) {
      if (w != edge[0] && w != edge[1]) {
        least = Math.min(least, distance(places, w, edge));
      }
    }
    return graph.edges().stream().anyMatch(other -> cross(places, edge, other)) ? -1 : least;
  }

  private static double distance(List<Point> places, int v, int[] edge) {
    return places
        .get(v)
        .distanceTo(places.get(v).nearestOn(places.get(edge[0]), places.get(edge[1])));
  }
}
