package nimproof.verify;

import java.util.List;
import java.util.stream.Collectors;
import nimproof.structure.Structure;

/** Writes the values of expressions as their authors would. */
final class Values {

  private Values() {}

  static String write(Object value) {
    if (value instanceof List<?> list) {
      return list.stream().map(Values::write).collect(Collectors.joining(", ", "[", "]"));
    }
    return value instanceof Structure structure
        ? "a structure with %d vertices".formatted(structure.vertexCount())
        : String.valueOf(value);
  }
}
