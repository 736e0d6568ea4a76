package nimproof.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A scope that cannot be walked through is refused before anything runs. */
@Timeout(300)
class BadScopeTest {

  @TempDir Path folder;

  private void check(String lines, String... mistakes) {
    assertThat(new SpecFolder(folder).mistakesOf("title: T\n" + lines + "\n"))
        .isEqualTo(List.of(mistakes));
  }

  @Test
  void aRangeMustHaveValues() {
    check(
        "for: {n: 5..3}\non: wheel(n)\nexpect: 1",
        "a.yaml:2:10: n ranges over nothing: 5..3 is empty");
    check("for: {n: []}\nexpect: n == n", "a.yaml:2:10: n ranges over nothing: [] is empty");
    check(
        "for: {n: 1..3, k: n + 1..n}\nexpect: n == k",
        "a.yaml:2:19: k ranges over nothing: n + 1..n is empty");
  }

  @Test
  void aRangeMayBeEmptyForSomeValuesOfAnother() {
    check("for: {n: 1..3, k: 1..n - 1}\nexpect: k < n");
  }

  @Test
  void aStepMustBePositive() {
    check("for: {n: 1..9 step 0}\nexpect: n == n", "a.yaml:2:10: step is 0; it must be at least 1");
  }

  @Test
  void aFamilyMustTakeEveryValue() {
    check("on: wheel(2)\nexpect: 1", "a.yaml:2:5: wheel(n): n is 2; the least is 3");
    check(
        "for: {n: 2..5}\non: suspension(wheel(n))\nexpect: 1",
        "a.yaml:3:16: wheel(n): n is 2; the least is 3 (for n = 2)");
    check(
        "for: {n: 3..4, k: [1, 5001]}\non: grid(n, k)\nexpect: 1",
        "a.yaml:3:5: grid(m, n): n is 5,001; the most is 2,000 (for n = 3, k = 5001)");
  }

  @Test
  void hyperedgesNameAtMostNVertices() {
    check(
        "on: hypergraph(3, [[1, 2, 3], [2, 9]])\nexpect: 1",
        "a.yaml:2:5: hypergraph(n, hyperedges): the hyperedges name 4 vertices; n is 3");
  }

  @Test
  void aBoxHasSidesAndNotTooManySquares() {
    check(
        "on: chomp([])\nexpect: 1",
        "a.yaml:2:5: chomp(sides): sides is []; a box has at least one side");
    check(
        "on: chomp([40, 40])\nexpect: 1",
        "a.yaml:2:5: chomp(sides): a box of 1,600 squares; the most is 1,000");
  }

  @Test
  void aThoroughScopeIsCheckedToo() {
    check(
        "for: {n: 3..5}\nthorough: {n: 2..9}\non: wheel(n)\nexpect: 1",
        "a.yaml:4:5: wheel(n): n is 2; the least is 3 (for n = 2)");
    check(
        "for: {n: 3..5}\nthorough: {m: 3..9}\non: wheel(n)\nexpect: 1",
        "a.yaml:3:12: 'm' has no range in 'for:'");
  }

  @Test
  void aValueOfTheWrongKindIsNamed() {
    check(
        "for: {n: [3, \"a\"]}\non: path(n)\nexpect: v == n",
        "a.yaml:3:5: 'path' was given a value of the wrong kind; write path(n) (for n = a)");
    check(
        "on: hairball(3, [[1], [\"a\"]])\nexpect: 1",
        "a.yaml:2:5: a value in a list is of the wrong kind, such as a text among numbers");
  }

  @Test
  void tooManyGraphsAreRefusedWithTheirNumber() {
    check(
        "on: graphs(14)\nexpect: 1",
        "a.yaml:2:5: graphs(n): n is 14, which makes 29,054,155,657,235,488 structures; the most is"
            + " 2,000,000, so n <= 9");
    check(
        "for: {n: 1..14}\non: graphs(n)\nexpect: 1",
        "a.yaml:3:5: graphs(n): n is 10, which makes 12,005,168 structures; the most is 2,000,000,"
            + " so n <= 9 (for n = 10)");
    check(
        "on: graphs(200)\nexpect: 1",
        "a.yaml:2:5: graphs(n): n is 200, which makes more than 31,426,485,969,804,308,768"
            + " structures; the most is 2,000,000, so n <= 9");
  }

  @Test
  void tooManyComplexesAreRefusedWithTheirNumber() {
    check(
        "on: complexes(7)\nexpect: 1",
        "a.yaml:2:5: complexes(n): n is 7, which makes 489,996,795 structures; the most is"
            + " 2,000,000, so n <= 6");
  }

  @Test
  void tooManyStructuresTogetherAreRefusedWithTheirNumber() {
    check(
        "for: {k: 1..1000}\non: graphs(9)\nexpect: k > 0",
        "a.yaml:3:5: the scope has 274,668,000 structures; the most is 2,000,000, so narrow a"
            + " range");
  }

  @Test
  void tooManyListsAreRefusedWithTheirNumber() {
    check(
        "for: {t: lists(50, 0..9)}\nexpect: size(t) == 50",
        "a.yaml:2:10: there are about 10^50 such lists; the most is 1,000,000");
    check(
        "for: {t: 'multisets(1..20, 1..30)'}\nexpect: size(t) == 50",
        "a.yaml:2:11: there are 47,129,212,243,959 such multisets; the most is 1,000,000");
    check(
        "for: {t: 'lists(1000000000, [1])'}\nexpect: size(t) == 50",
        "a.yaml:2:11: lists of size 1,000,000,000; the size must be from 0 to 1,000");
  }

  @Test
  void tooLongARangeIsRefusedWithItsLength() {
    check(
        "for: {n: 1..9223372036854775807}\nexpect: n == n",
        "a.yaml:2:10: 1..9223372036854775807 has about 9·10^18 values; the most is 1,000,000");
    check("for: {n: 9223372036854775806..9223372036854775807}\nexpect: n == n");
  }

  @Test
  void tooManyChoicesAreRefusedWithTheirNumber() {
    check(
        "for: {a: 1..1000, b: 1..1000, c: 1..1000}\nexpect: a + b == b + a",
        "a.yaml:2:34: the parameters can be chosen in 1,000,000,000 ways; the most is 1,000,000, so"
            + " narrow a range");
    check(
        "for: {a: 1..2000, b: 1..a}\nexpect: a + b == b + a",
        "a.yaml:2:22: the parameters can be chosen in more than 1,000,000 ways; the most is"
            + " 1,000,000, so narrow a range");
  }

  @Test
  void someChoiceMustMeetTheConditions() {
    check(
        "for: {n: 1..3}\nwhere: n > 10\non: path(n)\nexpect: 1",
        "a.yaml:3:8: no choice of the parameters meets this condition");
    check(
        "for: {n: 1..3}\nwhere: [n > 2, n < 2]\non: path(n)\nexpect: 1",
        "a.yaml:3:9: no choice of the parameters meets this and the other conditions");
  }

  @Test
  void conditionsOnTheParametersComeBeforeTheStructure() {
    check(
        "for: {n: 1..5, t: 'lists(2, 0..1)'}\nwhere: [n >= 3, 't.exists(x, x > 0)']\n"
            + "on: wheel(n)\nexpect: 1");
  }

  @Test
  void anEndlessLoopOverALargeRangeIsCutShort() {
    check(
        "for: {n: '(1..100000).filter(a, (1..100000).all(b, a + b > 0))'}\nexpect: n > 0",
        "a.yaml:2:23: the expression goes through more than 1,000,000 values");
  }
}
