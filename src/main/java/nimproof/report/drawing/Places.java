package nimproof.report.drawing;

import java.util.ArrayList;
import java.util.List;
import nimproof.structure.DisjointSum;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Heaps;
import nimproof.structure.Hypergraph;
import nimproof.structure.Invariant;
import nimproof.structure.Names;
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
    Graph graph = Invariant.graph(structure);
    return Layout.of(structure instanceof Hypergraph ? withRims(structure, graph) : graph);
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

  /** Joins the vertices of each large hyperedge in a ring, where edges do not join them already. */
  private static Graph withRims(Structure structure, Graph graph) {
    List<int[]> edges = new ArrayList<>(graph.edges());
    for (Face face : structure.faces()) {
      List<Integer> corners = face.vertices();
      boolean hasRim = isConnected(graph, corners);
      for (int i = 0; i < corners.size() && corners.size() > 2 && !hasRim; i++) {
        edges.add(new int[] {corners.get(i), corners.get((i + 1) % corners.size())});
      }
    }
    return Graph.of(graph.vertexCount(), edges, Names.DEFAULT);
  }

  private static boolean isConnected(Graph graph, List<Integer> corners) {
    Graph part = graph.induced(corners.stream().mapToInt(Integer::intValue).toArray());
    return part.edgeCount() >= corners.size() - 1 && Walk.components(part).size() == 1;
  }
}
