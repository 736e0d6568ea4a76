package nimproof.report.drawing;

import java.util.List;
import java.util.Optional;
import nimproof.structure.Graph;

/** A way to place the vertices of some connected graphs, with edges about one unit long. */
interface Shape {

  /** The shapes to try, the most telling first; the last takes every graph. */
  List<Shape> ALL =
      List.of(new Snake(), new Radial(), new Hub(), new Lattice(), new TwoRows(), new Spread());

  /** Gives a place for every vertex, all different, if the graph has this shape. */
  Optional<List<Point>> place(Graph graph);

  /** Places a connected graph. */
  static List<Point> best(Graph graph) {
    return ALL.stream().flatMap(shape -> shape.place(graph).stream()).findFirst().orElseThrow();
  }
}
