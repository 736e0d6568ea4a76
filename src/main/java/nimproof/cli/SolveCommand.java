package nimproof.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import nimproof.family.Structures;
import nimproof.game.Games;
import nimproof.game.Ruleset;
import nimproof.report.Json;
import nimproof.solver.DeepStack;
import nimproof.spec.Expressions;
import nimproof.spec.Nearest;
import nimproof.structure.Structure;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Solves the game on one structure, on every member of a family, or on what each line names. */
@Command(
    name = "solve",
    description =
        "Gives the nim-value of a structure, such as 'wheel(9)', or of each member of a family,"
            + " such as 'graphs(4)'.",
    mixinStandardHelpOptions = true)
final class SolveCommand implements Callable<Integer> {

  private static final int MOST_PASSES = 9;

  @Spec private CommandSpec command;

  @Parameters(
      paramLabel = "EXPR",
      description =
          "The structure or family; - reads one a line from standard input and answers in JSON.")
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

  @Option(
      names = "--moves",
      description = "List every move of a structure with the value it leads to.")
  private boolean moves;

  @Option(names = "--json", description = "Answer with one JSON object.")
  private boolean json;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      description = "Time for each structure, such as 60s or 5m (default: 10m).")
  private Duration budget = Duration.ofMinutes(10);

  private Terminal terminal;
  private Ruleset rules;
  private boolean isHeaded;

  @Override
  public Integer call() {
    terminal = new Terminal(command);
    rules = rules();
    return DeepStack.call(() -> expression.equals("-") ? answerLines() : answer(expression, json));
  }

  private int answer(String text, boolean inJson) {
    Solved solved = Solution.guarded(text, () -> solve(text, inJson));
    if (inJson) {
      terminal.line(Json.write(json(solved)));
    } else if (solved.error().isPresent()) {
      terminal.error(solved.error().get());
    } else {
      solved.lines().forEach(this::line);
    }
    return solved.exitCode();
  }

  private Solved solve(String text, boolean inJson) {
    Object made = Expressions.structureOrFamily(text);
    if (!(made instanceof Structures family)) {
      return Solution.of(text, (Structure) made, rules, moves, budget);
    }
    if (moves) {
      throw new IllegalArgumentException(
          "--moves lists the moves of one structure; %s is a family, so solve one of its members"
              .formatted(text));
    }
    return FamilySolution.of(
        text,
        family,
        rules,
        budget,
        member -> {
          if (inJson) {
            terminal.line(Json.write(json(member, text)));
          } else {
            line(member.line());
          }
        });
  }

  /** Writes a line of an answer; before the first of them, what is played. */
  private void line(String text) {
    if (!isHeaded) {
      terminal.line("game       " + played());
    }
    isHeaded = true;
    terminal.line(text);
  }

  /** Says what is played, in words. */
  private String played() {
    return game
        + (misere ? ", misère play" : "")
        + (passes == 0 ? "" : passes == 1 ? ", one pass" : ", %d passes".formatted(passes));
  }

  /** Gives the answer, and what it is an answer to. */
  private Map<String, Object> json(Solved solved) {
    Map<String, Object> json = new LinkedHashMap<>(solved.toJson());
    if (solved.error().isEmpty()) {
      json.put("game", game);
      json.put("play", misere ? "misere" : "normal");
      json.put("passes", passes);
    }
    return json;
  }

  private Map<String, Object> json(Solution member, String family) {
    Map<String, Object> json = json(member);
    json.put("family", family);
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
  private int answerLines() {
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    int exitCode = ExitCode.AS_DECLARED;
    try {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        exitCode = Math.max(exitCode, answer(line.strip(), true));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return exitCode;
  }
}
