package nimproof.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every mistake in an expression is placed at its first character, however YAML wraps it. */
class PlaceOfMistakeTest {

  @TempDir Path folder;

  private void check(String text, String... mistakes) {
    assertThat(new SpecFolder(folder).mistakesOf(text)).isEqualTo(List.of(mistakes));
  }

  @Test
  void inAPlainValue() {
    check(
        """
        title: T
        on: wheel(5)
        expect:   g == wrong
        """,
        "a.yaml:3:16: unknown name 'wrong'");
  }

  @Test
  void inAPlainValueThatGoesOnOverLines() {
    check(
        """
        title: T
        on: wheel(5)
        expect: g == 1 &&
           v == 6   &&

             wrong == 2
        """,
        "a.yaml:6:6: unknown name 'wrong'");
  }

  @Test
  void inALiteralBlock() {
    check(
        """
        title: T
        on: wheel(5)
        expect: |  # a comment
            g == 1
              && wrong == 2
        """,
        "a.yaml:5:10: unknown name 'wrong'");
  }

  @Test
  void inALiteralBlockWithAnIndentationOfItsOwn() {
    check(
        """
        title: T
        on: wheel(5)
        expect: |2-
             g == 1
          && wrong == 2
        """,
        "a.yaml:5:6: unknown name 'wrong'");
  }

  @Test
  void inAFoldedBlock() {
    check(
        """
        title: T
        on: wheel(5)
        expect: >-

          g == 1

          && wrong == 2
        """,
        "a.yaml:7:6: unknown name 'wrong'");
  }

  @Test
  void inSingleQuotesAfterADoubledQuote() {
    check(
        """
        title: T
        on: wheel(5)
        expect: 'outcome == ''P'' || wrong'
        """,
        "a.yaml:3:30: unknown name 'wrong'");
  }

  @Test
  void inDoubleQuotesAfterEscapes() {
    check(
        """
        title: T
        on: wheel(5)
        expect: "outcome == \\"P\\" ||\\t\\x77rong"
        """,
        "a.yaml:3:31: unknown name 'wrong'");
  }

  @Test
  void inQuotesThatGoOnOverLines() {
    check(
        """
        title: T
        on: wheel(5)
        expect: "outcome == \\"P\\"
            || \\
           wrong"
        """,
        "a.yaml:5:4: unknown name 'wrong'");
  }

  @Test
  void inAList() {
    check(
        """
        title: T
        on: wheel(5)
        expect:
          - 1
          - g == wrong
          - other > 1
        """,
        "a.yaml:5:10: unknown name 'wrong'",
        "a.yaml:6:5: unknown name 'other'");
  }

  @Test
  void inAFlowList() {
    check(
        """
        title: T
        on: wheel(5)
        where: [connected, wrong]
        expect: 1
        """,
        "a.yaml:3:20: unknown name 'wrong'");
  }

  @Test
  void inAFlowMapping() {
    check(
        """
        title: T
        for: {n: 3..5, m: [n, wrong]}
        on: wheel(n)
        expect: 1
        """,
        "a.yaml:2:23: unknown name 'wrong'");
  }

  @Test
  void inACallWithCommasInsideBraces() {
    check(
        """
        title: T
        for: {n: 3..5, tails: lists(n, 0..wrong), k: 1..2}
        on: wheel(n)
        expect: 1
        """,
        "a.yaml:2:35: unknown name 'wrong'");
  }

  @Test
  void afterCharactersBeyondAscii() {
    check(
        """
        title: T
        on: wheel(5)
        expect: outcome == "é€𝔤" || wrong
        """,
        "a.yaml:3:29: unknown name 'wrong'");
  }

  @Test
  void inAKeyAfterCharactersBeyondAscii() {
    check(
        """
        title: T
        for: {ñ: 1..2, n: 1..2}
        on: path(n)
        expect: 1
        """,
        "a.yaml:2:7: 'ñ' cannot be a name; use letters, digits and _");
  }

  @Test
  void afterARange() {
    check(
        """
        title: T
        on: wheel(5)
        expect: (1..3).all(k, k in 0 .. 9 step 2) || wrong
        """,
        "a.yaml:3:46: unknown name 'wrong'");
  }

  @Test
  void atEitherEndOfARangeAndInItsStep() {
    check(
        """
        title: T
        for:
          a: wrong..3
          b: 1..b1
          c: 1..9 step c1
        expect: a == b
        """,
        "a.yaml:3:6: unknown name 'wrong'",
        "a.yaml:4:9: unknown name 'b1'",
        "a.yaml:5:16: unknown name 'c1'");
  }

  @Test
  void insideTheSumAtTheEndOfARange() {
    check(
        """
        title: T
        for: {n: 1..3, k: 1..n - wrong}
        expect: n > 0
        """,
        "a.yaml:2:26: unknown name 'wrong'");
  }

  @Test
  void ofAnExpressionThatEndsTooEarly() {
    check(
        """
        title: T
        on: wheel(5)
        expect: g ==
        """,
        "a.yaml:3:13: the expression ends too early");
  }

  @Test
  void ofACharacterThatNoExpressionHas() {
    check(
        """
        title: T
        on: wheel(5)
        expect: g = 1
        """,
        "a.yaml:3:11: did not expect '=' here; write == to compare");
  }

  @Test
  void ofAMistakeThatShowsOnlyAtWork() {
    check(
        """
        title: T
        for: {n: 5..7}
        on: cycle(12 / (n - 5))
        expect: 0
        """,
        "a.yaml:3:14: division by zero (for n = 5)");
  }

  @Test
  void ofATableEntry() {
    check(
        """
        title: T
        on: grid(row, column)
        table: |
          1  2
          1   1  x
        """,
        "a.yaml:5:10: 'x' is not a whole number; leave a cell out with -");
  }

  @Test
  void withWindowsLineEnds() {
    check(
        "title: T\r\non: wheel(5)\r\nexpect: |\r\n  g == 1\r\n  && wrong\r\n",
        "a.yaml:5:6: unknown name 'wrong'");
  }

  @Test
  void afterAByteOrderMark() {
    check(
        "\uFEFFtitel: T\nexpect: 1 == 1\n",
        "a.yaml:1:1: unknown key 'titel'; did you mean 'title'?");
  }
}
