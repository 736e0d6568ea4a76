package nimproof.verify;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import nimproof.solver.BudgetExceeded;
import nimproof.solver.Solver;
import nimproof.statement.Statement;
import nimproof.structure.Face;
import nimproof.structure.Structure;

/** Adds up what the units found, in the order of the scope. */
final class Tally {

  /** A structure with more faces gets no table of its moves. */
  private static final int MOST_MOVES = 500;

  private final Statement statement;
  private final Solver solver;
  private final List<Check> checks = new ArrayList<>();
  private final TreeSet<Check> failures = new TreeSet<>(Check.SMALLEST_FIRST);
  private final SortedMap<Integer, Long> values = new TreeMap<>();
  private long units;
  private long considered;
  private long met;
  private long checked;
  private long failed;
  private Optional<Verdict.Undecided> stopped = Optional.empty();

  Tally(Statement statement, Solver solver) {
    this.statement = statement;
    this.solver = solver;
  }

  void add(Unit unit) {
    units++;
    considered += unit.considered();
    met += unit.met();
    unit.values().forEach(value -> values.merge(value, 1L, Long::sum));
    for (Check found : unit.checks()) {
      Check check = found.numbered(checked++);
      if (checks.size() < Result.MOST_CHECKS) {
        checks.add(check);
      }
      if (!check.holds()) {
        addFailure(check);
      }
    }
  }

  private void addFailure(Check check) {
    failed++;
    failures.add(check);
    if (failures.size() > Result.MOST_FAILURES) {
      failures.pollLast();
    }
  }

  void stop(String reason, String at) {
    stopped = Optional.of(new Verdict.Undecided(reason, at));
  }

  boolean isStopped() {
    return stopped.isPresent();
  }

  long considered() {
    return considered;
  }

  long met() {
    return met;
  }

  long units() {
    return units;
  }

  Result result() {
    Optional<Counterexample> counterexample =
        failures.isEmpty() ? Optional.empty() : Optional.of(counterexample(failures.first()));
    return new Result(
        statement,
        verdict(),
        considered,
        met,
        List.copyOf(checks),
        values,
        List.copyOf(failures),
        counterexample,
        new Result.Effort(Duration.ZERO, 0));
  }

  private Verdict verdict() {
    if (failed > 0) {
      return new Verdict.Refuted(failed, stopped.isEmpty());
    }
    return stopped.isPresent() ? stopped.get() : new Verdict.Holds();
  }

  /** Adds the derivation of the nim-value, if the claim is about the game and it can be had. */
  private Counterexample counterexample(Check check) {
    Optional<Structure> structure = check.instance().structure();
    if (structure.isPresent()
        && solver.positions() > 0
        && structure.get().faceCount() <= MOST_MOVES) {
      try {
        return derived(check, structure.get());
      } catch (BudgetExceeded e) {
        return new Counterexample(check, OptionalInt.empty(), List.of());
      }
    }
    return new Counterexample(check, OptionalInt.empty(), List.of());
  }

  private Counterexample derived(Check check, Structure structure) {
    List<Counterexample.Move> moves = new ArrayList<>();
    for (Face face : solver.game().moves(structure)) {
      moves.add(new Counterexample.Move(face, solver.value(solver.game().after(structure, face))));
    }
    return new Counterexample(check, OptionalInt.of(solver.value(structure)), List.copyOf(moves));
  }
}
