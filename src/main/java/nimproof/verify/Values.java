package nimproof.verify;

import java.util.List;
import java.util.stream.Collectors;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Graph6;
import nimproof.structure.Structure;

/** Writes the values of expressions as their authors would. */
final class Values {

  /** A structure with more vertices is not written out. */
  private static final int MOST_VERTICES = 30;

  private Values() {}

  static String write(Object value) {
    if (value instanceof List<?> list) {
      return list.stream().map(Values::write).collect(Collectors.joining(", ", "[", "]"));
    }
    return value instanceof Structure structure ? expression(structure) : String.valueOf(value);
  }

  /** Writes an expression that makes a structure isomorphic to this one. */
  static String expression(Structure structure) {
    if (structure.vertexCount() > MOST_VERTICES) {
      return "a structure with %d vertices".formatted(structure.vertexCount());
    }
    return structure instanceof Graph graph
        ? "graph6(%s\"%s\")".formatted(raw(Graph6.encode(graph)), Graph6.encode(graph))
        : structure.facets().stream()
            .map(Values::numbers)
            .collect(Collectors.joining(", ", "complex([", "])"));
  }

  /** Marks a text in which a backslash stands for itself. */
  private static String raw(String text) {
    return text.contains("\\") ? "r" : "";
  }

  private static String numbers(Face face) {
    return face.vertices().stream()
        .map(v -> String.valueOf(v + 1))
        .collect(Collectors.joining(", ", "[", "]"));
  }
}
