package nimproof.symmetry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Hypergraph;
import nimproof.structure.Invariant;
import nimproof.structure.Names;
import nimproof.structure.Poset;
import nimproof.structure.Structure;

/**
 * The faces that an involution fixes, as a structure of their own.
 *
 * <p>A fixed face is a union of fixed vertices and of swapped edges. With one vertex for each of
 * these, fixed faces become the faces of a complex, and inclusion stays inclusion. So take-away on
 * the fixed faces is take-away on this structure, even if an edge is swapped and the fixed faces
 * themselves are not a complex: the edge is then played as a vertex, which is how Khandhawit and Ye
 * (2011, figure 3) read it. Such a vertex is named after its edge, {@code 1~2}. All this holds for
 * any map that is its own inverse, even if it does not map faces to faces.
 *
 * <p>Of a poset, the fixed elements; of a hypergraph, the fixed vertices and the hyperedges between
 * them.
 */
final class FixedPoints {

  private final VertexMap map;
  private final Graph graph;
  private final List<String> names = new ArrayList<>();
  private final Map<Integer, Integer> place = new HashMap<>();

  private FixedPoints(VertexMap map) {
    this.map = map;
    this.graph = Invariant.graph(map.structure());
  }

  /** Gives the structure of the faces that a map, which must be its own inverse, fixes. */
  static Structure of(VertexMap map) {
    FixedPoints fixed = new FixedPoints(map);
    if (map.structure() instanceof Poset poset) {
      return fixed.poset(poset);
    }
    fixed.placeVertices();
    if (map.structure() instanceof Hypergraph) {
      return fixed.hypergraph();
    }
    return map.structure() instanceof Graph ? fixed.graph() : fixed.complex();
  }

  /** The fixed elements, in the order of the poset. */
  private Poset poset(Poset poset) {
    int[] fixed = fixedVertices();
    List<int[]> below = new ArrayList<>();
    for (int x = 0; x < fixed.length; x++) {
      int[] above = poset.upSet(fixed[x]);
      for (int y = 0; y < fixed.length; y++) {
        if (x != y && Arrays.binarySearch(above, fixed[y]) >= 0) {
          below.add(new int[] {x, y});
        }
      }
    }
    List<String> kept = IntStream.of(fixed).mapToObj(map::name).toList();
    return Poset.of(fixed.length, below, Names.of(kept));
  }

  private int[] fixedVertices() {
    return IntStream.range(0, map.structure().vertexCount())
        .filter(v -> map.image(v) == v)
        .toArray();
  }

  /**
   * The fixed vertices and the hyperedges between them.
   *
   * @throws IllegalArgumentException if a hyperedge is fixed and one of its vertices is not: the
   *     fixed faces are no hypergraph then
   */
  private Hypergraph hypergraph() {
    List<Face> larger = new ArrayList<>();
    for (Face face : map.structure().faces()) {
      boolean moves = face.vertices().stream().anyMatch(v -> map.image(v) != v);
      if (moves && map.fixes(face)) {
        throw new IllegalArgumentException(
            "the fixed faces are not a hypergraph: %s is fixed, and not all of its vertices are"
                .formatted(map.structure().describe(face)));
      }
      if (!moves && face.size() > 1) {
        larger.add(Face.of(face.vertices().stream().mapToInt(place::get).toArray()));
      }
    }
    return Hypergraph.of(names.size(), larger, Names.of(names));
  }

  /** Gives fixed vertices a place each, and the two ends of a swapped edge a common one. */
  private void placeVertices() {
    for (int v = 0; v < graph.vertexCount(); v++) {
      int w = map.image(v);
      if (v == w) {
        add(map.name(v), v);
      } else if (v < w && graph.adjacent(v, w)) {
        add(map.name(v) + "~" + map.name(w), v);
        place.put(w, place.get(v));
      }
    }
  }

  private void add(String name, int vertex) {
    place.put(vertex, names.size());
    names.add(name);
  }

  private Graph graph() {
    if (names.size() == graph.vertexCount() - map.moved().length) {
      return graph.induced(fixedVertices());
    }
    List<int[]> edges = new ArrayList<>();
    for (int[] edge : graph.edges()) {
      if (map.image(edge[0]) == edge[0] && map.image(edge[1]) == edge[1]) {
        edges.add(new int[] {place.get(edge[0]), place.get(edge[1])});
      }
    }
    return Graph.of(names.size(), edges, Names.DEFAULT.extended(0, names));
  }

  /** The largest fixed face inside a facet holds the vertices whose images are in it, too. */
  private Complex complex() {
    List<Face> faces = new ArrayList<>();
    for (Face facet : map.structure().facets()) {
      int[] fixed =
          facet.vertices().stream()
              .filter(v -> facet.vertices().contains(map.image(v)))
              .mapToInt(place::get)
              .distinct()
              .toArray();
      if (fixed.length > 0) {
        faces.add(Face.of(fixed));
      }
    }
    return Complex.of(names.size(), faces, Names.DEFAULT.extended(0, names));
  }
}
