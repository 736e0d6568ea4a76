package nimproof.family;

import static nimproof.family.Parameter.number;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import nimproof.family.Parameter.Type;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Names;
import nimproof.structure.Structure;

/** Simplicial complexes given by numbers, and constructions that make new structures from old. */
final class ComplexFamilies {

  private static final Parameter X = Parameter.of("X", Type.STRUCTURE);

  private ComplexFamilies() {}

  static List<Family> all() {
    return List.of(
        Family.one(
            "simplex",
            List.of(number("n", 1, 20)),
            "all nonempty subsets of an n-set",
            a -> skeleton(a.integer(0), a.integer(0))),
        Family.one(
            "simplexBoundary",
            List.of(number("n", 1, 20)),
            "all nonempty proper subsets of an n-set: subset take-away on n elements",
            a -> skeleton(a.integer(0), a.integer(0) - 1)),
        Family.one(
            "skeleton",
            List.of(number("n", 1, 64), number("k", 0, 20)),
            "all nonempty subsets of an n-set with at most k elements",
            a -> skeleton(a.integer(0), a.integer(1))),
        Family.one(
            "torus9",
            List.of(),
            "the torus triangulated with 9 vertices X, 1, 2, A–F and 18 triangles",
            a -> torus9()),
        Family.one(
            "suspension",
            List.of(X),
            "X and two new vertices, each joined to every face of X but not to each other",
            a -> suspension(a.structure(0))),
        Family.one(
            "disjoint",
            List.of(X, Parameter.of("Y", Type.STRUCTURE)),
            "X and Y side by side",
            a -> Sum.of(List.of(a.structure(0), a.structure(1)))),
        Family.one(
            "sum",
            List.of(Parameter.of("structures", Type.STRUCTURE_LIST)),
            "these structures side by side, of the same kind or not",
            a -> Sum.of(a.structures(0))),
        Family.one(
            "facePoset",
            List.of(X),
            "the poset of the faces of X, ordered by inclusion",
            a -> Sum.facePoset(a.structure(0))),
        Family.one(
            "withTail",
            List.of(X, Parameter.of("x", Type.VERTEX), number("k", 0)),
            "the graph X with a k-tail at its vertex x",
            a -> withTail(a)));
  }

  private static Complex skeleton(int n, int k) {
    if (k == 0) {
      return Complex.of(0, List.of());
    }
    List<Face> facets = new ArrayList<>();
    subsets(n, Math.min(n, k), 0, new ArrayList<>(), facets);
    return Complex.of(n, facets);
  }

  private static void subsets(int n, int size, int from, List<Integer> chosen, List<Face> into) {
    if (size == 0) {
      into.add(new Face(chosen));
      return;
    }
    for (int v = from; v <= n - size && into.size() <= Complex.MOST_FACETS; v++) {
      chosen.add(v);
      subsets(n, size - 1, v + 1, chosen, into);
      chosen.remove(chosen.size() - 1);
    }
  }

  /**
   * The torus as a square with opposite sides glued, each small square cut by its rising diagonal.
   *
   * <pre>
   *   X 1 2 X
   *   A C D A
   *   B E F B
   *   X 1 2 X
   * </pre>
   */
  private static Complex torus9() {
    List<Face> facets = new ArrayList<>();
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        int lowerLeft = (row + 1) % 3 * 3 + column;
        int upperRight = row * 3 + (column + 1) % 3;
        facets.add(Face.of(row * 3 + column, lowerLeft, upperRight));
        facets.add(Face.of((row + 1) % 3 * 3 + (column + 1) % 3, lowerLeft, upperRight));
      }
    }
    return Complex.of(9, facets, Names.of(List.of("X", "1", "2", "A", "C", "D", "B", "E", "F")));
  }

  private static Complex suspension(Structure x) {
    if (!(x instanceof Graph || x instanceof Complex)) {
      throw new IllegalArgumentException("X must be a graph or a complex");
    }
    int n = x.vertexCount();
    List<Face> facets = new ArrayList<>();
    for (int pole = n; pole < n + 2; pole++) {
      facets.add(Face.of(pole));
      for (Face facet : x.facets()) {
        facets.add(joined(facet, pole));
      }
    }
    return Complex.of(n + 2, facets, x.names().extended(n, List.of("N", "S")));
  }

  private static Face joined(Face face, int vertex) {
    return Face.of(
        IntStream.concat(face.vertices().stream().mapToInt(v -> v), IntStream.of(vertex))
            .toArray());
  }

  private static Graph withTail(Arguments a) {
    if (!(a.structure(0) instanceof Graph graph)) {
      throw a.bad("X is no graph; only a graph can take a tail");
    }
    int n = graph.vertexCount();
    int k = a.integer(2);
    int end = a.vertex(1, graph);
    List<int[]> edges = new ArrayList<>(graph.edges());
    for (int i = 0; i < k; i++) {
      edges.add(new int[] {i == 0 ? end : n + i - 1, n + i});
    }
    List<String> tail = IntStream.rangeClosed(1, k).mapToObj(i -> "t" + i).toList();
    return Graph.of(n + k, edges, graph.names().extended(n, tail));
  }
}
