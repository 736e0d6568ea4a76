package nimproof.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import nimproof.structure.Structure;

/**
 * One choice of the parameters, and the structure they give.
 *
 * @param parameters the values by name, in the order of the spec
 * @param listed whether the structure is one of many for the same parameters
 */
public record Instance(
    Map<String, Object> parameters, Optional<Structure> structure, boolean listed) {

  /** Makes an instance whose parameters tell its structure. */
  public Instance(Map<String, Object> parameters, Optional<Structure> structure) {
    this(parameters, structure, false);
  }

  /** Counts the vertices of the structure; 0 if there is none. */
  int vertices() {
    return structure.map(Structure::vertexCount).orElse(0);
  }

  /** Counts the faces of the structure; 0 if there is none. */
  int faces() {
    return structure.map(Structure::faceCount).orElse(0);
  }

  /** Writes the parameters, such as {@code n = 5, x = "a"}. */
  public String describe() {
    return parameters.entrySet().stream()
        .map(entry -> entry.getKey() + " = " + Values.write(entry.getValue()))
        .collect(Collectors.joining(", "));
  }

  /** Writes the value of one parameter; empty if there is no such parameter. */
  public String value(String parameter) {
    return parameters.containsKey(parameter) ? Values.write(parameters.get(parameter)) : "";
  }

  /** Writes the parameters, and the structure as an expression if they do not tell it. */
  public String identify() {
    List<String> parts = new ArrayList<>();
    if (!parameters.isEmpty()) {
      parts.add(describe());
    }
    structure.filter(s -> listed).ifPresent(s -> parts.add(Values.expression(s)));
    return String.join(", ", parts);
  }
}
