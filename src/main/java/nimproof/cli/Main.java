package nimproof.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The program {@code nimproof}. */
@Command(
    name = "nimproof",
    description = "Checks claims about the nim-values of take-away games.",
    mixinStandardHelpOptions = true,
    version = "nimproof 1.0",
    subcommands = {
      VerifyCommand.class,
      SolveCommand.class,
      NewCommand.class,
      FamiliesCommand.class
    })
public final class Main {

  private Main() {}

  /** Runs one command and ends the program with its exit code. */
  public static void main(String[] arguments) {
    System.exit(run(arguments));
  }

  /** Runs one command and gives its exit code. */
  static int run(String... arguments) {
    return new CommandLine(new Main())
        .registerConverter(java.time.Duration.class, Durations::parse)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .execute(arguments);
  }
}
