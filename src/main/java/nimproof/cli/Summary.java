package nimproof.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import nimproof.verify.Result;
import nimproof.verify.Verdict;

/** The lines that close a run. */
record Summary(List<Result> results, int mistakes) {

  void print(Terminal terminal, Duration time, Path report) {
    terminal.line("");
    terminal.line(
        "%s: %s. %s"
            .formatted(count(results.size(), "statement"), verdicts(), Durations.seconds(time)));
    if (mistakes > 0) {
      terminal.line("%s in the specs, listed above.".formatted(count(mistakes, "mistake")));
    }
    if (!results.isEmpty()) {
      terminal.line("Report: " + report);
    }
  }

  private String verdicts() {
    List<String> parts = new ArrayList<>();
    parts.add("%,d hold".formatted(count(Verdict.Holds.class)));
    parts.add("%,d refuted".formatted(count(Verdict.Refuted.class)));
    parts.add("%,d undecided".formatted(count(Verdict.Undecided.class)));
    long different = results.stream().filter(r -> r.isDecided() && !r.isAsDeclared()).count();
    String declared = different == 0 ? "as declared" : "%,d not as declared".formatted(different);
    return String.join(", ", parts) + "; " + declared;
  }

  private long count(Class<? extends Verdict> kind) {
    return results.stream().filter(result -> kind.isInstance(result.verdict())).count();
  }

  private static String count(int number, String noun) {
    return String.format(Locale.ROOT, "%,d %s%s", number, noun, number == 1 ? "" : "s");
  }
}
