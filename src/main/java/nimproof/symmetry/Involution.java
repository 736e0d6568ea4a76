package nimproof.symmetry;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Invariant;
import nimproof.structure.Structure;

/**
 * A symmetry of a structure that is its own inverse (Khandhawit and Ye 2011, Definition 4).
 *
 * <p>It maps vertices to vertices and faces to faces. A face may be its own image although its
 * vertices change places; if there is such a face there is such an edge, and then the fixed faces
 * do not form a complex.
 */
public final class Involution {

  private final VertexMap map;

  /** Takes a map that is known to be one. */
  Involution(VertexMap map) {
    this.map = map;
  }

  /** Gives the structure. */
  public Structure structure() {
    return map.structure();
  }

  /** Gives the map of the vertices. */
  public VertexMap map() {
    return map;
  }

  /** Lists the faces that are their own images. */
  public List<Face> fixedFaces() {
    return structure().faces().stream().filter(map::fixes).toList();
  }

  /**
   * Tells whether everything inside a fixed face, or below it in a poset, is fixed: whether the
   * fixed faces of a complex are a complex again.
   */
  public boolean fixedPointsFormComplex() {
    return fixedFaces().stream()
        .flatMap(face -> Below.of(structure(), face).stream())
        .allMatch(map::fixes);
  }

  private boolean fixes(int vertex) {
    return map.image(vertex) == vertex;
  }

  /** Lists the edges whose ends change places. */
  public List<Face> swappedEdges() {
    Graph graph = Invariant.graph(structure());
    return map.swaps().stream()
        .filter(pair -> graph.adjacent(pair.vertices().get(0), pair.vertices().get(1)))
        .toList();
  }

  /** Gives the fixed faces as a structure of its own; see {@link FixedPoints}. */
  public Structure fixedPoints() {
    return FixedPoints.of(map);
  }

  /**
   * Tells whether it exchanges two vertices that are not joined and fixes all others: a binary star
   * (Christensen and Tilford 1997).
   */
  public boolean isBinaryStar() {
    return map.swaps().size() == 1 && swappedEdges().isEmpty();
  }

  /**
   * Tells whether it exchanges the poles of a suspension: a binary star such that every face
   * without the poles can be joined with each of them.
   */
  public boolean isSuspension() {
    if (!isBinaryStar()) {
      return false;
    }
    List<Integer> poles = map.swaps().get(0).vertices();
    return structure().facets().stream().allMatch(facet -> hasExactlyOne(facet, poles));
  }

  private static boolean hasExactlyOne(Face face, List<Integer> poles) {
    return face.vertices().contains(poles.get(0)) != face.vertices().contains(poles.get(1));
  }

  /**
   * Tells whether the moved vertices fall into two halves that it exchanges, without an edge from
   * one half to the other (Mangang 2021, section 6.3: a reducible graph).
   */
  public boolean exchangesHalves() {
    Graph graph = Invariant.graph(structure());
    int[] half = new int[graph.vertexCount()];
    return !map.isIdentity()
        && IntStream.of(map.moved()).allMatch(v -> half[v] != 0 || split(graph, half, v));
  }

  /** Puts all moved vertices connected to a vertex into the first half, their images opposite. */
  private boolean split(Graph graph, int[] half, int start) {
    Deque<Integer> next = new ArrayDeque<>(List.of(start));
    half[start] = 1;
    half[map.image(start)] = 2;
    while (!next.isEmpty()) {
      for (int v : graph.neighbours(next.pop())) {
        if (fixes(v) || half[v] == 1) {
          continue;
        }
        if (half[v] == 2) {
          return false;
        }
        half[v] = 1;
        half[map.image(v)] = 2;
        next.add(v);
      }
    }
    return true;
  }

  /** Writes the swaps, such as {@code 1 <-> 4, 2 <-> 3}. */
  @Override
  public String toString() {
    return map.toString();
  }

  /** Two involutions are equal if they are the same map of equal structures. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Involution involution
        && structure().equals(involution.structure())
        && map.swaps().equals(involution.map.swaps());
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(new Object[] {structure(), map.swaps()});
  }
}
