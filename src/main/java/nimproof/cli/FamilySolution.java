package nimproof.cli;

import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import nimproof.family.Structures;
import nimproof.game.Ruleset;
import nimproof.solver.Budget;
import nimproof.solver.Solver;
import nimproof.structure.Structure;

/**
 * The answers for all members of a family: how often each nim-value occurs.
 *
 * @param occurrences the number of members by nim-value
 * @param undecided the number of members whose value was not found
 * @param error why the game cannot be played on the members
 */
record FamilySolution(
    String expression, SortedMap<Integer, Long> occurrences, long undecided, Optional<String> error)
    implements Solved {

  /**
   * Solves member after member, hands each answer on, and stops where the game cannot be played.
   *
   * @param budget the time for each member
   */
  static FamilySolution of(
      String expression,
      Structures members,
      Ruleset game,
      Duration budget,
      Consumer<Solution> each) {
    Solver solver = new Solver(game, Budget.of(budget));
    SortedMap<Integer, Long> occurrences = new TreeMap<>();
    long undecided = 0;
    Iterator<? extends Structure> all = members.stream().iterator();
    while (all.hasNext()) {
      Solution solution = Solution.ofMember(all.next(), solver, budget);
      if (solution.exitCode() == ExitCode.BAD_INPUT) {
        return new FamilySolution(expression, occurrences, undecided, solution.error());
      }
      each.accept(solution);
      if (solution.error().isPresent()) {
        undecided++;
      } else {
        occurrences.merge(solution.value(), 1L, Long::sum);
      }
    }
    return new FamilySolution(expression, occurrences, undecided, Optional.empty());
  }

  @Override
  public int exitCode() {
    return error.isPresent()
        ? ExitCode.BAD_INPUT
        : undecided > 0 ? ExitCode.UNDECIDED : ExitCode.AS_DECLARED;
  }

  private long members() {
    return undecided + occurrences.values().stream().mapToLong(count -> count).sum();
  }

  /** Writes the sum of the answers in a line. */
  @Override
  public List<String> lines() {
    String counted = members() == 1 ? "1 structure" : "%,d structures".formatted(members());
    String values =
        occurrences.entrySet().stream()
            .map(entry -> "%,d of %d".formatted(entry.getValue(), entry.getKey()))
            .collect(Collectors.joining(", "));
    String byValue = values.isEmpty() ? "" : ", by nim-value: " + values;
    return List.of(
        counted + byValue + (undecided == 0 ? "" : "; %,d undecided".formatted(undecided)));
  }

  @Override
  public Map<String, Object> toJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("expression", expression);
    if (error.isPresent()) {
      json.put("error", error.get());
      return json;
    }
    json.put("structures", members());
    Map<String, Object> values = new LinkedHashMap<>();
    occurrences.forEach((value, count) -> values.put(Integer.toString(value), count));
    json.put("values", values);
    json.put("undecided", undecided);
    return json;
  }
}
