package nimproof.spec;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimproof.game.Move;
import nimproof.structure.Face;
import nimproof.structure.Poset;
import nimproof.structure.Structure;

/** Translates between vertices and faces of a structure and the names that expressions see. */
public final class Names {

  private Names() {}

  /** Names vertices: a number where the name is one, a text otherwise. */
  static List<Object> vertices(Structure structure, int[] vertices) {
    return IntStream.of(vertices).mapToObj(v -> value(structure.names().of(v))).toList();
  }

  static List<List<Object>> faces(Structure structure, List<Face> faces) {
    return faces.stream().map(face -> face(structure, face)).toList();
  }

  /** Names the vertices of a face; an element of a poset known by coordinates, those. */
  public static List<Object> face(Structure structure, Face face) {
    String first = structure.names().of(face.vertices().get(0));
    if (face.size() == 1 && first.contains(",")) {
      return Arrays.stream(first.split(",")).map(Names::value).toList();
    }
    return vertices(structure, face.vertices().stream().mapToInt(v -> v).toArray());
  }

  static List<List<Object>> moves(Structure structure, List<Move> moves) {
    return moves.stream().map(move -> move(structure, move)).toList();
  }

  /** Names what a move takes: the vertices of its face, or several faces. */
  public static List<Object> move(Structure structure, Move move) {
    return move.faces().size() == 1
        ? face(structure, move.faces().get(0))
        : move.faces().stream().<Object>map(face -> face(structure, face)).toList();
  }

  /** Finds the move of such names. */
  static Move move(Structure structure, List<?> names) {
    boolean several = !names.isEmpty() && names.stream().allMatch(List.class::isInstance);
    return several
        ? new Move(names.stream().map(face -> face(structure, (List<?>) face)).toList())
        : Move.of(face(structure, names));
  }

  /** Writes the name of an element that is known by coordinates. */
  private static String joined(List<?> names) {
    return names.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  private static Object value(String name) {
    return name.matches("[0-9]{1,9}") ? (Object) Long.valueOf(name) : name;
  }

  /** Finds the vertex of a name. */
  static int vertex(Structure structure, Object name) {
    int vertex = structure.names().indexOf(name.toString(), structure.vertexCount());
    if (vertex < 0) {
      throw unknown(structure, name.toString());
    }
    return vertex;
  }

  private static IllegalArgumentException unknown(Structure structure, String name) {
    return new IllegalArgumentException(
        "there is no vertex named %s; %s"
            .formatted(
                nimproof.structure.Names.written(name),
                structure.names().list(structure.vertexCount())));
  }

  /**
   * Makes sure that a move names vertices that are there, or were there before other moves.
   *
   * @throws IllegalArgumentException if it names another
   */
  static void requireKnown(Structure structure, List<?> names) {
    boolean isElement = knows(structure, joined(names));
    for (Object name : names) {
      if (name instanceof List<?> face) {
        requireKnown(structure, face);
      } else if (!isElement && (structure instanceof Poset || !knows(structure, name.toString()))) {
        throw unknown(structure, structure instanceof Poset ? joined(names) : name.toString());
      }
    }
  }

  private static boolean knows(Structure structure, String name) {
    return structure.names().knows(name, structure.vertexCount());
  }

  static Face face(Structure structure, List<?> names) {
    boolean isElement = structure.names().indexOf(joined(names), structure.vertexCount()) >= 0;
    if (names.size() > 1 && (isElement || structure instanceof Poset)) {
      return Face.of(vertex(structure, joined(names)));
    }
    return Face.of(names.stream().mapToInt(name -> vertex(structure, name)).toArray());
  }
}
