package nimproof.report.drawing;

import java.util.Arrays;
import java.util.List;
import nimproof.structure.Graph;

/**
 * Moves vertices until distances in the plane are close to distances in the graph.
 *
 * <p>Stress majorisation (Gansner, Koren and North, Graph Drawing 2004), one vertex at a time:
 * every other vertex votes for the place at the right distance from it, with weight 1/distance².
 * Then vertices that are too close to an edge are pushed off it. Cost: n² for each round.
 */
final class Stress {

  private static final int ROUNDS = 250;
  private static final int CAREFUL_ROUNDS = 100;
  private static final int PUSHES = 60;
  private static final double CLEAR = 0.42;

  /** What is moved less than this has come to rest. */
  private static final double SETTLED = 0.01;

  private final Graph graph;
  private final int[][] distance;
  private final Point[] places;

  Stress(Graph graph, List<Point> start) {
    this.graph = graph;
    this.places = start.toArray(Point[]::new);
    this.distance = new int[places.length][];
    Arrays.setAll(distance, v -> Walk.distances(graph, v));
  }

  List<Point> relaxed() {
    for (int round = 0; round < ROUNDS; round++) {
      for (int v = 0; v < places.length; v++) {
        places[v] = vote(v);
      }
    }
    for (int round = 0; round < PUSHES && push(); round++) {}
    return List.of(places);
  }

  /**
   * Does the same from a start without crossings, and takes no step that makes one or that brings a
   * vertex and an edge too close together.
   */
  List<Point> relaxedWithoutCrossing() {
    boolean moved = true;
    for (int round = 0; round < CAREFUL_ROUNDS && moved; round++) {
      moved = false;
      for (int v = 0; v < places.length; v++) {
        moved |= stepTowards(v, vote(v));
      }
    }
    return List.of(places);
  }

  /** Goes the whole way, or else half of it, and so on; tells whether that is worth going on. */
  private boolean stepTowards(int v, Point wanted) {
    Point here = places[v];
    double room = Math.min(CLEAR, Crossings.room(graph, Arrays.asList(places), v));
    for (double share = 1; share > 0.2; share /= 2) {
      double dx = share * (wanted.x() - here.x());
      double dy = share * (wanted.y() - here.y());
      places[v] = here.plus(dx, dy);
      if (Crossings.room(graph, Arrays.asList(places), v) >= room) {
        return here.distanceTo(places[v]) > SETTLED;
      }
    }
    places[v] = here;
    return false;
  }

  private Point vote(int v) {
    double x = 0;
    double y = 0;
    double weights = 0;
    for (int w = 0; w < places.length; w++) {
      if (w != v) {
        double weight = 1.0 / (distance[v][w] * distance[v][w]);
        double apart = Math.max(1e-9, places[v].distanceTo(places[w]));
        double ratio = distance[v][w] / apart;
        x += weight * (places[w].x() + (places[v].x() - places[w].x()) * ratio);
        y += weight * (places[w].y() + (places[v].y() - places[w].y()) * ratio);
        weights += weight;
      }
    }
    return weights == 0 ? places[v] : new Point(x / weights, y / weights);
  }

  /** Pushes every vertex off the edges that pass too close; tells whether there were any. */
  private boolean push() {
    boolean pushed = false;
    for (int v = 0; v < places.length; v++) {
      for (int[] edge : graph.edges()) {
        if (edge[0] != v && edge[1] != v) {
          pushed |= pushOff(v, places[edge[0]], places[edge[1]]);
        }
      }
    }
    return pushed;
  }

  private boolean pushOff(int v, Point from, Point to) {
    Point nearest = places[v].nearestOn(from, to);
    double apart = places[v].distanceTo(nearest);
    if (apart >= CLEAR) {
      return false;
    }
    double length = Math.max(1e-9, from.distanceTo(to));
    double dx = apart > 1e-6 ? (places[v].x() - nearest.x()) / apart : (from.y() - to.y()) / length;
    double dy = apart > 1e-6 ? (places[v].y() - nearest.y()) / apart : (to.x() - from.x()) / length;
    double step = (CLEAR - apart) / 2 + 0.01;
    places[v] = places[v].plus(step * dx, step * dy);
    return true;
  }
}
