package nimproof.structure;

import java.util.ArrayList;
import java.util.List;

/** Two structures side by side, as a complex. */
public final class Sum {

  private Sum() {}

  /** Numbers the vertices of the second structure after those of the first. */
  public static Complex of(Structure one, Structure other) {
    int n = one.vertexCount();
    List<Face> faces = new ArrayList<>(one.facets());
    for (Face face : other.facets()) {
      faces.add(Face.of(face.vertices().stream().mapToInt(v -> v + n).toArray()));
    }
    return Complex.of(n + other.vertexCount(), faces);
  }
}
