package nimproof.spec;

import dev.cel.common.types.CelType;
import java.util.LinkedHashMap;
import java.util.Optional;
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
    return (Structure) made(text, Types.STRUCTURE);
  }

  /**
   * Makes the structure, or the {@link nimproof.family.Structures}, that an expression names.
   *
   * @throws SpecException if it names neither, saying where the mistake is
   */
  public static Object structureOrFamily(String text) {
    return made(text, Types.STRUCTURE, Types.STRUCTURES);
  }

  private static Object made(String text, CelType... wanted) {
    Location start = new Location("expression", 1, 1);
    if (text.isBlank()) {
      throw new SpecException(start, "an expression is missing; write one such as wheel(9)");
    }
    Optional<String> answered = questionOfOne(text.strip());
    if (answered.isPresent()) {
      throw new SpecException(start, answered.get());
    }
    CelExpression expression =
        Compiler.start().compile(Text.alone(text, start.file()), "this", wanted);
    try {
      return expression.evaluate(new LinkedHashMap<>());
    } catch (EvaluationException e) {
      throw new SpecException(e.location(), e.getMessage());
    }
  }

  /** Finds the structure in a question about one, such as g(wheel(9)). */
  private static Optional<String> questionOfOne(String text) {
    return Call.at(text, 0)
        .filter(call -> call.end() == text.length() && call.arguments().size() == 1)
        .flatMap(call -> Optional.ofNullable(Vocabulary.QUESTIONS.get(call.name())))
        .filter(question -> question.extra().isEmpty())
        .filter(question -> !question.gives().equals(Types.STRUCTURE))
        .map(
            question ->
                "%s is %s, not a structure; write %s"
                    .formatted(
                        text,
                        Types.words(question.gives()),
                        Call.at(text, 0).orElseThrow().arguments().get(0)));
  }
}
