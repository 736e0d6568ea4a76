package nimproof.structure;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** The programs of nauty, where they are installed: as {@code geng}, or {@code nauty-geng}. */
public final class Nauty {

  private Nauty() {}

  /** Runs a program on some lines and gives the lines it writes; skips the test without nauty. */
  public static List<String> run(List<String> input, String program, String... arguments) {
    Optional<Path> binary = find(program);
    Assumptions.assumeTrue(binary.isPresent(), () -> program + " of nauty is not installed");
    try {
      Path in = Files.createTempFile("nauty", ".g6");
      Path out = Files.createTempFile("nauty", ".out");
      Files.write(in, input);
      int exit =
          new ProcessBuilder(command(binary.get(), arguments))
              .redirectInput(in.toFile())
              .redirectOutput(out.toFile())
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor();
      List<String> lines = Files.readAllLines(out, StandardCharsets.US_ASCII);
      Files.delete(in);
      Files.delete(out);
      if (exit != 0) {
        throw new IllegalStateException(program + " ended with exit code " + exit);
      }
      return lines;
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<String> command(Path binary, String... arguments) {
    return Stream.concat(Stream.of(binary.toString()), Stream.of(arguments)).toList();
  }

  private static Optional<Path> find(String program) {
    return Stream.of(System.getenv("PATH").split(":"))
        .flatMap(folder -> Stream.of(Path.of(folder, "nauty-" + program), Path.of(folder, program)))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
