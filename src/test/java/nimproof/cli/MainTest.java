package nimproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import nimproof.family.Families;
import nimproof.game.Games;
import nimproof.game.Lemma;
import nimproof.spec.Vocabulary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MainTest {

  @TempDir Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
  }

  private void checkRefused(String message, String... arguments) {
    assertThat(run(arguments)).isEqualTo(2);
    assertThat(err.toString()).isEqualTo(message);
    assertThat(out.toString()).isEmpty();
    err.getBuffer().setLength(0);
  }

  @Test
  void aWrongCommandIsRefused() {
    checkRefused("Missing required subcommand\nTry 'nimproof --help'.\n");
    checkRefused(
        "Unmatched argument at index 0: 'verfy'\n"
            + "Did you mean: nimproof verify or nimproof solve?\n",
        "verfy");
  }

  @Test
  void aWrongOptionIsRefused() {
    String more = "\nTry 'nimproof verify --help'.\n";
    checkRefused("Unknown option: '--foo'" + more, "verify", "--foo");
    checkRefused("--jobs is 0; it must be from 1 to 256" + more, "verify", "--jobs", "0");
    checkRefused("--jobs is 999; it must be from 1 to 256" + more, "verify", "--jobs", "999");
    checkRefused(
        "--only is '['; it must be a pattern such as 'ky-*'" + more, "verify", "--only", "[");
    checkRefused(
        "Invalid value for option '--budget': '5x' is not a duration; write one such as 500ms, 60s,"
            + " 5m or 2h"
            + more,
        "verify",
        "--budget",
        "5x");
  }

  @Test
  void aReportCannotReplaceAFile() throws IOException {
    Path file = Files.writeString(folder.resolve("f"), "precious");
    checkRefused(
        "--reports names the file %s; it must be a folder\nTry 'nimproof verify --help'.\n"
            .formatted(file),
        "verify",
        "--reports",
        file.toString());
    assertThat(file).hasContent("precious");
  }

  @Test
  void aReportThatCannotBeWrittenIsSaidInALine() throws IOException {
    Path file = Files.writeString(folder.resolve("f"), "precious");
    Path spec = Files.writeString(folder.resolve("a.yaml"), "title: T\nexpect: 1 == 1\n");
    assertThat(run("verify", spec.toString(), "--reports", file + "/r")).isEqualTo(2);
    assertThat(err.toString()).startsWith(file.toString()).hasLineCount(1);
  }

  @Test
  void nothingToVerifyIsRefused() {
    checkRefused(
        "there is no spec (*.yaml) in %s\nTry 'nimproof verify --help'.\n".formatted(folder),
        "verify",
        folder.toString());
    checkRefused(
        "no spec in %s has an id that matches 'x'\nTry 'nimproof verify --help'.\n"
            .formatted(folder),
        "verify",
        folder.toString(),
        "--only",
        "x");
  }

  @Test
  void mistakesAloneMakeNoReport() {
    assertThat(run("verify", "no/such/file")).isEqualTo(2);
    assertThat(err.toString()).isEqualTo("no/such/file: there is no such file or folder\n");
    assertThat(out.toString()).isEqualTo("1 mistake in the specs, listed above.\n");
  }

  @Test
  void aWrongExpressionIsRefused() {
    checkRefused("expression:1:8: unknown name 'n'\n", "solve", "'é' == n");
    checkRefused("expression:1:1: wheel(n): n is 2; the least is 3\n", "solve", "wheel(2)");
    checkRefused(
        "unknown game 'takeaway'; did you mean 'take-away'?\nTry 'nimproof solve --help'.\n",
        "solve",
        "wheel(3)",
        "--game",
        "takeaway");
  }

  @Test
  void aGameThatIsNotPlayedOnSuchAStructureIsRefused() {
    checkRefused(
        "graph-nim is played on a graph, not on a complex\n",
        "solve",
        "simplex(3)",
        "--game",
        "graph-nim");
    checkRefused(
        "--passes is -1; it must be from 0 to 9\nTry 'nimproof solve --help'.\n",
        "solve",
        "path(2)",
        "--passes",
        "-1");
  }

  @Test
  void aFamilyIsRefusedWhereOneStructureIsMeant() {
    checkRefused(
        "--moves lists the moves of one structure; graphs(3) is a family, so solve one of its"
            + " members\n",
        "solve",
        "graphs(3)",
        "--moves");
    checkRefused(
        "graph-nim is played on a graph, not on a hypergraph\n",
        "solve",
        "hypergraphs(3, [2])",
        "--game",
        "graph-nim");
    checkRefused(
        "expression:1:1: this must be a structure or a family of structures; this is a whole"
            + " number\n",
        "solve",
        "5");
    checkRefused(
        "expression:1:1: graphs(n): n is 10, which makes 12,005,168 structures; the most is"
            + " 2,000,000, so n <= 9\n",
        "solve",
        "graphs(10)");
  }

  @Test
  void aStructureThatIsTooHardIsUndecided() {
    assertThat(run("solve", "wheel(60)", "--budget", "100ms")).isEqualTo(3);
    assertThat(err.toString()).isEqualTo("undecided: the time budget of 0.1 s ran out\n");
  }

  @Test
  void aNameThatIsNoIdIsRefused() {
    checkRefused(
        "'../x' cannot be an id; use letters, digits, - and _, and not 'index'\n"
            + "Try 'nimproof new --help'.\n",
        "new",
        "../x");
  }

  @Test
  void familiesListsEveryNameInALine() {
    assertThat(run("families")).isZero();
    long names = Vocabulary.words().size() + Games.all().size() + Lemma.values().length;
    assertThat(out.toString().lines().filter(line -> line.startsWith("  "))).hasSize((int) names);
    assertThat(Families.all())
        .allSatisfy(family -> assertThat(out.toString()).contains("  " + family.signature() + " "));
    assertThat(out.toString()).doesNotContain("\u001b");
  }
}
