package nimproof.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import nimproof.bench.Measurement;
import nimproof.bench.Setting;
import nimproof.bench.Workload;
import nimproof.bench.Workload.Length;
import nimproof.bench.Workloads;
import nimproof.report.Json;
import nimproof.spec.Nearest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs workloads one after the other, each in a JVM of its own. */
@Command(
    name = "bench",
    description = "Runs named workloads, measures them and checks their answers.",
    mixinStandardHelpOptions = true)
final class BenchCommand implements Callable<Integer> {

  @Spec private CommandSpec command;

  @Parameters(
      paramLabel = "NAME",
      description = "The workloads (default: all that take less than a minute or so).")
  private List<String> names = List.of();

  @Option(names = "--list", description = "List the workloads and do nothing.")
  private boolean list;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      description = "The number of threads (default: one for each core).")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      description = "The heap of each JVM, such as 4g (default: what the workload is meant for).")
  private Optional<String> memory = Optional.empty();

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "Write what a long search knows to FILE now and then, and go on from there.")
  private Optional<Path> resume = Optional.empty();

  @Option(names = "--json", description = "Answer with one JSON object a line.")
  private boolean json;

  @Option(names = "--here", hidden = true, description = "Run in this JVM.")
  private boolean here;

  @Override
  public Integer call() throws IOException {
    check();
    Terminal terminal = new Terminal(command);
    if (list) {
      Workloads.all().forEach(workload -> terminal.line(MeasurementLine.summary(workload)));
      return ExitCode.AS_DECLARED;
    }
    return here ? runHere(chosen().get(0), terminal) : runAll(chosen(), terminal);
  }

  private void check() {
    if (jobs < 1) {
      throw wrong("--jobs is %d; it must be at least 1".formatted(jobs));
    }
    if (memory.isPresent() && !memory.get().matches("[1-9][0-9]*[mMgG]")) {
      throw wrong("--memory is '%s'; write it like 800m or 4g".formatted(memory.get()));
    }
    if (resume.isPresent() && chosen().size() != 1) {
      throw wrong("--resume goes with one workload; %d are named".formatted(chosen().size()));
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(command.commandLine(), message);
  }

  private List<Workload> chosen() {
    return names.isEmpty()
        ? Workloads.all().stream().filter(workload -> workload.length() == Length.SHORT).toList()
        : names.stream().map(this::named).toList();
  }

  private Workload named(String name) {
    List<String> known = Workloads.all().stream().map(Workload::name).toList();
    return Workloads.named(name)
        .orElseThrow(
            () ->
                wrong("unknown workload '%s'%s".formatted(name, Nearest.suggestion(name, known))));
  }

  private int runAll(List<Workload> workloads, Terminal terminal) throws IOException {
    if (!json) {
      terminal.line(MeasurementLine.HEADER);
    }
    int worst = ExitCode.AS_DECLARED;
    for (Workload workload : workloads) {
      String heap = memory.orElse(workload.gigabytes() + "g");
      worst = Math.max(worst, OwnJvm.run(heap, arguments(workload)));
    }
    if (names.isEmpty() && !json) {
      terminal.line("Not run, because they take minutes: " + longOnes());
    }
    return worst;
  }

  private List<String> arguments(Workload workload) {
    List<String> arguments = new ArrayList<>(List.of("bench", "--here", workload.name()));
    arguments.addAll(List.of("--jobs", Integer.toString(jobs)));
    resume.ifPresent(file -> arguments.addAll(List.of("--resume", file.toString())));
    if (json) {
      arguments.add("--json");
    }
    return arguments;
  }

  private static String longOnes() {
    return Workloads.all().stream()
        .filter(workload -> workload.length() == Length.LONG)
        .map(Workload::name)
        .collect(Collectors.joining(", "));
  }

  private int runHere(Workload workload, Terminal terminal) {
    try (ProgressLine progress = new ProgressLine(workload.name())) {
      Setting setting =
          new Setting(
              jobs, resume, terminal.isWatched() ? progress::done : Setting.of(jobs).progress());
      Measurement measured = Measurement.of(workload, setting);
      terminal.line(
          json
              ? Json.write(MeasurementLine.json(measured, jobs))
              : MeasurementLine.text(measured, terminal));
      return measured.right() ? ExitCode.AS_DECLARED : ExitCode.DIFFERENT;
    } catch (OutOfMemoryError e) {
      terminal.error("the memory of the JVM ran out; give it more with --memory 8g");
      return ExitCode.UNDECIDED;
    }
  }
}
