package nimproof.symmetry;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Invariant;
import nimproof.structure.Structure;

/**
 * Searches for an involution without a swapped edge: a permutation of the vertices, other than the
 * identity, that is its own inverse, maps faces to faces, and swaps the ends of no edge.
 *
 * <p>These are the involutions by which a complex can be reduced (Khandhawit and Ye 2011, Theorem 1
 * and Definition 5); a structure without any is in simplest form. Vertices are paired one by one,
 * keeping adjacency; faces of more than two vertices are checked at the end. Cost: exponential in
 * the worst case, small where degrees tell the vertices apart.
 */
public final class Involutions {

  private final Structure structure;
  private final Graph graph;
  private final int[] image;

  private Involutions(Structure structure) {
    this.structure = structure;
    this.graph = Invariant.graph(structure);
    this.image = new int[structure.vertexCount()];
    Arrays.fill(image, -1);
  }

  /** Finds one such involution, as the image of each vertex. */
  public static Optional<int[]> find(Structure structure) {
    Involutions search = new Involutions(structure);
    return search.extend(0, false) ? Optional.of(search.image) : Optional.empty();
  }

  /** Chooses the image of the first vertex without one, and so on. */
  private boolean extend(int v, boolean moved) {
    if (v == image.length) {
      return moved && keepsFaces();
    }
    if (image[v] >= 0) {
      return extend(v + 1, moved);
    }
    for (int w = image.length - 1; w >= v; w--) {
      if (image[w] < 0 && fits(v, w)) {
        image[v] = w;
        image[w] = v;
        if (extend(v + 1, moved || v != w)) {
          return true;
        }
        image[v] = -1;
        image[w] = -1;
      }
    }
    return false;
  }

  /** Tells whether swapping v and w agrees with all images chosen so far and swaps no edge. */
  private boolean fits(int v, int w) {
    if (v != w && graph.adjacent(v, w) || graph.degree(v) != graph.degree(w)) {
      return false;
    }
    for (int u = 0; u < image.length; u++) {
      if (image[u] >= 0
          && (graph.adjacent(v, u) != graph.adjacent(w, image[u])
              || graph.adjacent(w, u) != graph.adjacent(v, image[u]))) {
        return false;
      }
    }
    return true;
  }

  private boolean keepsFaces() {
    if (structure.dimension() <= 1) {
      return true;
    }
    Set<Face> facets = new HashSet<>(structure.facets());
    return facets.stream()
        .allMatch(
            facet ->
                facets.contains(
                    Face.of(facet.vertices().stream().mapToInt(v -> image[v]).toArray())));
  }
}
