package nimproof.kernel.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Keeps the second program apart, and its size in sight. */
class IndependenceTest {

  private static final Path SOURCES = Path.of("src/main/java/nimproof/kernel/evaluation");

  @Test
  void usesTheJavaBaseModuleTheKernelAndCoversAlone() throws IOException {
    List<String> others =
        lines()
            .filter(line -> line.startsWith("import "))
            .filter(line -> !line.matches("import java\\.(io|nio|util)\\..*"))
            .toList();
    assertThat(others)
        .allMatch(
            line ->
                line.matches(
                    "import nimproof\\.kernel\\.(cover\\.|evaluation\\.)?[A-Z]\\w+(\\.\\w+)?;"));
    assertThat(lines().filter(line -> line.matches(".*nimproof\\.(?!kernel\\b).*"))).isEmpty();
  }

  @Test
  void hasFewerThan2300LinesOfCode() throws IOException {
    List<String> code =
        lines().map(String::strip).filter(line -> !line.matches("|//.*|/?\\*.*")).toList();
    assertThat(code).hasSizeLessThan(2_300).hasSizeGreaterThan(1_000);
  }

  private static Stream<String> lines() throws IOException {
    try (Stream<Path> files = Files.list(SOURCES)) {
      List<Path> sources = files.filter(file -> file.toString().endsWith(".java")).toList();
      return sources.stream().flatMap(IndependenceTest::linesOf).toList().stream();
    }
  }

  private static Stream<String> linesOf(Path file) {
    try {
      return Files.readAllLines(file).stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
