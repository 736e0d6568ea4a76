package nimproof.verify;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import nimproof.structure.Structure;

/**
 * One choice of the parameters, and the structure they give.
 *
 * @param parameters the values by name, in the order of the spec
 */
public record Instance(Map<String, Object> parameters, Optional<Structure> structure) {

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
}
