package nimproof.family;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import nimproof.structure.Structure;

/**
 * A named way to make structures from arguments.
 *
 * @param name the name used in expressions
 * @param parameters what it takes
 * @param summary one line saying what it makes
 * @param exhaustive whether it gives {@link Structures} rather than one {@link Structure}
 */
public record Family(
    String name,
    List<Parameter> parameters,
    String summary,
    boolean exhaustive,
    Function<Arguments, Object> maker) {

  /** Declares a family that makes one structure. */
  static Family one(
      String name, List<Parameter> parameters, String summary, Function<Arguments, Structure> of) {
    return new Family(name, parameters, summary, false, of::apply);
  }

  /** Declares a family that makes all structures of a kind. */
  static Family all(
      String name, List<Parameter> parameters, String summary, Function<Arguments, Structures> of) {
    return new Family(name, parameters, summary, true, of::apply);
  }

  /** Writes the name with its parameters, such as {@code wheel(n)}. */
  public String signature() {
    return parameters.stream()
        .filter(parameter -> parameter.type() != Parameter.Type.FOLDER)
        .map(Parameter::name)
        .collect(Collectors.joining(", ", name + "(", ")"));
  }

  /**
   * Makes the structure, or the structures, for some arguments.
   *
   * @throws BadArgument if an argument is out of range
   */
  public Object make(List<Object> values) {
    Arguments arguments = new Arguments(this, values);
    for (int i = 0; i < parameters.size(); i++) {
      parameters.get(i).check(arguments, i);
    }
    try {
      return maker.apply(arguments);
    } catch (IllegalArgumentException e) {
      throw e instanceof BadArgument ? e : arguments.bad(e.getMessage());
    }
  }
}
