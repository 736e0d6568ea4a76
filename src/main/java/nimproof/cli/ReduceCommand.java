package nimproof.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import nimproof.report.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Reduces a structure by involutions, or checks a reduction that somebody claims. */
@Command(
    name = "reduce",
    description = {
      "Reduces a structure, such as 'wheel(6)', by involutions to its simplest form.",
      "With --by, checks every hypothesis of one reduction and compares the nim-values."
    },
    mixinStandardHelpOptions = true)
final class ReduceCommand implements Callable<Integer> {

  @Spec private CommandSpec command;

  @Parameters(paramLabel = "EXPR", description = "The structure.")
  private String expression;

  @Option(
      names = "--by",
      paramLabel = "SWAPS",
      description =
          "The involution: swaps such as '1 <-> 4, 2 <-> 5', or arrows such as '1 -> 2, 2 -> 1'."
              + " Vertices that are not said to go elsewhere stay where they are.")
  private Optional<String> by = Optional.empty();

  @Option(names = "--json", description = "Answer with one JSON object.")
  private boolean json;

  @Option(
      names = "--report",
      paramLabel = "FILE",
      description = "Write an HTML page with the reductions as a strip of drawings.")
  private Optional<Path> report = Optional.empty();

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      description = "Time for each nim-value, such as 60s or 5m (default: 60s).")
  private Duration budget = Duration.ofSeconds(60);

  @Override
  public Integer call() throws IOException {
    Terminal terminal = new Terminal(command);
    Answer answer =
        Answer.guarded(
            expression,
            structure ->
                by.isPresent()
                    ? ReductionCheck.of(expression, structure, by.get(), budget)
                    : ReductionChain.of(expression, structure, budget));
    if (json) {
      terminal.line(Json.write(answer.json()));
    } else {
      answer.lines().forEach(answer.isError() ? terminal::error : terminal::line);
    }
    if (report.isPresent() && !answer.isError()) {
      Files.writeString(report.get(), answer.page());
      terminal.line("Report: " + report.get());
    }
    return answer.exitCode();
  }
}
