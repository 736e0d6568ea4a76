package nimproof.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Functions and signs that were given something else than they take. */
class WrongArgumentsTest {

  @TempDir Path folder;

  private void check(String text, String... mistakes) {
    assertThat(new SpecFolder(folder).mistakesOf("title: T\n" + text)).isEqualTo(List.of(mistakes));
  }

  @Test
  void onlyWhatWasWrittenIsCounted() {
    check(
        "on: path(3)\nexpect: degree(1, 2, 3) == 1\n",
        "a.yaml:3:9: 'degree' was given a whole number, a whole number and a whole number; write"
            + " degree(x) or degree(X, x)");
    check(
        "on: path(3)\nexpect: faceCount(\"a\") == 1\n",
        "a.yaml:3:9: 'faceCount' was given a text; write faceCount(k) or faceCount(X, k)");
    check(
        "on: graph6File(5)\nexpect: 0\n",
        "a.yaml:2:5: 'graph6File' was given a whole number; write graph6File(file)");
  }

  @Test
  void aMoveIsAList() {
    check(
        "on: path(3)\nexpect: wins(2)\n",
        "a.yaml:3:9: 'wins' was given a whole number; a move is a list: write wins([2])");
    check(
        "expect: wins(path(3), \"a\")\n",
        "a.yaml:2:9: 'wins' was given a structure and a text; a move is a list: write"
            + " wins(path(3), [\"a\"])");
    check(
        "on: path(3)\nexpect: 1 + 1 in winningMoves || false\n",
        "a.yaml:3:15: 'in' cannot be applied to a whole number and a list; a move, an edge and a"
            + " face are lists: write [1 + 1] in winningMoves");
  }

  @Test
  void aRangeBeforeAPointNeedsParentheses() {
    check(
        "define: {values: '0..200.map(n, n * n)'}\nexpect: size(values) == 201\n",
        "a.yaml:2:19: the range needs parentheses before a point; write (0..200).map(…)");
    check(
        "for: {n: 1..3}\nexpect: 1..n.all(k, k > 0)\n",
        "a.yaml:3:9: the range needs parentheses before a point; write (1..n).all(…)");
  }

  @Test
  void aNumberHas64Bits() {
    check(
        "on: path(3)\nexpect: g < 99999999999999999999\n",
        "a.yaml:3:13: 99999999999999999999 does not fit into 64 bits");
  }

  @Test
  void aNimValueIsNeverNegative() {
    check("on: path(3)\nexpect: -1\n", "a.yaml:3:9: -1 is no nim-value; these are 0, 1, 2, …");
  }

  @Test
  void quotesAreStraight() {
    check(
        "on: path(3)\nexpect: outcome == “P”\n",
        "a.yaml:3:20: did not expect '“' here; write straight quotes, \" or '");
  }
}
