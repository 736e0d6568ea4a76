package nimproof.statement;

import java.util.Map;
import java.util.Set;

/** A type-checked expression of a spec. */
public interface Expression {

  /** Gives the text as its author wrote it. */
  String text();

  /** Gives the text in the language of expressions, which what is shown of it need not be in. */
  default String formula() {
    return text();
  }

  /** Tells where it stands. */
  Location location();

  /** Names the variables that its value depends on; definitions are replaced by what they use. */
  Set<String> variables();

  /** Names what it mentions: variables, and definitions by their own names. */
  default Set<String> names() {
    return variables();
  }

  /** Gives the definitions that it may mention, by name. */
  default Map<String, ? extends Expression> definitions() {
    return Map.of();
  }

  /** Takes it apart at its outermost sign. */
  default Shape shape() {
    return new Shape.Plain();
  }

  /**
   * Computes the value. Invariants that are asked for on the way are added to the bindings, so that
   * they are computed once and can be shown.
   *
   * @throws EvaluationException if there is no value, such as for a division by zero
   */
  Object evaluate(Map<String, Object> bindings);
}
