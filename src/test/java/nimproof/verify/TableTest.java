package nimproof.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import nimproof.spec.Specs;
import nimproof.statement.EvaluationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks printed tables from the text of the spec to the verdict. */
class TableTest {

  @TempDir Path folder;

  @Test
  void cornerIsNoColumn() throws IOException {
    Result result =
        verify(
            """
            title: Cycles and paths
            on: oddCycleTails(3, row, column)
            table: |
              m\\k  1  2
              1    4  6
              2    6  5
            """);
    assertThat(result.structures()).isEqualTo(4);
    assertThat(result.failures())
        .extracting(check -> check.instance().describe(), Check::expected, Check::found)
        .containsExactly(org.assertj.core.groups.Tuple.tuple("row = 2, column = 2", "5", "4"));
  }

  @Test
  void conditionsCanSpeakOfTheEntries() throws IOException {
    Result result =
        verify(
            """
            title: Edges of complete bipartite graphs
            on: completeMultipartite([row, column])
            table: |
              a\\b  1  2
              1    1  2
              2    2  5
            expect: e == entry
            """);
    assertThat(result.verdict()).isInstanceOf(Verdict.Refuted.class);
    assertThat(result.failures().get(0).found()).isEqualTo("e = 4 ≠ 5 = entry");
  }

  @Test
  void expectationMustSpeakOfTheEntries() throws IOException {
    assertThat(problems("title: t\non: path(row)\ntable: |\n  n  1\n  1  1\nexpect: g > 0\n"))
        .containsExactly(
            "table.yaml:6:9: nothing here speaks of the entries of the table; say it with 'entry',"
                + " or drop 'expect:' if the entries are nim-values");
  }

  @Test
  void everyCellMustBeReached() {
    assertThatThrownBy(
            () ->
                verify(
                    """
                    title: Trees by parity of vertices and of components
                    for: {n: 1..4}
                    on: trees(n)
                    where: v % 2 == row && components % 2 == column
                    table: |
                      v\\c  0  1
                      0    0  2
                      1    3  1
                    """))
        .isInstanceOf(EvaluationException.class)
        .hasMessage(
            "no instance in scope belongs to row 0, column 0 of the table; widen the scope or leave"
                + " the cell out with -");
  }

  @Test
  void whatIsFoundNamesTheDefinitionsThatTheClaimMentions() throws IOException {
    Result result =
        verify(
            """
            title: A definition is shown with its value
            on: path(4)
            define: {ends: leaves.size(), twice: 2 * ends}
            expect: twice == 5
            """);
    assertThat(result.failures().get(0).found()).isEqualTo("twice = 4");
  }

  @Test
  void longListsAreCut() throws IOException {
    Result result =
        verify(
            """
            title: A long list
            on: path(4)
            define: {long: 1..1000}
            expect: long == []
            """);
    assertThat(result.failures().get(0).found())
        .startsWith("long = [1, 2, 3, ")
        .endsWith("…")
        .hasSize("long = ".length() + 301);
  }

  private Result verify(String spec) throws IOException {
    Specs.Reading reading = read(spec);
    assertThat(reading.problems()).isEmpty();
    try (Verifier verifier = new Verifier(Duration.ofSeconds(300), 1)) {
      return verifier.verify(reading.statements().get(0), Progress.NONE);
    }
  }

  private List<String> problems(String spec) throws IOException {
    return read(spec).problems().stream()
        .map(problem -> problem.toString().replace(folder + "/", ""))
        .toList();
  }

  private Specs.Reading read(String spec) throws IOException {
    Path file = Files.writeString(folder.resolve("table.yaml"), spec);
    return Specs.read(List.of(file), id -> true, false);
  }
}
