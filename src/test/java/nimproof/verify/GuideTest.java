package nimproof.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nimproof.spec.SpecFolder;
import nimproof.statement.Statement;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Every example of the guide for authors is run, and comes out as it says. */
class GuideTest {

  @TempDir Path folder;

  private static List<String> blocks(String language) throws IOException {
    String guide = Files.readString(Path.of("conjectures/README.md"));
    return Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL)
        .matcher(guide)
        .results()
        .map((MatchResult block) -> block.group(1))
        .toList();
  }

  @TestFactory
  Stream<DynamicTest> everyExampleComesOutAsDeclared() throws IOException {
    Files.writeString(folder.resolve("cycles.g6"), String.join("", blocks("graph6")));
    return blocks("yaml").stream().map(this::example);
  }

  private DynamicTest example(String spec) {
    String title = spec.lines().filter(line -> line.startsWith("title:")).findFirst().orElse(spec);
    return DynamicTest.dynamicTest(
        title,
        () -> {
          Statement statement = new SpecFolder(folder).with("a.yaml", spec).only();
          try (Verifier verifier = new Verifier(Duration.ofSeconds(300), 2)) {
            Result result = verifier.verify(statement, Progress.NONE);
            assertThat(result.isAsDeclared()).as("%s", result.verdict()).isTrue();
          }
        });
  }

  @Test
  void everyKeyIsShownInSomeExample() throws IOException {
    Set<String> shown = new HashSet<>();
    for (String spec : blocks("yaml")) {
      spec.lines()
          .filter(line -> line.matches("[a-zA-Z]+:.*"))
          .forEach(line -> shown.add(line.substring(0, line.indexOf(':'))));
    }
    assertThat(shown).containsExactlyInAnyOrderElementsOf(SpecFolder.keys());
  }
}
