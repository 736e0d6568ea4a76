package nimproof.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BadGraph6FileTest {

  @TempDir Path folder;

  private void check(String file, String... mistakes) {
    SpecFolder specs = new SpecFolder(folder);
    assertThat(specs.mistakesOf("title: T\non: graph6File(\"" + file + "\")\nexpect: g >= 0\n"))
        .isEqualTo(List.of(mistakes));
  }

  @Test
  void theFileMustBeThere() {
    check("none.g6", "a.yaml:2:5: graph6File(file): there is no file 'none.g6' beside the spec");
  }

  @Test
  void theFileMustLieBelowTheFolderOfTheSpec() {
    check("../x.g6", "a.yaml:2:5: graph6File(file): '../x.g6' lies outside the folder of the spec");
    check(
        "/etc/passwd",
        "a.yaml:2:5: graph6File(file): '/etc/passwd' lies outside the folder of the spec");
  }

  @Test
  void everyLineMustBeAGraph() {
    new SpecFolder(folder).with("x.g6", ">>graph6<<Bg\n\nBw\nB g\n");
    check(
        "x.g6",
        "a.yaml:2:5: graph6File(file): line 4 of 'x.g6': graph6 text holds only the characters '?'"
            + " to '~'; character 2 is not one of them");
  }

  @Test
  void someGraphMustBeThere() {
    new SpecFolder(folder).with("x.g6", "\n");
    check("x.g6", "a.yaml:2:5: this gives no structure at all");
  }

  @Test
  void aGoodFileIsReadFromTheFolderOfTheSpec() {
    new SpecFolder(folder).with("data/x.g6", "Bg\nBw\n");
    check("data/x.g6");
  }
}
