package nimproof.structure;

import java.util.List;

/**
 * A finite structure with vertices and faces, each of which is a nonempty set of vertices.
 *
 * <p>Every vertex is a face. In a graph no face has more than two vertices; in a complex every
 * nonempty subset of a face is a face; in a hypergraph it need not be; in a poset the elements are
 * the vertices and there are no larger faces, and one element lies above another. Structures of
 * different kinds can stand side by side in a {@link DisjointSum}.
 */
public sealed interface Structure permits Graph, Complex, Hypergraph, Poset, Heaps, DisjointSum {

  /** The most faces a structure may have before listing them is refused. */
  int MOST_FACES = 1 << 20;

  /** Counts the vertices. */
  int vertexCount();

  /** Names the vertices. */
  Names names();

  /** Gives the same structure without names, which makes what is left of it cheaper. */
  Structure anonymous();

  /** Counts the nonempty faces, vertices included. */
  int faceCount();

  /** Gives the number of vertices of the largest face less one; -1 for the empty structure. */
  int dimension();

  /** Lists the nonempty faces by size, then lexicographically by vertex. */
  List<Face> faces();

  /** Lists the faces that lie in no larger face, in the order of {@link #faces()}. */
  List<Face> facets();

  /**
   * Gives what is left when a face and every face containing it, or lying above it, are removed.
   *
   * @throws IllegalArgumentException if it is not a face of this structure
   */
  Structure without(Face face);

  /** Splits into connected components, in the order of their first vertices. */
  List<? extends Structure> components();

  /**
   * Gives a key that is equal for two structures of the same kind exactly if they are isomorphic.
   */
  CanonicalKey canonicalKey();

  /** Writes a face with the names of its vertices, such as {@code {a, b}}. */
  default String describe(Face face) {
    return face.vertices().stream()
        .map(names()::of)
        .collect(java.util.stream.Collectors.joining(", ", "{", "}"));
  }
}
