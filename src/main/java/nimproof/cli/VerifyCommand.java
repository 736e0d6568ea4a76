package nimproof.cli;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import nimproof.certificate.CertificateFolder;
import nimproof.certificate.StatementCertifier;
import nimproof.report.Errata;
import nimproof.report.Reports;
import nimproof.spec.Diagnostic;
import nimproof.spec.Specs;
import nimproof.statement.EvaluationException;
import nimproof.statement.Statement;
import nimproof.verify.Certifier;
import nimproof.verify.Progress;
import nimproof.verify.Result;
import nimproof.verify.Verifier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * Checks specs and writes reports.
 *
 * <p>A mistake in one file does not stop the others: they are checked, and every mistake is listed
 * at the end. Reports of less than a whole folder, or of a wider scope, go to a folder of their own
 * unless one is named, so that they never replace the reports of a full run.
 */
@Command(
    name = "verify",
    description = "Checks every spec and writes reports.",
    mixinStandardHelpOptions = true)
final class VerifyCommand implements Callable<Integer> {

  private static final int MOST_JOBS = 256;

  private static final Path CONJECTURES = Path.of("conjectures");

  @Spec private CommandSpec command;

  @Parameters(
      paramLabel = "FILE|DIR",
      description = "Specs, or folders of specs (default: conjectures).")
  private List<Path> paths = List.of();

  @Option(
      names = "--only",
      paramLabel = "GLOB",
      description = "Check only the statements whose id matches, such as 'ky-*'.")
  private String only = "";

  @Option(names = "--thorough", description = "Check the wider scope of specs that have one.")
  private boolean thorough;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      description = "Time for each statement, such as 60s or 5m (default: 60s; thorough: 1h).")
  private Duration budget;

  @Option(names = "--jobs", paramLabel = "N", description = "Threads (default: one a core).")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--reports",
      paramLabel = "DIR",
      description = "Where reports go (default: reports; reports/partial for a part of a folder).")
  private Path reports;

  @Option(
      names = "--certify",
      paramLabel = "all|small|none",
      description =
          "Which certificates to write (default: small, at most some 10 MB of text each).")
  private Certify certify = Certify.SMALL;

  private Terminal terminal;
  private final List<Diagnostic> problems = new ArrayList<>();

  @Override
  public Integer call() throws IOException {
    terminal = new Terminal(command);
    checkOptions();
    long start = System.nanoTime();
    List<Path> from = paths.isEmpty() ? List.of(CONJECTURES) : paths;
    Specs.Reading reading = Specs.read(from, filter(), thorough);
    problems.addAll(reading.problems());
    if (reading.statements().isEmpty() && problems.isEmpty()) {
      throw wrong(nothingFound(from));
    }
    Optional<StatementCertifier> certifier = certify.certifier();
    List<Result> results = verify(reading.statements(), certifier);
    Path folder = reportFolder();
    if (!results.isEmpty()) {
      new CertificateFolder(folder.resolve("certificates"))
          .write(certifier.map(StatementCertifier::certificates).orElse(new TreeMap<>()));
      Reports.write(folder, results);
    }
    if (isWhole() && !thorough && reports == null) {
      Files.writeString(CONJECTURES.resolve("ERRATA.md"), Errata.of(results));
    }
    problems.forEach(problem -> terminal.error(problem.toString()));
    Duration time = Duration.ofNanos(System.nanoTime() - start);
    new Summary(results, problems.size()).print(terminal, time, folder.resolve("index.html"));
    return exitCode(results);
  }

  private void checkOptions() {
    if (jobs < 1 || jobs > MOST_JOBS) {
      throw wrong("--jobs is %d; it must be from 1 to %d".formatted(jobs, MOST_JOBS));
    }
    if (reports != null && Files.exists(reports) && !Files.isDirectory(reports)) {
      throw wrong("--reports names the file %s; it must be a folder".formatted(reports));
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(command.commandLine(), message);
  }

  private Predicate<String> filter() {
    if (only.isEmpty()) {
      return id -> true;
    }
    try {
      PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + only);
      return id -> matcher.matches(Path.of(id));
    } catch (PatternSyntaxException e) {
      throw wrong("--only is '%s'; it must be a pattern such as 'ky-*'".formatted(only));
    }
  }

  private String nothingFound(List<Path> from) {
    String places = from.stream().map(Path::toString).collect(Collectors.joining(", "));
    return only.isEmpty()
        ? "there is no spec (*.yaml) in %s".formatted(places)
        : "no spec in %s has an id that matches '%s'".formatted(places, only);
  }

  private List<Result> verify(List<Statement> statements, Optional<StatementCertifier> certifier) {
    Duration each = budget != null ? budget : Duration.ofSeconds(thorough ? 3600 : 60);
    List<Verifier.Begun> begun = new ArrayList<>();
    Certifier by = certifier.isPresent() ? certifier.get() : Certifier.NONE;
    try (Verifier verifier = new Verifier(each, jobs, by)) {
      for (Statement statement : statements) {
        try {
          begun.add(begin(verifier, statement));
          Result solved = begun.get(begun.size() - 1).solved();
          terminal.line(new ResultLine(solved).text(terminal));
        } catch (EvaluationException e) {
          problems.add(new Diagnostic(e.location(), e.getMessage()));
        }
      }
      return begun.stream().map(Verifier.Begun::result).toList();
    }
  }

  private Verifier.Begun begin(Verifier verifier, Statement statement) {
    if (!terminal.isWatched()) {
      return verifier.begin(statement, Progress.NONE);
    }
    try (ProgressLine progress = new ProgressLine(statement.id())) {
      return verifier.begin(statement, progress);
    }
  }

  private Path reportFolder() {
    if (reports != null) {
      return reports;
    }
    Path all = Path.of("reports");
    return !isWhole() ? all.resolve("partial") : thorough ? all.resolve("thorough") : all;
  }

  /** Tells whether everything in the folder of conjectures was checked. */
  private boolean isWhole() {
    return only.isEmpty() && paths.isEmpty() && problems.isEmpty();
  }

  private int exitCode(List<Result> results) {
    if (!problems.isEmpty()) {
      return ExitCode.BAD_INPUT;
    }
    if (results.stream().anyMatch(result -> result.isDecided() && !result.isAsDeclared())) {
      return ExitCode.DIFFERENT;
    }
    return results.stream().allMatch(Result::isDecided) ? ExitCode.AS_DECLARED : ExitCode.UNDECIDED;
  }
}
