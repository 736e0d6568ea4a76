package nimproof.cli;

import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
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
      ReduceCommand.class,
      CheckCommand.class,
      NewCommand.class,
      FamiliesCommand.class,
      BenchCommand.class
    })
public final class Main {

  private Main() {}

  /** Runs one command and ends the program with its exit code. */
  public static void main(String[] arguments) {
    System.exit(run(utf8(System.out), utf8(System.err), arguments));
  }

  /** Writes the same bytes whatever the machine's own encoding is. */
  private static PrintWriter utf8(OutputStream to) {
    return new PrintWriter(new OutputStreamWriter(to, StandardCharsets.UTF_8), true);
  }

  /** Runs one command and gives its exit code. */
  static int run(PrintWriter out, PrintWriter err, String... arguments) {
    Locale.setDefault(Locale.ROOT); // so that numbers look the same everywhere
    CommandLine program =
        new CommandLine(new Main())
            .registerConverter(java.time.Duration.class, Durations::parse)
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setOut(out)
            .setErr(err)
            .setParameterExceptionHandler(Mishap::ofOption)
            .setExecutionExceptionHandler(Mishap::ofRun);
    try {
      return program.execute(arguments);
    } catch (OutOfMemoryError e) {
      err.println("the memory of the JVM ran out; give it more with NIMPROOF_OPTS=-Xmx8g");
      return ExitCode.UNDECIDED;
    }
  }
}
