package nimproof.spec;

import dev.cel.common.types.CelType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import nimproof.game.Evaluator;
import nimproof.structure.Structure;

/**
 * Something an expression can ask of a structure or of the game on it.
 *
 * <p>{@code degree} can be written {@code degree(x)}, which asks it of the structure at hand, or
 * {@code degree(X, x)}. Both mean the call {@code degree(it, x)} with all arguments; the game,
 * where one is needed, is always filled in.
 *
 * @param extra the name and type of an argument beside the structure
 */
record Question(
    String name,
    Optional<Argument> extra,
    CelType gives,
    boolean needsGame,
    String summary,
    Answer answer) {

  /** The variable that stands for the structure at hand. */
  static final String IT = "it";

  /** The variable that stands for the game; no spec can mention it. */
  static final String GAME = "@game";

  record Argument(String name, CelType type) {}

  /** Answers for a game (null if the question needs none), a structure and an extra argument. */
  interface Answer {
    Object of(Evaluator game, Structure structure, Object extra);
  }

  static Question about(
      String name, CelType gives, String summary, Function<Structure, Object> answer) {
    return new Question(
        name, Optional.empty(), gives, false, summary, (game, s, x) -> answer.apply(s));
  }

  static Question about(
      String name,
      String argument,
      CelType type,
      CelType gives,
      String summary,
      BiFunction<Structure, Object, Object> answer) {
    Optional<Argument> extra = Optional.of(new Argument(argument, type));
    return new Question(name, extra, gives, false, summary, (game, s, x) -> answer.apply(s, x));
  }

  static Question ofGame(
      String name, CelType gives, String summary, BiFunction<Evaluator, Structure, Object> answer) {
    return new Question(
        name, Optional.empty(), gives, true, summary, (game, s, x) -> answer.apply(game, s));
  }

  static Question ofGame(
      String name, String argument, CelType type, CelType gives, String summary, Answer answer) {
    Optional<Argument> extra = Optional.of(new Argument(argument, type));
    return new Question(name, extra, gives, true, summary, answer);
  }

  /** Writes it as it is asked of the structure at hand. */
  String signature() {
    return name + extra.map(argument -> "(" + argument.name() + ")").orElse("");
  }

  /** Writes it as it is asked of any structure. */
  String signatureOfAnyStructure() {
    return name + "(X" + extra.map(argument -> ", " + argument.name()).orElse("") + ")";
  }

  /** Answers it for the structure at hand, when it is used as a variable. */
  Object answerFor(java.util.Map<String, Object> bindings) {
    return answer.of((Evaluator) bindings.get(GAME), (Structure) bindings.get(IT), null);
  }

  /** Gives the function with all its arguments. */
  Overload overload() {
    List<CelType> takes = new ArrayList<>();
    if (needsGame) {
      takes.add(Types.GAME);
    }
    takes.add(Types.STRUCTURE);
    extra.ifPresent(argument -> takes.add(argument.type()));
    int at = needsGame ? 1 : 0;
    return new Overload(
        name,
        takes,
        gives,
        arguments ->
            answer.of(
                needsGame ? (Evaluator) arguments[0] : null,
                (Structure) arguments[at],
                extra.isPresent() ? arguments[at + 1] : null));
  }
}
