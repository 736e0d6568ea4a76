package nimproof.report;

import static java.util.stream.Collectors.joining;

import java.util.Locale;
import nimproof.statement.Basis;
import nimproof.statement.Statement;
import nimproof.statement.Statement.Slip;
import nimproof.statement.Table;
import nimproof.verify.Check;
import nimproof.verify.Result;
import nimproof.verify.Verdict;

/** Says results in plain words. */
public final class Sentences {

  private Sentences() {}

  /** Says the verdict with its exact numbers. */
  public static String verdict(Result result) {
    Verdict verdict = result.verdict();
    if (verdict instanceof Verdict.Refuted refuted) {
      return refuted(result, refuted);
    }
    if (verdict instanceof Verdict.Undecided undecided) {
      return undecided(result, undecided);
    }
    return holds(result, result.statement().basis());
  }

  /** Says what the verdict rests on, unless everything was solved. */
  private static String holds(Result result, Basis basis) {
    String noun = noun(result);
    String scope =
        basis.sampled()
            ? counted(result.structures(), noun) + " drawn at random (sampled)"
            : all(result.structures(), noun);
    return "Holds %son %s.".formatted(basis.isInduction() ? "by the induction step " : "", scope);
  }

  private static String refuted(Result result, Verdict.Refuted refuted) {
    int claims = result.statement().claims().size();
    String noun = claims == 1 ? noun(result) : "check";
    String total = counted(result.structures() * claims, noun);
    return refuted.complete()
        ? "Fails on %s of %s.".formatted(number(refuted.failures()), total)
        : "Fails on at least %s; the search was cut short after %s."
            .formatted(counted(refuted.failures(), noun), total);
  }

  private static String undecided(Result result, Verdict.Undecided undecided) {
    String at = undecided.at().isEmpty() ? "" : " at " + undecided.at();
    return "Undecided: %s%s, after %s without a contradiction."
        .formatted(undecided.reason(), at, counted(result.structures(), noun(result)));
  }

  private static String all(long count, String noun) {
    return count == 1 ? "the one " + noun + " in scope" : "all " + counted(count, noun);
  }

  /** Says what a counterexample shows. */
  public static String contradiction(Statement statement, Check check) {
    boolean isValue = statement.claims().get(check.claim()).isValue();
    String where = check.instance().describe();
    String expected = isValue ? "expected " + check.expected() : check.expected() + " is false";
    String found =
        isValue ? ", found " + check.found() : check.found().isEmpty() ? "" : ": " + check.found();
    return (where.isEmpty() ? "" : where + ": ") + expected + found;
  }

  /** Says where a table that is meant to be symmetric is printed otherwise. */
  public static String disagreement(Table.Disagreement pair) {
    return printed(pair.cell()) + ", " + printed(pair.mirrored());
  }

  private static String printed(Table.Cell cell) {
    return "row %d, column %d prints %d".formatted(cell.row(), cell.column(), cell.value());
  }

  /** Says why a printed claim fails, such as {@code slip: print}; empty if nobody said. */
  public static String slips(Statement statement) {
    return statement.slips().isEmpty()
        ? ""
        : statement.slips().stream().map(Slip::word).collect(joining(", ", "slip: ", ""));
  }

  /** Names what the statement is checked on, one at a time. */
  public static String noun(Result result) {
    Statement statement = result.statement();
    if (statement
        .scope()
        .table()
        .filter(t -> t.cells().size() == result.structures())
        .isPresent()) {
      return "cell";
    }
    if (statement.scope().on().isEmpty()) {
      return "case";
    }
    return statement.scope().each().isEmpty() ? "structure" : "instance";
  }

  /** Writes a number and what it counts, such as {@code 1,252 structures}. */
  public static String counted(long count, String noun) {
    return number(count) + " " + (count == 1 ? noun : noun + "s");
  }

  /** Writes a number with a comma between thousands. */
  public static String number(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
