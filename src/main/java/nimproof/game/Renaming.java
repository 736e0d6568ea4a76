package nimproof.game;

import nimproof.structure.Face;
import nimproof.structure.Structure;

/** Finds a face of one structure in another, by the names of its vertices. */
final class Renaming {

  private Renaming() {}

  static Face face(Structure from, Face face, Structure to) {
    return Face.of(
        face.vertices().stream()
            .mapToInt(v -> to.names().indexOf(from.names().of(v), to.vertexCount()))
            .toArray());
  }
}
