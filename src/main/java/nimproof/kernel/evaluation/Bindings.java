package nimproof.kernel.evaluation;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What the names in the expressions stand for, on one instance. */
final class Bindings {

  static final String IT = "it";

  private final Map<String, Object> variables;
  private final Map<String, Object> parameters;
  private final Map<String, Expression> definitions;
  private final Map<String, Object> computed;
  private final Library library;

  private Bindings(Map<String, Object> variables, Map<String, Object> parameters, Bindings from) {
    this.variables = variables;
    this.parameters = parameters;
    this.definitions = from.definitions;
    this.computed = from.computed;
    this.library = from.library;
  }

  /** Makes bindings with some definitions and no parameters. */
  Bindings(Map<String, Expression> definitions, Library library) {
    this.variables = Map.of();
    this.parameters = Map.of();
    this.definitions = definitions;
    this.computed = new HashMap<>();
    this.library = library;
  }

  /** Adds a parameter, and forgets what was computed without it. */
  Bindings withParameter(String name, Object value) {
    Bindings fresh = new Bindings(definitions, library);
    Map<String, Object> more = and(parameters, name, value);
    return new Bindings(more, more, fresh);
  }

  /** Adds a variable that definitions do not see. */
  Bindings with(String name, Object value) {
    work().spend(1 + variables.size());
    return new Bindings(and(variables, name, value), parameters, this);
  }

  private static Map<String, Object> and(Map<String, Object> one, String name, Object value) {
    Map<String, Object> more = new LinkedHashMap<>(one);
    more.put(name, value);
    return more;
  }

  Work work() {
    return library.work();
  }

  /** Finds a variable, a definition, or what a word says of the structure at hand. */
  Object get(String name) {
    work().spend(1);
    if (variables.containsKey(name)) {
      return variables.get(name);
    }
    if (!computed.containsKey(name)) {
      Object value =
          definitions.containsKey(name)
              ? definitions.get(name).in(new Bindings(parameters, parameters, this))
              : call(name, List.of());
      computed.put(name, value);
    }
    return computed.get(name);
  }

  Object call(String name, List<Object> arguments) {
    return library.call(name, arguments, Optional.ofNullable(parameters.get(IT)));
  }

  /** Writes the parameters, such as {@code n = 3, sizes = [2, 4]}. */
  String written() {
    work().goThrough(List.copyOf(parameters.values()));
    return parameters.entrySet().stream()
        .filter(parameter -> !parameter.getKey().equals(IT))
        .map(parameter -> parameter.getKey() + " = " + parameter.getValue())
        .collect(Collectors.joining(", "));
  }
}
