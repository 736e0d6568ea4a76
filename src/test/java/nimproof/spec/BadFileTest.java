package nimproof.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import nimproof.statement.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(300)
class BadFileTest {

  private static final String GOOD = "title: T\non: cycle(3)\nexpect: 0\n";

  @TempDir Path folder;

  private void check(String text, String... mistakes) {
    assertThat(new SpecFolder(folder).mistakesOf(text)).isEqualTo(List.of(mistakes));
  }

  @Test
  void anEmptyFileIsNoSpec() {
    String message = "a.yaml:1:1: the file is empty; a spec has at least 'title:' and 'expect:'";
    check("", message);
    check("# nothing but a comment\n\n", message);
    check("---\n", "a.yaml:2:1: a spec is a list of 'key: value' lines, such as 'title: …'");
  }

  @Test
  void aTextThatIsNoMappingIsNoSpec() {
    String message = ": a spec is a list of 'key: value' lines, such as 'title: …'";
    check("hello", "a.yaml:1:1" + message);
    check("- title: T\n", "a.yaml:1:1" + message);
  }

  @Test
  void titleAndExpectMustBeThere() {
    check(
        "kind: lemma\n",
        "a.yaml:1:1: 'title:' is missing; say in a sentence what is claimed",
        "a.yaml:1:1: 'expect:' is missing; say what must hold there");
  }

  @Test
  void aKeyMustHaveAValue() {
    check(
        "title:\nkind: null\non: ''\nexpect:\n  - 1\n  -\nfor: {n: , m: 1..2}\n",
        "a.yaml:1:7: 'title:' has no value; write one here",
        "a.yaml:2:7: 'kind:' has no value; write one here",
        "a.yaml:7:9: 'n:' has no value; write one here");
  }

  @Test
  void aKeyCanBeGivenOnce() {
    check(
        "title: T\ntitle: U\nfor: {n: 1..2, n: 3..4}\non: path(n)\nexpect: v > 0\n",
        "a.yaml:2:1: 'title' is given twice",
        "a.yaml:3:16: 'n' is given twice");
  }

  @Test
  void aMappingIsAskedForByExample() {
    check(
        "title: T\nfor: 1..3\nsource: Conway\nexpect: 1 == 1\n",
        "a.yaml:2:6: 'for:' takes names and values, such as {n: 1..7}",
        "a.yaml:3:9: 'source:' takes names and values, such as {paper: conway-1976, at: Theorem"
            + " 2}");
  }

  @Test
  void aTabCannotIndent() {
    check(
        "title: T\non: path(3)\nfor:\n\tn: 1..2\nexpect: 1\n",
        "a.yaml:4:1: a line begins with a tab; YAML wants spaces there");
  }

  @Test
  void aColonInsideAValueNeedsQuotes() {
    check(
        "title: A claim: it fails\non: path(3)\nexpect: 1\n",
        "a.yaml:1:15: there is a ': ' inside this value; put the whole value in quotes");
  }

  @Test
  void aKeyIndentedTooMuchIsNamed() {
    String message =
        " is indented more than the line above, so it belongs to the value there; begin both in the"
            + " same column, or put that whole value in quotes";
    check("title: T\non: path(3)\n expect: 1\n", "a.yaml:3:2: 'expect:'" + message);
    check(
        "title: T\nfor:\n  n: 1..2\n\n  # two\n   k: 1..2\non: path(n)\nexpect: 1\n",
        "a.yaml:6:4: 'k:'" + message);
    check("title: 'T'\r\n  on: path(3)\r\nexpect: 1\r\n", "a.yaml:2:3: 'on:'" + message);
    check("title: T\nfor: {n: 1..2}\n on: path(n)\nexpect: 1\n", "a.yaml:3:2: 'on:'" + message);
  }

  @Test
  void aSecondColonInANestedLineIsNoMatterOfIndentation() {
    check(
        "title: T\nfor:\n  n: 1..2: 3\nexpect: 1\n",
        "a.yaml:3:10: there is a ': ' inside this value; put the whole value in quotes");
    check(
        "title: T\nexpect:\n  - g == 1\n    v: 1\n",
        "a.yaml:4:6: there is a ': ' inside this value; put the whole value in quotes");
  }

  @Test
  void anOpenQuoteOrBracketIsNamed() {
    check("title: 'T\nexpect: 1\n", "a.yaml:3:1: a quote is opened and never closed");
    check(
        "title: T\nfor: {n: [1, 2}\nexpect: 1\n",
        "a.yaml:2:15: a comma or closing bracket must stand here; put an expression inside { } or ["
            + " ] in quotes");
  }

  @Test
  void twoDocumentsInAFileAreTooMany() {
    check(GOOD + "---\n" + GOOD, "a.yaml:4:1: a spec is one document; drop the line '---'");
  }

  @Test
  void aFolderIsNoSpecButWhatIsInItIsRead() throws IOException {
    Files.createDirectory(folder.resolve("x.yaml"));
    SpecFolder specs = new SpecFolder(folder).with("x.yaml/b.yaml", GOOD);
    assertThat(specs.mistakes()).containsExactly("x.yaml: is a folder; a spec is a file");
    assertThat(specs.read().statements()).extracting(Statement::id).containsExactly("b");
  }

  @Test
  void aFileOfAnotherKindIsNoSpec() {
    new SpecFolder(folder).with("notes.md", "title: T");
    Path notes = folder.resolve("notes.md");
    assertThat(Specs.read(List.of(notes), id -> true, false).problems())
        .extracting(Diagnostic::toString)
        .containsExactly(notes + ": is no spec; a spec is a .yaml file");
  }

  @Test
  void aTextIsNoList() {
    check(
        "title: [a, list]\nkind: [lemma]\nexpect: 1 == 1\n",
        "a.yaml:1:8: 'title:' takes a text, not a list; put a text that begins with [ in quotes",
        "a.yaml:2:7: 'kind:' takes a text, not a list; put a text that begins with [ in quotes");
  }

  @Test
  void aValueThatBeginsWithABracketNeedsQuotes() {
    check(
        "title: T\non: path(3)\nexpect: [2] in winningMoves\n",
        "a.yaml:3:13: this does not fit the lines above; put a value that begins with a quote or"
            + " bracket in quotes as a whole, and check the indentation (after | the first line"
            + " sets it)");
  }

  @Test
  void whatIsNotThereIsSaid() {
    assertThat(Specs.read(List.of(Path.of("no/such.yaml")), id -> true, false).problems())
        .extracting(Diagnostic::toString)
        .containsExactly("no/such.yaml: there is no such file or folder");
  }

  @Test
  void aDeviceIsNoSpec() {
    Path zero = Path.of("/dev/zero");
    assumeTrue(Files.exists(zero));
    assertThat(Specs.read(List.of(zero), id -> true, false).problems())
        .extracting(Diagnostic::toString)
        .containsExactly("/dev/zero: is not a regular file; a spec is a text file");
  }

  @Test
  void binaryJunkIsNoSpec() throws IOException {
    byte[] junk = new byte[5_000];
    new Random(1).nextBytes(junk);
    Files.write(folder.resolve("a.yaml"), junk);
    assertThat(new SpecFolder(folder).mistakes())
        .containsExactly("a.yaml:1:1: the file is not text in UTF-8; a spec is a text file");
    check(
        "title: a\u0000b\u0001\n",
        "a.yaml:1:1: the file holds control characters; a spec is a text file");
  }

  @Test
  void aHundredMegabytesAreNotEvenRead() throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(folder.resolve("a.yaml").toFile(), "rw")) {
      file.setLength(100_000_000);
    }
    assertThat(new SpecFolder(folder).mistakes())
        .containsExactly("a.yaml: has 100,000,000 bytes; a spec has at most 1,000,000");
  }

  @Test
  void deepNestingIsRefused() {
    check(
        "title: T\nfor: " + "[".repeat(400_000),
        "a.yaml:2:25: lists and mappings are nested more than 20 deep");
    check(
        "title: T\nfor: " + "{a: ".repeat(100_000),
        "a.yaml:2:82: lists and mappings are nested more than 20 deep");
  }

  @Test
  void anAliasBombIsRefused() {
    check(
        """
        title: &a [x, x, x, x, x, x, x, x, x]
        remark: &b [*a, *a, *a, *a, *a, *a, *a, *a]
        for: {n: [*b, *b, *b, *b, *b, *b, *b]}
        """,
        "a.yaml:2:13: a spec has no aliases (*name); write the value out, and put an expression"
            + " that begins with * in quotes");
  }

  @Test
  void theNameOfAFileMustBeAnId() {
    SpecFolder specs =
        new SpecFolder(folder).with("a b.yaml", GOOD).with("index.yaml", GOOD).with("ok.yml", GOOD);
    assertThat(specs.mistakes())
        .containsExactly(
            "a b.yaml: 'a b' cannot be an id; name the file with letters, digits, - and _, not"
                + " 'index'",
            "index.yaml: 'index' cannot be an id; name the file with letters, digits, - and _, not"
                + " 'index'");
    assertThat(specs.read().statements()).extracting(Statement::id).containsExactly("ok");
  }

  @Test
  void anIdCanBeTakenOnce() {
    SpecFolder specs = new SpecFolder(folder).with("one/a.yaml", GOOD).with("two/a.yml", GOOD);
    assertThat(specs.mistakes().stream().map(specs::shortened))
        .containsExactly(
            "two/a.yml: the id 'a' is taken by one/a.yaml; rename one of the two files");
    assertThat(specs.read().statements()).hasSize(1);
  }

  @Test
  void aFileNamedTwiceIsReadOnce() {
    new SpecFolder(folder).with("a.yaml", GOOD);
    Specs.Reading reading =
        Specs.read(
            List.of(folder, folder.resolve("a.yaml"), folder.resolve("./a.yaml")),
            id -> true,
            false);
    assertThat(reading.problems()).isEmpty();
    assertThat(reading.statements()).hasSize(1);
  }

  @Test
  void oneBadFileDoesNotStopTheOthers() {
    SpecFolder specs =
        new SpecFolder(folder)
            .with("a.yaml", "title: T\n")
            .with("b.yaml", GOOD)
            .with("c.yaml", "")
            .with("d.yaml", GOOD);
    assertThat(specs.mistakes())
        .containsExactly(
            "a.yaml:1:1: 'expect:' is missing; say what must hold there",
            "c.yaml:1:1: the file is empty; a spec has at least 'title:' and 'expect:'");
    assertThat(specs.read().statements()).extracting(Statement::id).containsExactly("b", "d");
  }

  @Test
  void markupInATitleIsKeptAsItIs() {
    String title = "<b>bold</b> & \"x\" <script>alert(1)</script> @|red r|@ ${x}";
    new SpecFolder(folder).with("a.yaml", "title: >-\n  " + title + "\n  and on\nexpect: 1 == 1\n");
    assertThat(new SpecFolder(folder).only().title()).isEqualTo(title + " and on");
  }
}
