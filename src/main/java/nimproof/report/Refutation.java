package nimproof.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
    boolean isComplete,
    List<Download> downloads) {

  /** A longer table of moves is folded. */
  public static final int LONG = 150;

  /** A move, by the names of the vertices removed, and the value of what it leaves. */
  public record Move(String face, int value, int kind) {}

  /** Moves that leave the same up to isomorphism. */
  public record Kind(List<String> faces) {}

  /**
   * A value, and all the moves that lead to it.
   *
   * @param isNextAfterMex whether the nim-value itself is missing just before it
   */
  public record Option(int value, List<Kind> kinds, boolean isNextAfterMex) {}

  static Refutation of(Result result, Counterexample counterexample, Verdict.Refuted refuted) {
    Check check = counterexample.check();
    Optional<Structure> structure = counterexample.structure();
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
        refuted.complete(),
        structure
            .map(s -> Download.of(result.statement().id(), s, Drawing.of(s)))
            .orElse(List.of()));
  }

  private static List<Move> moves(Optional<Structure> structure, Counterexample counterexample) {
    return counterexample.options().stream()
        .map(
            option ->
                new Move(
                    option.move().describe(structure.orElseThrow()), option.value(), option.kind()))
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

  /** Groups the moves by the value that they lead to, least value first, and then by kind. */
  public List<Option> options() {
    SortedMap<Integer, Map<Integer, List<String>>> byValue = new TreeMap<>();
    for (Move move : moves) {
      byValue
          .computeIfAbsent(move.value(), value -> new LinkedHashMap<>())
          .computeIfAbsent(move.kind(), kind -> new ArrayList<>())
          .add(move.face());
    }
    Integer next = byValue.keySet().stream().filter(this::isAboveMex).findFirst().orElse(-1);
    return byValue.entrySet().stream()
        .map(
            entry ->
                new Option(
                    entry.getKey(),
                    entry.getValue().values().stream().map(f -> new Kind(List.copyOf(f))).toList(),
                    entry.getKey().equals(next)))
        .toList();
  }

  private boolean isAboveMex(int option) {
    return option > value.getAsInt();
  }

  /** Tells whether no move leads to more than the nim-value. */
  public boolean isMexLast() {
    return moves.stream().noneMatch(move -> isAboveMex(move.value()));
  }

  /** Tells whether some moves are the same up to isomorphism. */
  public boolean isSymmetric() {
    return moves.stream().map(Move::kind).distinct().count() < moves.size();
  }

  /** Tells whether the table of moves should be folded. */
  public boolean isLong() {
    return moves.size() > LONG;
  }
}
