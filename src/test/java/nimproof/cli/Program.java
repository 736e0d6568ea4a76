package nimproof.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The installed program, run in a folder of its own. */
record Program(Path folder) {

  private static final Path PROGRAM =
      Path.of("build/install/nimproof/bin/nimproof").toAbsolutePath();

  /** What a run printed, and how it ended. */
  record Outcome(int exitCode, String out, String err) {}

  Outcome run(String... arguments) {
    return runWith("", arguments);
  }

  Outcome runWith(String input, String... arguments) {
    List<String> command = new ArrayList<>(List.of(PROGRAM.toString()));
    command.addAll(List.of(arguments));
    try {
      Path in = Files.writeString(Files.createTempFile("in", ""), input);
      Path out = Files.createTempFile("out", "");
      Path err = Files.createTempFile("err", "");
      ProcessBuilder builder =
          new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectInput(in.toFile())
              .redirectOutput(out.toFile())
              .redirectError(err.toFile());
      builder.environment().put("LC_ALL", "C");
      Process process = builder.start();
      if (!process.waitFor(300, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new AssertionError("the program did not end: " + command);
      }
      return new Outcome(process.exitValue(), read(out), read(err));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static String read(Path file) throws IOException {
    String text = Files.readString(file, StandardCharsets.UTF_8);
    Files.delete(file);
    return text.replaceAll("[0-9]+\\.[0-9]+ s", "# s")
        .replaceAll("\"seconds\":[0-9.]+", "\"seconds\":#");
  }
}
