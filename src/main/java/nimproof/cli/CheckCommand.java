package nimproof.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import nimproof.kernel.Check;
import nimproof.kernel.Claim;
import nimproof.kernel.Verdict;
import nimproof.kernel.evaluation.Certificates;
import nimproof.kernel.evaluation.CheckEvaluation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Hands certificates to the kernel, which says what each proves or which line is bad. */
@Command(
    name = "check",
    description = "Checks certificates: says what each proves, or names the first bad line.",
    mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {

  @Spec private CommandSpec command;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE|DIR",
      description =
          "Certificates, perhaps compressed (.gz), or folders of *.cert, *.cert.gz, *.eval and"
              + " *.eval.gz.")
  private List<Path> paths;

  private Path last = Path.of("");
  private Verdict lastVerdict;

  @Override
  public Integer call() throws IOException {
    Terminal terminal = new Terminal(command);
    int worst = 0;
    for (Path file : files()) {
      ByteArrayOutputStream said = new ByteArrayOutputStream();
      PrintStream out = new PrintStream(said, false, StandardCharsets.UTF_8);
      worst = Math.max(worst, check(out, file));
      out.flush();
      terminal.line(said.toString(StandardCharsets.UTF_8).stripTrailing());
    }
    return worst;
  }

  private int check(PrintStream out, Path file) {
    if (file.toString().matches(".*\\.eval(\\.gz)?")) {
      return CheckEvaluation.run(out, file.toString(), name -> claims(file, name));
    }
    try {
      lastVerdict = Check.check(file);
      last = file;
      return Check.report(out, file.toString(), lastVerdict);
    } catch (IOException e) {
      out.printf("%s: cannot be read: %s%n", file, e);
      return 2;
    }
  }

  /** Gives the claims of a certificate, which need not be checked again if it was the last. */
  private List<Claim> claims(Path evaluation, String name) throws IOException {
    boolean known = last.getFileName().toString().replaceAll("\\.gz$", "").equals(name);
    return known
            && last.resolveSibling(name).equals(evaluation.resolveSibling(name))
            && lastVerdict instanceof Verdict.Accepted accepted
        ? accepted.claims()
        : Certificates.beside(evaluation).claims(name);
  }

  private List<Path> files() throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path path : paths) {
      files.addAll(Files.isDirectory(path) ? certificatesIn(path) : List.of(path));
    }
    return files;
  }

  private List<Path> certificatesIn(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      List<Path> found =
          all.filter(file -> file.toString().matches(".*\\.(cert|eval)(\\.gz)?")).sorted().toList();
      if (found.isEmpty()) {
        throw new ParameterException(
            command.commandLine(),
            "there is no certificate (*.cert, *.eval, perhaps with .gz) in " + folder);
      }
      return found;
    }
  }
}
