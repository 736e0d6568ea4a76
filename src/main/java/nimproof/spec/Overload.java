package nimproof.spec;

import dev.cel.common.CelOverloadDecl;
import dev.cel.common.types.CelType;
import dev.cel.runtime.CelFunctionBinding;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** One typed form of a function that expressions can call. */
record Overload(
    String function, List<CelType> takes, CelType gives, Function<Object[], Object> body) {

  private String id() {
    return takes.stream()
        .map(type -> Types.words(type).replaceAll("[^a-z]", "") + elements(type))
        .collect(Collectors.joining("_", function + "_", ""));
  }

  /** Tells lists of structures from lists of anything else, which have overloads of their own. */
  private static String elements(CelType type) {
    return type.equals(Types.list(Types.STRUCTURE)) ? "ofstructures" : "";
  }

  CelOverloadDecl declaration() {
    return CelOverloadDecl.newGlobalOverload(id(), gives, takes);
  }

  CelFunctionBinding binding() {
    List<Class<?>> classes = takes.stream().<Class<?>>map(Types::javaClass).toList();
    return CelFunctionBinding.from(id(), classes, body::apply);
  }
}
