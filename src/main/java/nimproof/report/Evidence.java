package nimproof.report;

import nimproof.statement.Statement;
import nimproof.verify.Result;
import nimproof.verify.Verdict;

/** Says what kind of evidence a verdict rests on. */
final class Evidence {

  private Evidence() {}

  static String of(Result result) {
    if (result.verdict() instanceof Verdict.Undecided
        || result.verdict() instanceof Verdict.Refuted refuted && !refuted.complete()) {
      return "Cut short: only part of the scope was checked.";
    }
    String each = "Exhaustive: every %s in scope was checked".formatted(Sentences.noun(result));
    return each + how(result.statement());
  }

  private static String how(Statement statement) {
    if (statement.scope().on().isEmpty()) {
      return " by computation.";
    }
    return statement.assumptions().isEmpty()
        ? "; nim-values follow from the mex rule, nim-sums and isomorphism alone."
        : "; nim-values rest on the assumptions below, too.";
  }
}
