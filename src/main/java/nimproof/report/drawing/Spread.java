package nimproof.report.drawing;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimproof.structure.Graph;

/**
 * Any connected graph: the best of a circle, of several layouts by stress, and of those without
 * crossings if it is planar.
 *
 * <p>The best has the fewest crossings; among those, edges keep the furthest from other vertices.
 */
final class Spread implements Shape {

  /** Above this, looking for crossings takes too long; one layout by stress must do. */
  private static final int MOST_EDGES = 400;

  /** The share of all possible edges from which only a circle is readable. */
  private static final double DENSE = 0.5;

  /** How far from other edges a vertex is easy to tell from them. */
  private static final double ROOMY = 0.6;

  @Override
  public Optional<List<Point>> place(Graph graph) {
    Optional<Judged> free = best(graph, others(graph));
    boolean isClear = free.filter(j -> j.crossings() == 0 && -j.crowding() >= ROOMY).isPresent();
    return (isClear ? free : best(graph, Stream.concat(Planar.layouts(graph), layouts(free))))
        .map(Spread::enlarged);
  }

  private static Stream<List<Point>> layouts(Optional<Judged> judged) {
    return judged.stream().map(Judged::places);
  }

  private static Optional<Judged> best(Graph graph, Stream<List<Point>> layouts) {
    return layouts
        .map(places -> new Judged(graph, places))
        .min(Comparator.comparingInt(Judged::crossings).thenComparingDouble(Judged::crowding));
  }

  /** Lays out a graph of which it is not known whether it is planar. */
  private static Stream<List<Point>> others(Graph graph) {
    int n = graph.vertexCount();
    List<Integer> byNumber = IntStream.range(0, n).boxed().toList();
    if (n > 6 && graph.edgeCount() > DENSE * n * (n - 1) / 2) {
      return Stream.of(Circle.place(graph, byNumber));
    }
    Stream<List<Integer>> starts =
        graph.edgeCount() > MOST_EDGES
            ? Stream.of(Walk.depthFirst(graph, 0))
            : Stream.concat(
                Stream.of(byNumber),
                IntStream.range(0, Math.min(n, 8)).mapToObj(v -> Walk.depthFirst(graph, v)));
    return starts.flatMap(order -> candidates(graph, order));
  }

  /** Gives a crowded layout up to twice the room. */
  private static List<Point> enlarged(Judged judged) {
    double factor = Math.max(1, Math.min(2, ROOMY / -judged.crowding()));
    return judged.places().stream().map(at -> at.times(factor)).toList();
  }

  private static Stream<List<Point>> candidates(Graph graph, List<Integer> order) {
    List<Point> circle = Circle.place(graph, order);
    List<Point> relaxed = new Stress(graph, circle).relaxed();
    return graph.edgeCount() > MOST_EDGES ? Stream.of(relaxed) : Stream.of(relaxed, circle);
  }

  private record Judged(List<Point> places, int crossings, double crowding) {
    Judged(Graph graph, List<Point> places) {
      this(places, Crossings.count(graph, places), -Crossings.clearance(graph, places));
    }
  }
}
