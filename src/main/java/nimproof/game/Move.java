package nimproof.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import nimproof.structure.Face;
import nimproof.structure.Structure;

/**
 * A move, as the faces that a player takes one after the other; the rules say what goes with them.
 *
 * <p>Most games take one face; a pass takes none. All are given by the vertices of the structure on
 * which the move is made.
 */
public record Move(List<Face> faces) {

  /** Takes nothing. */
  static final Move PASS = new Move(List.of());

  /** Takes one face. */
  public static Move of(Face face) {
    return new Move(List.of(face));
  }

  /** Takes one more face. */
  Move with(Face face) {
    List<Face> more = new ArrayList<>(faces);
    more.add(face);
    return new Move(List.copyOf(more));
  }

  /** Gives the face of a move that takes one. */
  Face onlyFace() {
    if (faces.size() != 1) {
      throw new IllegalArgumentException("a move takes one face, not %d".formatted(faces.size()));
    }
    return faces.get(0);
  }

  /** Writes the faces with the names of their vertices, such as {@code {a, b}}. */
  public String describe(Structure structure) {
    return faces.isEmpty()
        ? "pass"
        : faces.stream().map(structure::describe).collect(Collectors.joining(" "));
  }
}
