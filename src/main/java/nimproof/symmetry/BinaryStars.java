package nimproof.symmetry;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Structure;

/**
 * Finds the binary stars of a structure (Christensen and Tilford 1997): pairs of vertices without
 * an edge between them such that replacing one by the other turns faces into faces.
 *
 * <p>This is their own definition, face by face; {@link Involution#isBinaryStar} says the same of
 * an involution. Cost: each face is looked up once for each pair.
 */
public final class BinaryStars {

  private final Structure structure;
  private final Set<Face> faces;

  private BinaryStars(Structure structure) {
    this.structure = structure;
    this.faces = new HashSet<>(structure.faces());
  }

  /**
   * Lists the pairs, each as the set of its two vertices.
   *
   * @throws IllegalArgumentException if the structure is neither a graph nor a complex
   */
  public static List<Face> of(Structure structure) {
    if (!(structure instanceof Graph || structure instanceof Complex)) {
      throw new IllegalArgumentException("a binary star lies in a graph or a complex");
    }
    return new BinaryStars(structure).find();
  }

  private List<Face> find() {
    List<Face> stars = new ArrayList<>();
    for (int x = 0; x < structure.vertexCount(); x++) {
      for (int y = x + 1; y < structure.vertexCount(); y++) {
        if (!faces.contains(Face.of(x, y)) && replaceable(x, y) && replaceable(y, x)) {
          stars.add(Face.of(x, y));
        }
      }
    }
    return List.copyOf(stars);
  }

  private boolean replaceable(int x, int y) {
    return faces.stream()
        .filter(face -> face.vertices().contains(x))
        .allMatch(face -> faces.contains(replaced(face, x, y)));
  }

  private static Face replaced(Face face, int x, int y) {
    return Face.of(face.vertices().stream().mapToInt(v -> v == x ? y : v).toArray());
  }
}
