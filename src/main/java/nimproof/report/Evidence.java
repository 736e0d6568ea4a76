package nimproof.report;

import nimproof.statement.Basis;
import nimproof.statement.Statement;
import nimproof.statement.Statement.Play;
import nimproof.statement.Statement.Rules;
import nimproof.verify.Result;
import nimproof.verify.Verdict;

/** Says what kind of evidence a verdict rests on. */
final class Evidence {

  private static final String MISERE =
      "; in misère play they are defined by the mex rule, with value 1 for the empty position";

  private Evidence() {}

  static String of(Result result) {
    Statement statement = result.statement();
    return "%s; %s.".formatted(extent(result, statement.basis()), method(statement));
  }

  private static String extent(Result result, Basis basis) {
    boolean isCutShort =
        result.verdict() instanceof Verdict.Undecided
            || result.verdict() instanceof Verdict.Refuted refuted && !refuted.complete();
    if (isCutShort) {
      return "Cut short: only a part of the scope was checked";
    }
    return basis.sampled()
        ? "Sampled: the %ss were drawn at random, and nothing is known of the others"
            .formatted(Sentences.noun(result))
        : "Exhaustive: every %s in scope was checked".formatted(Sentences.noun(result));
  }

  private static String method(Statement statement) {
    if (statement.basis().isInduction()) {
      return "on each, the induction step: the value that the formula gives is the mex of those it"
          + " gives after every move, and nothing is solved";
    }
    if (statement.scope().on().isEmpty()) {
      return "each by computation";
    }
    String values =
        statement.assumptions().isEmpty()
            ? "nim-values follow from %s alone".formatted(solving(statement.rules()))
            : "nim-values rest on the assumptions below, too";
    return statement.rules().play() == Play.MISERE ? values + MISERE : values;
  }

  /** Names the rules that the solver may use: a sum is split in normal play without passes only. */
  private static String solving(Rules rules) {
    return rules.play() == Play.NORMAL && rules.passes() == 0
        ? "the mex rule, nim-sums of components and isomorphism"
        : "the mex rule and isomorphism";
  }
}
