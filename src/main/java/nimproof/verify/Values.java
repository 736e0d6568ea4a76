package nimproof.verify;

import java.util.List;
import java.util.stream.Collectors;
import nimproof.structure.Structure;

/** Writes the values of expressions as their authors would. */
final class Values {

  /** A longer text is cut: a table of numbers says nothing in a line. */
  private static final int MOST_CHARACTERS = 300;

  private Values() {}

  static String write(Object value) {
    String text = whole(value);
    return text.length() <= MOST_CHARACTERS ? text : text.substring(0, MOST_CHARACTERS) + "…";
  }

  private static String whole(Object value) {
    if (value instanceof List<?> list) {
      return list.stream().map(Values::whole).collect(Collectors.joining(", ", "[", "]"));
    }
    return value instanceof Structure structure
        ? "a structure with %d vertices".formatted(structure.vertexCount())
        : String.valueOf(value);
  }
}
