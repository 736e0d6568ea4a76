package nimproof.family;

import static nimproof.family.Parameter.number;
import static nimproof.family.Parameter.numbers;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import nimproof.family.Parameter.Type;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Hypergraph;
import nimproof.structure.Invariant;
import nimproof.structure.Names;
import nimproof.structure.Structure;

/** Hypergraphs, and polygonal complexes as the hypergraphs of their edges and polygons. */
final class HypergraphFamilies {

  private static final Parameter X = Parameter.of("X", Type.STRUCTURE);

  private HypergraphFamilies() {}

  static List<Family> all() {
    return List.of(
        Family.one(
            "hypergraph",
            List.of(number("n", 0, 64), Parameter.of("hyperedges", Type.FACES)),
            "the hypergraph with n vertices and these hyperedges",
            HypergraphFamilies::hypergraph),
        Family.all(
            "hypergraphs",
            List.of(number("n", 0, 8), numbers("sizes", 2)),
            "every hypergraph with n vertices and hyperedges of these sizes",
            a -> HypergraphLevels.all(a, a.integer(0), a.integers(1))),
        Family.one(
            "polygonWithTails",
            List.of(number("n", 3, 64), numbers("tails", 0)),
            "a polygon with n corners, filled; corner i carries a tail of the i-th length",
            HypergraphFamilies::polygonWithTails),
        Family.one(
            "withoutEdges",
            List.of(X),
            "the vertices and the faces of X with three or more vertices",
            a -> withoutEdges(a.structure(0))),
        Family.one(
            "quadrangulation",
            List.of(X),
            "every polygon of X cut from a centre to the middles of its edges; no edges are left",
            a -> quadrangulation(a.structure(0))),
        Family.one(
            "edgeGraph",
            List.of(X),
            "the graph of the vertices and edges of X",
            a -> Invariant.graph(a.structure(0))));
  }

  private static Hypergraph hypergraph(Arguments a) {
    int n = a.integer(0);
    Set<String> used = new LinkedHashSet<>();
    a.faces(1).forEach(used::addAll);
    if (used.size() > n) {
      throw a.bad("the hyperedges name %d vertices; n is %d".formatted(used.size(), n));
    }
    List<String> numbers = IntStream.rangeClosed(1, n).mapToObj(Integer::toString).toList();
    List<String> names = numbers;
    if (!numbers.containsAll(used)) {
      names = new ArrayList<>(used);
      numbers.stream().filter(i -> !used.contains(i)).limit(n - used.size()).forEach(names::add);
    }
    List<Face> faces = new ArrayList<>();
    for (List<String> face : a.faces(1)) {
      if (Set.copyOf(face).size() != face.size()) {
        throw a.bad("%s names a vertex twice".formatted(face));
      }
      faces.add(Face.of(face.stream().mapToInt(names::indexOf).toArray()));
    }
    return Hypergraph.of(n, faces, Names.of(names));
  }

  private static Hypergraph polygonWithTails(Arguments a) {
    int n = a.integer(0);
    int[] tails = a.integers(1);
    if (tails.length > n) {
      throw a.bad("tails has %d lengths; the polygon has %d corners".formatted(tails.length, n));
    }
    GraphSketch sketch = new GraphSketch();
    IntStream.rangeClosed(1, n).forEach(i -> sketch.vertex(Integer.toString(i)));
    IntStream.range(0, n).forEach(i -> sketch.edge(i, (i + 1) % n));
    for (int i = 0; i < tails.length; i++) {
      sketch.tail(i, tails[i], (i + 1) + ".");
    }
    Graph graph = sketch.toGraph();
    List<Face> faces = new ArrayList<>(Invariant.edges(graph));
    faces.add(Face.of(IntStream.range(0, n).toArray()));
    return Hypergraph.of(graph.vertexCount(), faces, graph.names());
  }

  private static Hypergraph withoutEdges(Structure x) {
    List<Face> large = x.faces().stream().filter(face -> face.size() > 2).toList();
    return Hypergraph.of(x.vertexCount(), large, x.names());
  }

  /** Names centres c1, c2, … and the middle of the edge {a, b} a-b. */
  private static Hypergraph quadrangulation(Structure x) {
    List<Face> edges = Invariant.edges(x);
    List<Face> polygons = x.faces().stream().filter(face -> face.size() > 2).toList();
    List<String> added = new ArrayList<>();
    edges.forEach(edge -> added.add(name(x, edge, 0) + "-" + name(x, edge, 1)));
    IntStream.rangeClosed(1, polygons.size()).forEach(i -> added.add("c" + i));
    List<Face> quadrilaterals = new ArrayList<>();
    for (int i = 0; i < polygons.size(); i++) {
      int centre = x.vertexCount() + edges.size() + i;
      List<Integer> polygon = polygons.get(i).vertices();
      for (int corner : polygon) {
        IntStream sides =
            IntStream.range(0, edges.size())
                .filter(e -> edges.get(e).vertices().contains(corner))
                .filter(e -> polygon.containsAll(edges.get(e).vertices()))
                .map(e -> x.vertexCount() + e);
        quadrilaterals.add(
            Face.of(IntStream.concat(IntStream.of(corner, centre), sides).toArray()));
      }
    }
    int n = x.vertexCount() + added.size();
    return Hypergraph.of(n, quadrilaterals, x.names().extended(x.vertexCount(), added));
  }

  private static String name(Structure x, Face edge, int end) {
    return x.names().of(edge.vertices().get(end));
  }
}
