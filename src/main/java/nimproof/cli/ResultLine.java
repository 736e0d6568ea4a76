package nimproof.cli;

import java.util.Locale;
import nimproof.report.Sentences;
import nimproof.statement.Basis;
import nimproof.statement.Statement.Outlook;
import nimproof.verify.Check;
import nimproof.verify.Counterexample;
import nimproof.verify.Result;
import nimproof.verify.Verdict;

/** What came out of one statement, in a line. */
record ResultLine(Result result) {

  private static final int WORD = 11;
  private static final int ID = 30;
  private static final int MOST_CHARACTERS = 120;

  String text(Terminal terminal) {
    String style = !result.isDecided() ? "yellow" : result.isAsDeclared() ? "green" : "bold,red";
    return terminal.coloured(style, result.verdict().word(), WORD)
        + String.format(Locale.ROOT, "%-" + ID + "s ", result.statement().id())
        + details()
        + (result.isDecided() && !result.isAsDeclared() ? "; " + surprise() : "")
        + "  ("
        + Durations.seconds(result.effort().time())
        + ")";
  }

  private String surprise() {
    return result.statement().declared() == Outlook.HOLDS
        ? "declared to hold"
        : "declared to be refuted";
  }

  private String details() {
    if (result.verdict() instanceof Verdict.Refuted refuted) {
      return refuted(refuted, result.counterexample().orElseThrow());
    }
    if (result.verdict() instanceof Verdict.Undecided undecided) {
      return "%s%s".formatted(undecided.reason(), at(undecided.at()));
    }
    return checked();
  }

  private static String at(String instance) {
    return instance.isEmpty() ? "" : " at " + instance;
  }

  private String checked() {
    long structures = result.structures();
    Basis basis = result.statement().basis();
    return String.format(
            Locale.ROOT, "%,d %s%s", structures, Sentences.noun(result), structures == 1 ? "" : "s")
        + (basis.isInduction() ? ", by induction step" : "")
        + (basis.sampled() ? ", sampled" : "");
  }

  private static String refuted(Verdict.Refuted refuted, Counterexample counterexample) {
    Check check = counterexample.check();
    String where = check.instance().identify();
    long others = refuted.failures() - 1;
    String more =
        refuted.complete()
            ? others == 0 ? "" : String.format(Locale.ROOT, "; %,d more", others)
            : String.format(Locale.ROOT, "; %,d more before the budget ran out", others);
    String found = check.found().isEmpty() ? "" : ", found " + check.found();
    String contradiction =
        "%sexpected %s%s"
            .formatted(where.isEmpty() ? "" : where + ": ", check.expected(), found)
            .replaceAll("\\s+", " ");
    return cut(contradiction) + more;
  }

  /** Cuts a text that would fill several lines; the report has the whole. */
  private static String cut(String text) {
    return text.length() <= MOST_CHARACTERS ? text : text.substring(0, MOST_CHARACTERS - 1) + "…";
  }
}
