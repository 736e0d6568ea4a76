package nimproof.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Keeps the kernel small and apart. */
class IndependenceTest {

  private static final Path SOURCES = Path.of("src/main/java/nimproof/kernel");

  @Test
  void usesTheJavaBaseModuleAlone() throws IOException {
    List<String> others =
        lines()
            .filter(line -> line.startsWith("import "))
            .filter(line -> !line.matches("import java\\.(io|nio|util)\\..*"))
            .toList();
    assertThat(others).isEmpty();
    assertThat(lines().filter(line -> line.matches(".*nimproof\\.(?!kernel\\b).*"))).isEmpty();
  }

  @Test
  void hasFewerThan500LinesOfCode() throws IOException {
    List<String> code =
        lines().map(String::strip).filter(line -> !line.matches("|//.*|/?\\*.*")).toList();
    assertThat(code).hasSizeLessThan(500).hasSizeGreaterThan(300);
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
      throw new java.io.UncheckedIOException(e);
    }
  }
}
