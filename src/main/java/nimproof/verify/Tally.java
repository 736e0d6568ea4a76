package nimproof.verify;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import nimproof.solver.Solver;
import nimproof.statement.Statement;
import nimproof.statement.Table;

/** Adds up what the units found, in the order of the scope. */
final class Tally {

  private final Statement statement;
  private final Solver solver;
  private final List<Check> checks = new ArrayList<>();
  private final TreeSet<Check> failures = new TreeSet<>(Check.SMALLEST_FIRST);
  private final SurveyTally survey;
  private final Set<Table.Cell> reached = new HashSet<>();
  private long units;
  private long considered;
  private long met;
  private long checked;
  private long failed;
  private Optional<Verdict.Undecided> stopped = Optional.empty();

  Tally(Statement statement, Solver solver) {
    this.statement = statement;
    this.solver = solver;
    this.survey = new SurveyTally(statement.scope().hypotheses().size());
  }

  void add(Unit unit) {
    units++;
    considered += unit.considered();
    met += unit.met();
    if (unit.met() > 0) {
      unit.cell().ifPresent(reached::add);
    }
    survey.add(unit);
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

  /** Finds a cell of the table, if there is one, that nothing was checked against. */
  Optional<Table.Cell> missedCell() {
    return statement.scope().table().stream()
        .flatMap(table -> table.cells().stream())
        .filter(cell -> !reached.contains(cell))
        .findFirst();
  }

  long units() {
    return units;
  }

  Result result() {
    Explanation explanation = new Explanation(statement, solver);
    Optional<Counterexample> counterexample =
        failures.isEmpty() ? Optional.empty() : Optional.of(explanation.of(failures.first()));
    return new Result(
        statement,
        verdict(),
        considered,
        met,
        List.copyOf(checks),
        survey.counts(),
        survey.survey(),
        List.copyOf(failures),
        counterexample,
        explanation.play(counterexample, checks.stream().map(Check::instance).toList()),
        new Result.Effort(Duration.ZERO, 0),
        Certification.NONE);
  }

  private Verdict verdict() {
    if (failed > 0) {
      return new Verdict.Refuted(failed, stopped.isEmpty());
    }
    return stopped.isPresent() ? stopped.get() : new Verdict.Holds();
  }
}
