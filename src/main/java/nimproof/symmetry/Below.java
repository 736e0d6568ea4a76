package nimproof.symmetry;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import nimproof.structure.Face;
import nimproof.structure.Poset;
import nimproof.structure.Structure;

/**
 * What must be fixed with a face for the fixed faces to be closed downwards: in a poset the
 * elements below it, in other structures its vertices, which decide about every face inside it.
 */
final class Below {

  private Below() {}

  static List<Face> of(Structure structure, Face face) {
    return structure instanceof Poset poset
        ? elements(poset, face.vertices().get(0))
        : face.vertices().stream().map(Face::of).toList();
  }

  private static List<Face> elements(Poset poset, int top) {
    return IntStream.range(0, poset.vertexCount())
        .filter(x -> x != top && Arrays.binarySearch(poset.upSet(x), top) >= 0)
        .mapToObj(Face::of)
        .toList();
  }
}
