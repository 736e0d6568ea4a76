package nimproof.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BadExpressionTest {

  @TempDir Path folder;

  private void check(String text, String... mistakes) {
    assertThat(new SpecFolder(folder).mistakesOf(text)).isEqualTo(List.of(mistakes));
  }

  private void checkExpect(String expect, String... mistakes) {
    check("title: T\non: wheel(5)\nexpect: " + expect + "\n", mistakes);
  }

  private void checkOn(String on, String... mistakes) {
    check("title: T\non: " + on + "\nexpect: 1\n", mistakes);
  }

  @Test
  void operandsMustBeOfTheRightKind() {
    checkExpect(
        "g + connected == 1",
        "a.yaml:3:11: '+' cannot be applied to a whole number and a condition (true or false)");
    checkExpect("g == \"1\"", "a.yaml:3:11: '==' cannot be applied to a whole number and a text");
    checkExpect(
        "!g", "a.yaml:3:9: put an expression that begins with ! in quotes, for YAML's sake");
    checkExpect("'!g'", "a.yaml:3:10: '!' cannot be applied to a whole number");
    checkExpect(
        "degrees * 2 == 1", "a.yaml:3:17: '*' cannot be applied to a list and a whole number");
  }

  @Test
  void whatIsExpectedMustBeANumberOrACondition() {
    checkExpect(
        "outcome",
        "a.yaml:3:9: 'expect:' must be a whole number or a condition (true or false); this is a"
            + " text");
    checkExpect(
        "1.5",
        "a.yaml:3:9: 'expect:' must be a whole number or a condition (true or false); this is a"
            + " decimal number");
    checkExpect(
        "vertices[0]",
        "a.yaml:3:9: 'expect:' must be a whole number or a condition (true or false); this is a"
            + " value of any kind");
    checkExpect(
        "suspension(it)",
        "a.yaml:3:9: 'expect:' must be a whole number or a condition (true or false); this is a"
            + " structure");
    checkExpect("{a: 1}", "a.yaml:3:9: a single value must stand here, not a mapping");
    checkExpect(
        "\n  - - 1\n    - 2", "a.yaml:4:5: a single value must stand here, not a list of lines");
  }

  @Test
  void withoutAStructureANumberIsNoClaim() {
    check(
        "title: T\nexpect: 1\n",
        "a.yaml:2:9: 'expect:' without 'on:' must be a condition (true or false); this is a whole"
            + " number");
  }

  @Test
  void aHypothesisMustBeACondition() {
    check(
        "title: T\non: path(3)\nwhere: v\nexpect: 1\n",
        "a.yaml:3:8: 'where:' must be a condition (true or false); this is a whole number");
  }

  @Test
  void aParameterMustRangeOverAList() {
    check(
        "title: T\nfor: {n: 3}\non: path(n)\nexpect: 1\n",
        "a.yaml:2:10: what n ranges over must be a list; this is a whole number; write [3]");
    check(
        "title: T\nfor: {n: 3-6}\non: path(n)\nexpect: 1\n",
        "a.yaml:2:10: what n ranges over must be a list; this is a whole number; write 3..6");
    check(
        "title: T\nfor: {n: 3...6}\non: path(n)\nexpect: 1\n",
        "a.yaml:2:12: did not expect this here; a range has two dots: 3..6");
  }

  @Test
  void onMustGiveStructures() {
    checkOn(
        "7",
        "a.yaml:2:5: 'on:' must be a structure or a family of structures; this is a whole"
            + " number");
  }

  @Test
  void aFamilyTakesItsOwnNumberOfArguments() {
    checkOn("wheel()", "a.yaml:2:5: 'wheel' was given nothing; write wheel(n)");
    checkOn(
        "wheel(5, 6)",
        "a.yaml:2:5: 'wheel' was given a whole number and a whole number; write wheel(n)");
    checkOn("grid(5)", "a.yaml:2:5: 'grid' was given a whole number; write grid(m, n)");
    checkOn(
        "suspension(graphs(3))",
        "a.yaml:2:5: 'suspension' was given a family of structures; write suspension(X)");
  }

  @Test
  void anInvariantTakesItsOwnNumberOfArguments() {
    checkExpect(
        "degree() == 1", "a.yaml:3:9: 'degree' was given nothing; write degree(x) or degree(X, x)");
    checkExpect(
        "g(1, 2, 3) == 1",
        "a.yaml:3:9: 'g' was given a whole number, a whole number and a whole number; write g or"
            + " g(X)");
    checkExpect(
        "xor(1, 2, 3) == 1",
        "a.yaml:3:9: 'xor' was given a whole number, a whole number and a whole number; write"
            + " xor(a, b) or xor(list)");
  }

  @Test
  void anOutcomeIsComparedWithPOrN() {
    checkExpect("outcome != \"p\"", "a.yaml:3:20: an outcome is \"P\" or \"N\"; found \"p\"");
    checkExpect("outcome == 'L'", "a.yaml:3:20: an outcome is \"P\" or \"N\"; found \"L\"");
    checkExpect("'\"p\" == outcome'", "a.yaml:3:10: an outcome is \"P\" or \"N\"; found \"p\"");
    checkExpect(
        "vertices.all(x, outcome(after([x])) == \"Next\")",
        "a.yaml:3:48: an outcome is \"P\" or \"N\"; found \"Next\"");
    checkExpect(
        "'outcome == (v > 2 ? \"N\" : \"\")'",
        "a.yaml:3:36: an outcome is \"P\" or \"N\"; found \"\"");
    checkExpect(
        "outcome in [\"N\", \"n\"]", "a.yaml:3:26: an outcome is \"P\" or \"N\"; found \"n\"");
  }

  @Test
  void anOutcomeMayBeComparedWithAnother() {
    checkExpect("outcome == outcome(it) && (outcome in [\"P\", \"N\"] || outcome != 'P')");
  }

  @Test
  void signsAndWordsOfOtherLanguagesAreTranslated() {
    checkExpect("g = 1", "a.yaml:3:11: did not expect '=' here; write == to compare");
    checkExpect(
        "v^2 == g", "a.yaml:3:10: did not expect '^' here; write n * n for the square of n");
    checkExpect("v # w\nwhere: g ≤ 1", "a.yaml:4:10: did not expect '≤' here; write <=");
    checkExpect("g == 1 and v == 2", "a.yaml:3:16: did not expect 'and' here; write &&");
    checkExpect("g == 1 or v == 2", "a.yaml:3:16: did not expect 'or' here; write ||");
    checkExpect("not connected", "a.yaml:3:13: did not expect 'connected' here; write ! for 'not'");
    checkExpect("not(connected)", "a.yaml:3:9: unknown name 'not'; write ! for 'not'");
    checkExpect(
        "if connected then 1 else 2",
        "a.yaml:3:9: did not expect 'if' here; write a ? b : c for 'if a then b else c'");
    checkExpect("g ~ 1", "a.yaml:3:11: did not expect '~' here");
    checkExpect("while == 1", "a.yaml:3:9: did not expect 'while' here");
  }

  @Test
  void aChainOfComparisonsIsSplit() {
    checkExpect(
        "connected && 1 <= g + 1 < v",
        "a.yaml:3:33: '<' cannot be applied to a condition (true or false) and a whole number;"
            + " write 1 <= g + 1 && g + 1 < v");
    checkExpect(
        "1 <= g <= 3",
        "a.yaml:3:16: '<=' cannot be applied to a condition (true or false) and a whole number;"
            + " write 1 <= g && g <= 3");
    checkExpect(
        "|\n  1 <= g\n    <= 3",
        "a.yaml:5:5: '<=' cannot be applied to a condition (true or false) and a whole number;"
            + " write 1 <= g && g <= 3");
    checkExpect(
        "1 == g + connected",
        "a.yaml:3:16: '+' cannot be applied to a whole number and a condition (true or false)");
    checkExpect(
        "(v == 1) == 3",
        "a.yaml:3:18: '==' cannot be applied to a condition (true or false) and a whole number");
  }

  @Test
  void anOpenParenthesisIsNamed() {
    checkExpect("2 * (g + 1", "a.yaml:3:19: ')' is missing at the end");
    checkExpect("size([(g, 1]) == 2", "a.yaml:3:17: ')' is missing before ','");
  }

  @Test
  void aStructureHasNoFields() {
    checkExpect(
        "it.degrees == [1]", "a.yaml:3:11: a structure has no fields; write f(x) instead of x.f");
  }

  @Test
  void everyMistakeOfASpecIsListed() {
    check(
        """
        kind: theorm
        for: {n: 1..wrong1}
        on: wheel(wrong2)
        where: [wrong3, wrong4]
        expect: [wrong5, 1 + true]
        """,
        "a.yaml:1:1: 'title:' is missing; say in a sentence what is claimed",
        "a.yaml:1:7: unknown kind 'theorm'; did you mean 'theorem'?",
        "a.yaml:2:13: unknown name 'wrong1'",
        "a.yaml:3:11: unknown name 'wrong2'",
        "a.yaml:4:9: unknown name 'wrong3'",
        "a.yaml:4:17: unknown name 'wrong4'",
        "a.yaml:5:10: unknown name 'wrong5'",
        "a.yaml:5:20: '+' cannot be applied to a whole number and a condition (true or false)");
  }

  @Test
  void mistakesAreListedFromTopToBottom() {
    check(
        """
        title: T
        on: whel(5)
        expect: [wrong, 1 + true]
        kind: theorm
        """,
        "a.yaml:2:5: unknown name 'whel'; did you mean 'wheel'?",
        "a.yaml:3:10: unknown name 'wrong'",
        "a.yaml:3:19: '+' cannot be applied to a whole number and a condition (true or false)",
        "a.yaml:4:7: unknown kind 'theorm'; did you mean 'theorem'?");
  }

  @Test
  void aNameCannotBeTakenTwice() {
    check(
        """
        title: T
        for: {n: 1..2, g: 1..2, in: 1..2, row: 1..2, it: 1..2, 2x: 1..2}
        on: path(n)
        each: {n: vertices}
        define: {v: 1, k: 2, n: 3}
        expect: g >= k
        """,
        "a.yaml:2:16: 'g' already has a meaning (nim-value); choose another name",
        "a.yaml:2:25: 'in' is a word of the language; choose another name",
        "a.yaml:2:35: 'row' speaks of a table; choose another name",
        "a.yaml:2:46: 'it' already has a meaning (the structure at hand); choose another name",
        "a.yaml:2:56: '2x' cannot be a name; use letters, digits and _",
        "a.yaml:4:8: 'n' is already the name of something in this spec; choose another",
        "a.yaml:5:10: 'v' already has a meaning (number of vertices); choose another name",
        "a.yaml:5:22: 'n' is already the name of something in this spec; choose another");
  }

  @Test
  void aDeeplyNestedExpressionIsRefused() {
    String nested = "(".repeat(3_000) + "1" + ")".repeat(3_000);
    String sum = "1" + " + 1".repeat(3_000);
    String lists = "[".repeat(3_000) + "]".repeat(3_000);
    for (String deep : List.of(nested + " == 1", sum + " == 1", "size(" + lists + ") == 1")) {
      check(
          "title: T\nexpect: " + deep + "\n",
          "a.yaml:2:9: the expression is nested too deeply, or is a sum of too many terms; split it"
              + " with 'define:'");
    }
  }

  @Test
  void aLongExpressionIsRefused() {
    check(
        "title: T\nexpect: true" + " && true".repeat(9_000) + "\n",
        "a.yaml:2:9: the expression has 72,004 characters; the most is 20,000");
  }

  @Test
  void anAssumptionThatIsTheStatementItselfIsRefused() {
    assertThat(
            new SpecFolder(folder)
                .with(
                    "ky-theorem-3.yaml", "title: T\nassume: [bipartite]\non: path(3)\nexpect: 1\n")
                .mistakes())
        .containsExactly(
            "ky-theorem-3.yaml:2:10: 'bipartite' is this statement or rests on it; it cannot be"
                + " assumed here");
  }
}
