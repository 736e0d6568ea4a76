package nimproof.symmetry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimproof.structure.DisjointSum;
import nimproof.structure.Face;
import nimproof.structure.Heaps;
import nimproof.structure.Structure;

/**
 * A permutation of the vertices of a structure, and what it does to sets of them.
 *
 * <p>It need not map faces to faces: see {@link Hypotheses} for what it takes to be an involution.
 */
public final class VertexMap {

  private final Structure structure;
  private final int[] image;

  /**
   * Takes the image of each vertex.
   *
   * @throws IllegalArgumentException if two vertices have the same image, or for heaps
   */
  public VertexMap(Structure structure, int[] image) {
    if (structure instanceof Heaps || structure instanceof DisjointSum) {
      throw new IllegalArgumentException(
          "an involution acts on a graph, a complex, a hypergraph or a poset, not on heaps"
              + " or a sum of unlike structures");
    }
    this.structure = structure;
    this.image = image.clone();
    int[] source = new int[structure.vertexCount()];
    Arrays.fill(source, -1);
    for (int v = 0; v < source.length; v++) {
      if (source[image[v]] >= 0) {
        throw new IllegalArgumentException(
            "H0 is violated: %s and %s both go to %s, so this is not a permutation"
                .formatted(name(source[image[v]]), name(v), name(image[v])));
      }
      source[image[v]] = v;
    }
  }

  /** Gives the structure. */
  public Structure structure() {
    return structure;
  }

  /** Gives the image of a vertex. */
  public int image(int vertex) {
    return image[vertex];
  }

  /** Gives the images of the vertices of a face. */
  public Face image(Face face) {
    return Face.of(face.vertices().stream().mapToInt(v -> image[v]).toArray());
  }

  /** Tells whether a face is its own image; its vertices may change places. */
  public boolean fixes(Face face) {
    return face.vertices().stream().allMatch(v -> face.vertices().contains(image[v]));
  }

  /** Tells whether no vertex moves. */
  public boolean isIdentity() {
    return moved().length == 0;
  }

  /** Lists the vertices that are not their own image. */
  public int[] moved() {
    return IntStream.range(0, image.length).filter(v -> image[v] != v).toArray();
  }

  /** Lists the pairs of vertices that change places. */
  public List<Face> swaps() {
    return IntStream.of(moved())
        .filter(v -> v < image[v] && image[image[v]] == v)
        .mapToObj(v -> Face.of(v, image[v]))
        .toList();
  }

  /** Names a vertex. */
  String name(int vertex) {
    return structure.names().of(vertex);
  }

  /** Writes the moves of the vertices, such as {@code 1 <-> 4, 2 -> 3, 3 -> 5, 5 -> 2}. */
  @Override
  public String toString() {
    List<String> moves = new ArrayList<>();
    for (int v : moved()) {
      boolean swapped = image[image[v]] == v;
      if (!swapped) {
        moves.add(name(v) + " -> " + name(image[v]));
      } else if (v < image[v]) {
        moves.add(name(v) + " <-> " + name(image[v]));
      }
    }
    return moves.isEmpty() ? "identity" : moves.stream().collect(Collectors.joining(", "));
  }
}
