package nimproof.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import nimproof.report.drawing.Drawing;
import nimproof.structure.Structure;
import nimproof.verify.Check;
import nimproof.verify.Counterexample;
import nimproof.verify.Result;
import nimproof.verify.Verdict;

/**
 * The smallest counterexample, and why it is one.
 *
 * @param instance the parameters; may be empty
 * @param facets the structure in full; may be empty
 * @param value the nim-value, where moves are known
 * @param moves every move, with the value that it leads to
 * @param further the other failures that are kept
 * @param unlisted how many failures are neither here nor further
 * @param isComplete whether the whole scope was searched, so that there is no smaller one
 */
public record Refutation(
    String instance,
    TypesetText expected,
    String found,
    boolean isValue,
    Optional<Drawing> drawing,
    String facets,
    Optional<String> graph6,
    OptionalInt value,
    List<Move> moves,
    InstanceTable further,
    long unlisted,
    boolean isComplete) {

  /** A longer table of moves is folded. */
  public static final int LONG = 150;

  /** A move, by the names of the vertices removed, and the value of what it leaves. */
  public record Move(String face, int value) {}

  /** A value, and all the moves that lead to it. */
  public record Option(int value, List<String> faces) {}

  static Refutation of(Result result, Counterexample counterexample, Verdict.Refuted refuted) {
    Check check = counterexample.check();
    Optional<Structure> structure = check.instance().structure();
    List<Check> others =
        result.failures().stream().filter(other -> other.number() != check.number()).toList();
    return new Refutation(
        check.instance().describe(),
        TypesetText.of(check.expected()),
        check.found(),
        result.statement().claims().get(check.claim()).isValue(),
        structure.flatMap(Drawing::of),
        structure.map(InstanceTable::facets).orElse(""),
        structure.flatMap(ResultsJson::graph6),
        counterexample.value(),
        moves(structure, counterexample),
        InstanceTable.of(result.statement(), others),
        refuted.failures() - 1 - others.size(),
        refuted.complete());
  }

  private static List<Move> moves(Optional<Structure> structure, Counterexample counterexample) {
    return counterexample.options().stream()
        .map(option -> new Move(option.move().describe(structure.orElseThrow()), option.value()))
        .toList();
  }

  /** Lists the values that moves lead to, each once, in order. */
  public String reached() {
    return moves.stream()
        .map(Move::value)
        .distinct()
        .sorted()
        .map(String::valueOf)
        .collect(Collectors.joining(", ", "{", "}"));
  }

  /** Groups the moves by the value that they lead to, least value first. */
  public List<Option> options() {
    SortedMap<Integer, List<String>> byValue = new TreeMap<>();
    for (Move move : moves) {
      byValue.computeIfAbsent(move.value(), value -> new ArrayList<>()).add(move.face());
    }
    return byValue.entrySet().stream()
        .map(entry -> new Option(entry.getKey(), List.copyOf(entry.getValue())))
        .toList();
  }

  /** Tells whether the table of moves should be folded. */
  public boolean isLong() {
    return moves.size() > LONG;
  }
}
