package nimproof.report.drawing;

import java.util.ArrayList;
import java.util.List;
import nimproof.structure.DisjointSum;
import nimproof.structure.Heaps;
import nimproof.structure.Hypergraph;
import nimproof.structure.Invariant;
import nimproof.structure.Poset;
import nimproof.structure.Structure;

/** Finds a place for every vertex of a structure of any kind. */
final class Places {

  private Places() {}

  static List<Point> of(Structure structure) {
    if (structure instanceof Poset poset) {
      return Hasse.of(poset);
    }
    if (structure instanceof Heaps heaps) {
      return rows(heaps);
    }
    if (structure instanceof DisjointSum sum) {
      return sideBySide(sum.summands());
    }
    return Layout.of(
        structure instanceof Hypergraph hypergraph
            ? Rims.of(hypergraph)
            : Invariant.graph(structure));
  }

  /** Puts every heap into a row of its own. */
  private static List<Point> rows(Heaps heaps) {
    List<Point> places = new ArrayList<>();
    int row = 0;
    for (Heaps heap : heaps.components()) {
      for (int token = 0; token < heap.vertexCount(); token++) {
        places.add(new Point(token * 0.6, row));
      }
      row++;
    }
    return places;
  }

  /** Puts every summand to the right of the one before. */
  private static List<Point> sideBySide(List<Structure> summands) {
    List<Point> places = new ArrayList<>();
    for (Structure summand : summands) {
      List<Point> own = of(summand);
      double right = places.stream().mapToDouble(Point::x).max().orElse(-1);
      double left = own.stream().mapToDouble(Point::x).min().orElse(0);
      own.forEach(p -> places.add(new Point(p.x() - left + right + 1, p.y())));
    }
    return places;
  }
}
