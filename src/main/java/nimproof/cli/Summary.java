package nimproof.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import nimproof.verify.Result;
import nimproof.verify.Verdict;

/** The lines that close a run. */
record Summary(List<Result> results, int mistakes) {

  void print(Terminal terminal, Duration time, Path report) {
    if (!results.isEmpty()) {
      terminal.line("");
      terminal.line(
          "%s: %s. %s"
              .formatted(count(results.size(), "statement"), verdicts(), Durations.seconds(time)));
    }
    if (mistakes > 0) {
      terminal.line(count(mistakes, "mistake") + " in the specs, listed above.");
    }
    if (!results.isEmpty()) {
      terminal.line("Report: " + report);
    }
  }

  private String verdicts() {
    long holding = count(Verdict.Holds.class);
    return "%,d %s, %,d refuted, %,d undecided; %s"
        .formatted(
            holding,
            holding == 1 ? "holds" : "hold",
            count(Verdict.Refuted.class),
            count(Verdict.Undecided.class),
            asDeclared());
  }

  private String asDeclared() {
    long different = results.stream().filter(r -> r.isDecided() && !r.isAsDeclared()).count();
    if (different > 0) {
      return "%,d not as declared".formatted(different);
    }
    return results.stream().allMatch(Result::isDecided)
        ? "all as declared"
        : "the rest as declared";
  }

  private long count(Class<? extends Verdict> kind) {
    return results.stream().filter(result -> kind.isInstance(result.verdict())).count();
  }

  private static String count(int number, String noun) {
    return String.format(Locale.ROOT, "%,d %s%s", number, noun, number == 1 ? "" : "s");
  }
}
