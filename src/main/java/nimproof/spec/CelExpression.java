package nimproof.spec;

import dev.cel.common.types.CelType;
import dev.cel.runtime.CelEvaluationException;
import dev.cel.runtime.CelRuntime;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import nimproof.statement.Expression;
import nimproof.statement.Location;
import nimproof.statement.Shape;

/**
 * An expression that CEL has compiled.
 *
 * @param compiler what compiled it, and knows its names
 * @param constant its value, once known, if it mentions no variable
 * @param parts its shape, once asked for
 */
record CelExpression(
    CelSource source,
    Set<String> variables,
    Set<String> names,
    CelType type,
    CelRuntime.Program program,
    Compiler compiler,
    AtomicReference<Object> constant,
    AtomicReference<Shape> parts)
    implements Expression {

  @Override
  public String text() {
    return source.text().value();
  }

  @Override
  public Location location() {
    return source.text().location();
  }

  @Override
  public Map<String, CelExpression> definitions() {
    return compiler.definitions();
  }

  @Override
  public Shape shape() {
    if (parts.get() == null) {
      parts.set(ShapeReader.shape(this, compiler));
    }
    return parts.get();
  }

  @Override
  public Object evaluate(Map<String, Object> bindings) {
    if (!variables.isEmpty()) {
      return compute(bindings);
    }
    if (constant.get() == null) {
      constant.set(compute(bindings));
    }
    return constant.get();
  }

  private Object compute(Map<String, Object> bindings) {
    try {
      return program.eval(name -> Optional.of(lookUp(name, bindings)));
    } catch (CelEvaluationException e) {
      throw new EvaluationFailure(e).explained(source);
    }
  }

  /** Finds a variable: bound, defined in the spec, or an invariant of the structure at hand. */
  private Object lookUp(String name, Map<String, Object> bindings) {
    if (name.equals(Macros.FOLDER)) {
      return folder();
    }
    Object bound = bindings.get(name);
    if (bound == null) {
      CelExpression definition = definitions().get(name);
      bound =
          definition != null
              ? definition.evaluate(bindings)
              : Vocabulary.QUESTIONS.get(name).answerFor(bindings);
      bindings.put(name, bound);
    }
    return bound;
  }

  private String folder() {
    Path parent = Path.of(location().file()).getParent();
    return parent == null ? "" : parent.toString();
  }
}
