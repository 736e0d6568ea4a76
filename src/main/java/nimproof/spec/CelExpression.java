package nimproof.spec;

import dev.cel.common.types.CelType;
import dev.cel.runtime.CelEvaluationException;
import dev.cel.runtime.CelRuntime;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import nimproof.statement.EvaluationException;
import nimproof.statement.Expression;
import nimproof.statement.Location;

/** An expression that CEL has compiled. */
record CelExpression(
    String text,
    Location location,
    Set<String> variables,
    Set<String> names,
    CelType type,
    CelRuntime.Program program,
    Map<String, CelExpression> definitions)
    implements Expression {

  @Override
  public Object evaluate(Map<String, Object> bindings) {
    try {
      return program.eval(name -> Optional.of(lookUp(name, bindings)));
    } catch (CelEvaluationException e) {
      throw explained(e);
    }
  }

  /** Finds a variable: bound, defined in the spec, or an invariant of the structure at hand. */
  private Object lookUp(String name, Map<String, Object> bindings) {
    if (name.equals(Macros.FOLDER)) {
      return folder();
    }
    Object bound = bindings.get(name);
    if (bound == null) {
      CelExpression definition = definitions.get(name);
      bound =
          definition != null
              ? definition.evaluate(bindings)
              : Vocabulary.QUESTIONS.get(name).answerFor(bindings);
      bindings.put(name, bound);
    }
    return bound;
  }

  private String folder() {
    Path parent = Path.of(location.file()).getParent();
    return parent == null ? "" : parent.toString();
  }

  /** Lets through what is not the spec's fault, and says the rest in one line. */
  private RuntimeException explained(CelEvaluationException failure) {
    Throwable cause = failure;
    while (cause.getCause() != null && !(cause instanceof IllegalArgumentException)) {
      cause = cause.getCause();
    }
    boolean ours = cause.getClass().getName().startsWith("nimproof.");
    if (cause instanceof RuntimeException thrown
        && ours
        && !(cause instanceof IllegalArgumentException)) {
      return thrown;
    }
    String what =
        cause instanceof ArithmeticException && cause.getMessage().contains("overflow")
            ? "a number does not fit into 64 bits"
            : cause.getMessage();
    return new EvaluationException(location, what);
  }
}
