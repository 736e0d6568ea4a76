package nimproof.verify;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import nimproof.game.Games;
import nimproof.game.Ruleset;
import nimproof.statement.Statement;

/**
 * What was checked and what came out.
 *
 * @param considered how many instances the scope has
 * @param structures how many of them met the hypotheses and were checked
 * @param checks the first {@value #MOST_CHECKS} checks, in the order of the scope
 * @param values how often each nim-value occurred, where the claim asks for them
 * @param survey what hypotheses let through, and where nim-values occurred
 * @param failures the smallest {@value #MOST_FAILURES} failures, smallest first
 * @param play the game on the counterexample, or on an example, move by move
 * @param effort what it took; not deterministic
 * @param certification how far the verdict rests on a certificate
 */
public record Result(
    Statement statement,
    Verdict verdict,
    long considered,
    long structures,
    List<Check> checks,
    SortedMap<Integer, Long> values,
    Survey survey,
    List<Check> failures,
    Optional<Counterexample> counterexample,
    Optional<PositionGraph> play,
    Effort effort,
    Certification certification) {

  /** How many checks are kept for the report. */
  public static final int MOST_CHECKS = 1_000;

  /** How many failures are kept for the report. */
  public static final int MOST_FAILURES = 200;

  /**
   * Time and positions.
   *
   * @param certifying the time that the certificate took, besides
   */
  public record Effort(Duration time, long positions, Duration certifying) {

    public Effort(Duration time, long positions) {
      this(time, positions, Duration.ZERO);
    }
  }

  Result with(Effort spent) {
    return with(spent, certification);
  }

  Result with(Certification found, Duration took) {
    return with(new Effort(effort.time(), effort.positions(), took), found);
  }

  private Result with(Effort spent, Certification found) {
    return new Result(
        statement,
        verdict,
        considered,
        structures,
        checks,
        values,
        survey,
        failures,
        counterexample,
        play,
        spent,
        found);
  }

  /** Says what a move of the game is; empty if the statement is not about structures. */
  public String moves() {
    return statement.scope().on().isEmpty()
        ? ""
        : Games.named(statement.rules().game()).map(Ruleset::summary).orElse("");
  }

  /** Tells whether the search came to an end. */
  public boolean isDecided() {
    return !(verdict instanceof Verdict.Undecided);
  }

  /** Tells whether the verdict is the one that the spec declares. */
  public boolean isAsDeclared() {
    return switch (statement.declared()) {
      case HOLDS -> verdict instanceof Verdict.Holds;
      case REFUTED -> verdict instanceof Verdict.Refuted;
    };
  }
}
