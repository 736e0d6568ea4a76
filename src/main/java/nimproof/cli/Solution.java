package nimproof.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import nimproof.family.WrittenOut;
import nimproof.game.Ruleset;
import nimproof.solver.Budget;
import nimproof.solver.BudgetExceeded;
import nimproof.solver.Solver;
import nimproof.spec.Names;
import nimproof.spec.SpecException;
import nimproof.structure.Structure;

/**
 * The answer for one structure.
 *
 * @param error what is wrong with the expression, or what ran out
 */
record Solution(
    String expression,
    int value,
    long positions,
    Duration time,
    List<Move> moves,
    Optional<String> error,
    int exitCode)
    implements Solved {

  /** A move, by the names of its vertices, and the value it leads to. */
  record Move(List<Object> face, int value) {

    Map<String, Object> json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("face", face);
      json.put("value", value);
      return json;
    }

    String line() {
      String made = face.isEmpty() ? "a pass" : face.toString();
      return "%5d  after %s%s".formatted(value, made, value == 0 ? "  wins" : "");
    }
  }

  private static Solution failed(String expression, String error, int exitCode) {
    return new Solution(expression, 0, 0, Duration.ZERO, List.of(), Optional.of(error), exitCode);
  }

  /** Solves, or says what hinders it. */
  static Solved guarded(String expression, Supplier<Solved> solving) {
    try {
      return solving.get();
    } catch (SpecException e) {
      return failed(expression, e.diagnostic().toString(), ExitCode.BAD_INPUT);
    } catch (BudgetExceeded e) {
      return failed(expression, "undecided: " + e.getMessage() + " ran out", ExitCode.UNDECIDED);
    } catch (OutOfMemoryError e) {
      return failed(expression, "undecided: the memory of the JVM ran out", ExitCode.UNDECIDED);
    } catch (IllegalArgumentException e) {
      return failed(expression, e.getMessage(), ExitCode.BAD_INPUT);
    } catch (RuntimeException | StackOverflowError e) {
      // A fault of ours; it must not keep the lines that follow from being answered.
      return failed(expression, "nimproof failed, please report it: " + e, ExitCode.BAD_INPUT);
    }
  }

  /** Solves a structure with as many threads as there are processors. */
  static Solution of(
      String expression, Structure structure, Ruleset game, boolean withMoves, Duration budget) {
    Solver solver = new Solver(game, Budget.of(budget));
    int jobs = Runtime.getRuntime().availableProcessors();
    return timed(
        expression,
        solver,
        () -> solver.value(structure, jobs),
        () -> withMoves ? moves(structure, game, solver) : List.of());
  }

  /** Solves a member of a family within a time of its own, with what is known from others. */
  static Solution ofMember(Structure member, Solver solver, Duration budget) {
    String expression = WrittenOut.expression(member);
    return (Solution)
        guarded(
            expression,
            () -> timed(expression, solver, () -> solver.within(budget).value(member), List::of));
  }

  private static Solution timed(
      String expression, Solver solver, IntSupplier value, Supplier<List<Move>> moves) {
    long start = System.nanoTime();
    long before = solver.positions();
    int found = value.getAsInt();
    List<Move> made = moves.get();
    Duration time = Duration.ofNanos(System.nanoTime() - start);
    return new Solution(
        expression,
        found,
        solver.positions() - before,
        time,
        made,
        Optional.empty(),
        ExitCode.AS_DECLARED);
  }

  private static List<Move> moves(Structure structure, Ruleset game, Solver solver) {
    List<Integer> values = solver.optionValues(structure);
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      moves.add(new Move(Names.move(structure, game.moves(structure).get(i)), values.get(i)));
    }
    return moves;
  }

  String outcome() {
    return value == 0 ? "P" : "N";
  }

  @Override
  public Map<String, Object> toJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("expression", expression);
    if (error.isPresent()) {
      json.put("error", error.get());
      return json;
    }
    json.put("value", value);
    json.put("outcome", outcome());
    json.put("positions", positions);
    json.put("seconds", time.toMillis() / 1000.0);
    if (!moves.isEmpty()) {
      json.put("moves", moves.stream().map(Move::json).toList());
    }
    return json;
  }

  /** Writes the answer for a person in one line, as one of many. */
  String line() {
    return error.isPresent()
        ? "    ?  ?  %s  %s".formatted(expression, error.get())
        : "%5d  %s  %s".formatted(value, outcome(), expression);
  }

  @Override
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add("nim-value  %d".formatted(value));
    lines.add(
        "outcome    %s, the %s player wins".formatted(outcome(), value == 0 ? "previous" : "next"));
    lines.add(
        String.format(Locale.ROOT, "positions  %,d  (%s)", positions, Durations.seconds(time)));
    moves.forEach(move -> lines.add(move.line()));
    return lines;
  }
}
