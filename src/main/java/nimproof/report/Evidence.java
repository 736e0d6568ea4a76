package nimproof.report;

import nimproof.statement.Basis;
import nimproof.statement.Statement;
import nimproof.verify.Result;
import nimproof.verify.Verdict;

/** Says what kind of evidence a verdict rests on. */
final class Evidence {

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
    return statement.assumptions().isEmpty()
        ? "nim-values follow from the mex rule, nim-sums and isomorphism alone"
        : "nim-values rest on the assumptions below, too";
  }
}
