package nimproof.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import nimproof.statement.EvaluationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An expression without a value on some instance ends the statement with its place. */
class NoValueTest {

  @TempDir Path folder;

  private void check(String lines, int line, int column, String message) {
    assertThatThrownBy(() -> new Verification(folder).of("title: T\n" + lines + "\n"))
        .isInstanceOfSatisfying(
            EvaluationException.class,
            e ->
                assertThat(
                        e.location().line() + ":" + e.location().column() + ": " + e.getMessage())
                    .isEqualTo(line + ":" + column + ": " + message));
  }

  @Test
  void divisionByZero() {
    check("for: {n: 0..3}\nexpect: n < 9 && 6 / n > 0", 3, 20, "division by zero (for n = 0)");
    check("for: {n: 0..3}\non: path(3)\nexpect: 6 % n", 4, 11, "division by zero (for n = 0)");
  }

  @Test
  void overflow() {
    check(
        "for: {n: 1..3}\nexpect: n * 9223372036854775807 > 0",
        3,
        11,
        "a number does not fit into 64 bits (for n = 2)");
    check("expect: sum([9223372036854775807, 1]) > 0", 2, 9, "a number does not fit into 64 bits");
  }

  @Test
  void anEntryThatIsNotThere() {
    check(
        "on: path(3)\nexpect: degrees[7] == 1",
        3,
        16,
        "the list has no entry 7; the first is entry 0");
  }

  @Test
  void aVertexThatIsNotThere() {
    check(
        "for: {n: [3]}\non: trees(n)\nexpect: degree(n + 1) == 1",
        4,
        9,
        "there is no vertex named 4; the vertices are 1, 2, 3 (for n = 3, graph6(\"Bo\"))");
  }

  @Test
  void aFaultInADefinitionIsPlacedThere() {
    check("define: {h: 1 / 0}\nexpect: h == 3", 2, 15, "division by zero");
  }

  @Test
  void aGameThatIsNotPlayedOnSuchAStructure() {
    String message = "graph-nim is played on a graph, not on a complex";
    check("game: graph-nim\non: simplex(3)\nexpect: 1", 4, 9, message);
    check("game: graph-nim\non: simplex(3)\nexpect: v == 3 && g == 1", 4, 19, message);
  }

  @Test
  void nothingThatMeetsTheHypotheses() {
    check(
        "for: {n: 1..3}\non: path(n)\nwhere: v > 10\nexpect: 1",
        4,
        8,
        "there is nothing to check: none of the 3 instances in scope meets the hypotheses");
    check(
        "on: cycle(5)\neach: {x: leaves}\nexpect: degree(x) == 1",
        4,
        9,
        "there is nothing to check: the scope is empty");
  }
}
