package nimproof.cli;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;

/** Runs the program again in a JVM of its own, with a heap of its own. */
final class OwnJvm {

  private OwnJvm() {}

  /** Runs a command, which prints where this program prints, and gives its exit code. */
  static int run(String heap, List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(option -> !option.startsWith("-Xmx"))
        .forEach(command::add);
    command.add("-Xmx" + heap);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(arguments);
    Process process = new ProcessBuilder(command).inheritIO().start();
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
      return ExitCode.UNDECIDED;
    }
  }
}
