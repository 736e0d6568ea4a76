package nimproof.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import nimproof.game.Games;
import nimproof.game.Ruleset;
import nimproof.report.Json;
import nimproof.spec.Nearest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Solves the game on one structure, or on one a line. */
@Command(
    name = "solve",
    description = "Gives the nim-value of a structure, such as 'wheel(9)'.",
    mixinStandardHelpOptions = true)
final class SolveCommand implements Callable<Integer> {

  private static final int MOST_PASSES = 9;

  @Spec private CommandSpec command;

  @Parameters(
      paramLabel = "EXPR",
      description = "The structure; - reads one a line from standard input and answers in JSON.")
  private String expression;

  @Option(names = "--game", paramLabel = "NAME", description = "The game (default: take-away).")
  private String game = "take-away";

  @Option(names = "--misere", description = "Who makes the last move loses.")
  private boolean misere;

  @Option(
      names = "--passes",
      paramLabel = "N",
      description = "How often the players may pass between them (default: 0).")
  private int passes;

  @Option(names = "--moves", description = "List every move with the value it leads to.")
  private boolean moves;

  @Option(names = "--json", description = "Answer with one JSON object.")
  private boolean json;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      description = "Time for each structure, such as 60s or 5m (default: 10m).")
  private Duration budget = Duration.ofMinutes(10);

  @Override
  public Integer call() throws IOException {
    Terminal terminal = new Terminal(command);
    Ruleset rules = rules();
    if (expression.equals("-")) {
      return solveLines(terminal, rules);
    }
    Solution solution = Solution.of(expression, rules, moves, budget);
    if (json) {
      terminal.line(Json.write(json(solution)));
    } else if (solution.error().isPresent()) {
      terminal.error(solution.error().get());
    } else {
      terminal.line("game       " + played());
      solution.lines().forEach(terminal::line);
    }
    return solution.exitCode();
  }

  /** Says what is played, in words. */
  private String played() {
    return game
        + (misere ? ", misère play" : "")
        + (passes == 0 ? "" : passes == 1 ? ", one pass" : ", %d passes".formatted(passes));
  }

  /** Gives the answer, and what it is an answer to. */
  private Map<String, Object> json(Solution solution) {
    Map<String, Object> json = new LinkedHashMap<>(solution.toJson());
    if (solution.error().isEmpty()) {
      json.put("game", game);
      json.put("play", misere ? "misere" : "normal");
      json.put("passes", passes);
    }
    return json;
  }

  private Ruleset rules() {
    if (passes < 0 || passes > MOST_PASSES) {
      throw new ParameterException(
          command.commandLine(),
          "--passes is %d; it must be from 0 to %d".formatted(passes, MOST_PASSES));
    }
    return Games.named(game, misere, passes)
        .orElseThrow(
            () ->
                new ParameterException(
                    command.commandLine(),
                    "unknown game '%s'%s"
                        .formatted(
                            game,
                            Nearest.suggestion(
                                game, Games.all().stream().map(Ruleset::name).toList()))));
  }

  /** Answers line by line, so that another program can ask one question after the other. */
  private int solveLines(Terminal terminal, Ruleset rules) throws IOException {
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    int exitCode = ExitCode.AS_DECLARED;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      Solution solution = Solution.of(line.strip(), rules, moves, budget);
      terminal.line(Json.write(json(solution)));
      exitCode = Math.max(exitCode, solution.exitCode());
    }
    return exitCode;
  }
}
