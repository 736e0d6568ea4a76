package nimproof.verify;

import static java.util.stream.Collectors.joining;

import java.util.List;
import nimproof.family.WrittenOut;
import nimproof.structure.Structure;

/** Writes the values of expressions as their authors would. */
final class Values {

  /** A longer text is cut: a table of numbers says nothing in a line. */
  private static final int MOST_CHARACTERS = 300;

  /** A structure with more vertices is not written out. */
  private static final int MOST_VERTICES = 30;

  private Values() {}

  static String write(Object value) {
    String text = whole(value);
    return text.length() <= MOST_CHARACTERS ? text : text.substring(0, MOST_CHARACTERS) + "…";
  }

  private static String whole(Object value) {
    if (value instanceof List<?> list) {
      return list.stream().map(Values::whole).collect(joining(", ", "[", "]"));
    }
    return value instanceof Structure structure ? expression(structure) : String.valueOf(value);
  }

  /** Writes an expression that makes a structure isomorphic to this one. */
  static String expression(Structure structure) {
    if (structure.vertexCount() > MOST_VERTICES) {
      return "a structure with %d vertices".formatted(structure.vertexCount());
    }
    return WrittenOut.expression(structure);
  }
}
