package nimproof.spec;

import java.util.LinkedHashMap;
import nimproof.statement.EvaluationException;
import nimproof.statement.Location;
import nimproof.structure.Structure;

/** Evaluates an expression that stands on its own, as on the command line. */
public final class Expressions {

  private Expressions() {}

  /**
   * Makes the structure that an expression such as {@code wheel(9)} names.
   *
   * @throws SpecException if it names none, saying where the mistake is
   */
  public static Structure structure(String text) {
    Location start = new Location("expression", 1, 1);
    if (text.isBlank()) {
      throw new SpecException(start, "an expression is missing; write one such as wheel(9)");
    }
    CelExpression expression =
        Compiler.start().compile(Text.alone(text, start.file()), "this", Types.STRUCTURE);
    try {
      return (Structure) expression.evaluate(new LinkedHashMap<>());
    } catch (EvaluationException e) {
      throw new SpecException(e.location(), e.getMessage());
    }
  }
}
