package nimproof.cli;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import nimproof.game.Lemma;
import nimproof.game.TakeAway;
import nimproof.solver.Budget;
import nimproof.solver.BudgetExceeded;
import nimproof.solver.DeepStack;
import nimproof.solver.Solver;
import nimproof.spec.Expressions;
import nimproof.spec.SpecException;
import nimproof.structure.Structure;

/**
 * What a command answers: lines for a person, an object for a program, and an exit code.
 *
 * @param page the same as an HTML page
 */
record Answer(List<String> lines, Map<String, Object> json, String page, int exitCode) {

  /** Answers for the structure that an expression names, or says what is wrong with it. */
  static Answer guarded(String expression, Function<Structure, Answer> answer) {
    try {
      Structure structure = Expressions.structure(expression);
      return DeepStack.call(() -> answer.apply(structure));
    } catch (SpecException e) {
      return bad(expression, e.diagnostic().toString());
    } catch (IllegalArgumentException e) {
      return bad(expression, e.getMessage());
    }
  }

  /** Says that the input is wrong. */
  static Answer bad(String expression, String error) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("expression", expression);
    json.put("error", error);
    return new Answer(List.of(error), json, "", ExitCode.BAD_INPUT);
  }

  boolean isError() {
    return exitCode == ExitCode.BAD_INPUT;
  }

  /** Gives the nim-value, if it can be found within a time, assuming some lemmas. */
  static OptionalInt value(Structure structure, Duration budget, Lemma... assumptions) {
    try {
      Solver solver = new Solver(new TakeAway(), List.of(assumptions), Budget.of(budget));
      return OptionalInt.of(solver.value(structure));
    } catch (BudgetExceeded | OutOfMemoryError e) {
      return OptionalInt.empty();
    }
  }

  /** Writes a nim-value that may be unknown. */
  static String written(OptionalInt value) {
    return value.isPresent() ? Integer.toString(value.getAsInt()) : "not found within the budget";
  }
}
