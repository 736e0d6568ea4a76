package nimproof.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import nimproof.statement.Statement.Slip;
import nimproof.statement.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is wrong with {@code symmetric:} and {@code slip:} is said where it stands. */
class BadTableTest {

  private static final String HEAD = "title: T\non: oddCycleTails(3, row, column)\n";

  @TempDir Path folder;

  private void check(String text, String... mistakes) {
    assertThat(new SpecFolder(folder).mistakesOf(text)).isEqualTo(List.of(mistakes));
  }

  private Table table(String rows) {
    String text = HEAD + "table: |\n" + rows.indent(2) + "symmetric: true\n";
    return new SpecFolder(folder).with("a.yaml", text).only().scope().table().orElseThrow();
  }

  @Test
  void pairsThatDifferAreFoundOnceInAnyOrderOfLabels() {
    Table table = table("m 3 1 2\n1 4 4 6\n2 7 8 4\n3 - 5 7");
    assertThat(table.disagreements())
        .containsExactly(
            new Table.Disagreement(new Table.Cell(1, 3, 4), new Table.Cell(3, 1, 5)),
            new Table.Disagreement(new Table.Cell(1, 2, 6), new Table.Cell(2, 1, 8)));
  }

  @Test
  void aTableThatIsNotMeantToBeSymmetricIsLeftAlone() {
    String text = HEAD + "table: |\n  m  1  2\n  1  4  6\n  2  8  4\nsymmetric: false\n";
    Table table = new SpecFolder(folder).with("a.yaml", text).only().scope().table().orElseThrow();
    assertThat(table.disagreements()).isEmpty();
  }

  @Test
  void symmetricSpeaksOfATable() {
    check(
        "title: T\non: cycle(3)\nexpect: 0\nsymmetric: true\n",
        "a.yaml:4:12: 'symmetric:' speaks of a 'table:', and there is none here");
    check(
        HEAD + "table: |\n  m  1\n  1  4\nsymmetric: maybe\n",
        "a.yaml:6:12: 'maybe' is neither true nor false; write 'symmetric: true', or drop this"
            + " line");
  }

  @Test
  void rowsAndColumnsOfASymmetricTableAreTheSame() {
    check(
        HEAD + "table: |\n  m  1  2\n  1  4  6\n  3  4  6\nsymmetric: true\n",
        "a.yaml:6:3: there is a row 3 but no column 3; a symmetric table has the same rows and"
            + " columns");
    check(
        HEAD + "table: |\n  m  1  2\n  1  4  6\nsymmetric: true\n",
        "a.yaml:4:9: there is a column 2 but no row 2; a symmetric table has the same rows and"
            + " columns");
  }

  @Test
  void aSlipIsOneOfFour() {
    String head = "title: T\non: cycle(3)\nexpect: 1\n";
    String refuted = head + "source: {paper: p, at: q}\nverdict: refuted\n";
    assertThat(
            new SpecFolder(folder)
                .with("a.yaml", refuted + "slip: [computation, print]\n")
                .only()
                .slips())
        .containsExactly(Slip.PRINT, Slip.COMPUTATION);
    check(refuted + "slip: pint\n", "a.yaml:6:7: unknown slip 'pint'; did you mean 'print'?");
    check(refuted + "slip: [print, print]\n", "a.yaml:6:15: 'print' is given twice");
    check(
        head + "slip: print\n",
        "a.yaml:4:7: a slip is why a printed claim fails; this spec needs 'verdict: refuted', or"
            + " drop 'slip:'");
    check(
        head + "verdict: refuted\nslip: print\n",
        "a.yaml:5:7: a slip is why a printed claim fails; this spec needs a 'source:', or drop"
            + " 'slip:'");
  }
}
