package nimproof.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names that exist, but not where they are used, and names that somebody else would use. */
class NameOutOfSightTest {

  @TempDir Path folder;

  private void check(String text, String... mistakes) {
    assertThat(new SpecFolder(folder).mistakesOf("title: T\n" + text)).isEqualTo(List.of(mistakes));
  }

  @Test
  void aDefinitionMayUseThoseAboveIt() {
    check(
        "define: {a: b + 1, b: a + 1}\non: cycle(5)\nexpect: g == a\n",
        "a.yaml:2:13: 'b' is defined here or below; a definition may use those above it");
    check(
        "define: {a: a + 1}\nexpect: a == 1\n",
        "a.yaml:2:13: 'a' is defined here or below; a definition may use those above it");
  }

  @Test
  void aRangeMayUseThoseBeforeIt() {
    check(
        "for: {k: 1..n, n: 3..4}\non: cycle(n)\nexpect: 0\n",
        "a.yaml:2:13: 'n' gets its range here or later; a range may use the names before it");
    check(
        "on: path(3)\neach: {x: neighbours(y), y: vertices}\nexpect: true\n",
        "a.yaml:3:22: 'y' gets its range here or later; a range may use the names before it");
  }

  @Test
  void whatComesBeforeCannotUseWhatIsNamedAfter() {
    check(
        "for: {n: 3..6}\ndefine: {pairs: '[[1, n]]'}\non: graph(pairs)\nexpect: g >= 0\n",
        "a.yaml:4:11: 'pairs' stands in 'define:', which cannot be used in 'on:'; write it out"
            + " here");
    check(
        "for: {n: 3..most}\ndefine: {most: '6'}\non: path(n)\nexpect: g >= 0\n",
        "a.yaml:2:13: 'most' stands in 'define:', which cannot be used in 'for:'; write it out"
            + " here");
    check(
        "on: path(x)\neach: {x: 1..3}\nexpect: g >= x\n",
        "a.yaml:2:10: 'x' stands in 'each:', which cannot be used in 'on:'");
    check(
        "on: path(3)\neach: {x: ends}\ndefine: {ends: leaves}\nexpect: degree(x) == 1\n",
        "a.yaml:3:11: 'ends' stands in 'define:', which cannot be used in 'each:'; write it out"
            + " here");
  }

  @Test
  void aSmallLetterMayBeAParameter() {
    check(
        "on: cycle(n)\nexpect: 0\n",
        "a.yaml:2:11: unknown name 'n'; give n a range in 'for:', such as for: {n: 3..8}");
  }

  @Test
  void aCapitalLetterMayBeAText() {
    check(
        "on: cycle(5)\nexpect: outcome == P\n",
        "a.yaml:3:20: unknown name 'P'; an outcome stands in quotes: \"P\"");
    check(
        "on: wheel(5)\nexpect: degree(O) == 5\n",
        "a.yaml:3:16: unknown name 'O'; if it is the name of a vertex, write it in quotes: \"O\"");
  }

  @Test
  void whatGoesThroughAListIsShown() {
    check(
        "on: cycle(5)\nexpect: vertices.all(x)\n",
        "a.yaml:3:18: 'all' needs a name and what to say of it; write all(x, condition)");
    check(
        "on: cycle(5)\nexpect: size(vertices.map(x)) == 5\n",
        "a.yaml:3:23: 'map' needs a name and what to say of it; write map(x, value)");
    check(
        "on: cycle(5)\nexpect: vertices.forall(x, degree(x) == 2)\n",
        "a.yaml:3:18: unknown name 'forall'; did you mean 'all'?");
    check(
        "on: cycle(5)\nexpect: vertices.exist(x, degree(x) == 2)\n",
        "a.yaml:3:18: unknown name 'exist'; did you mean 'exists'?");
  }

  @Test
  void whatUsesAWrongNameIsNotComplainedOf() {
    check(
        "define: {values: '[1] + 1'}\nexpect:\n  - values == []\n  - size(values) == 0\n",
        "a.yaml:2:23: '+' cannot be applied to a list and a whole number");
    check(
        "for: {e: 3..6}\non: cycle(e)\nexpect: 0\n",
        "a.yaml:2:7: 'e' already has a meaning (number of edges; of a hypergraph, of hyperedges);"
            + " choose another name");
    check(
        "for: {n: 3..zzzzzz}\non: cycle(n)\nexpect: whel == 0\n",
        "a.yaml:2:13: unknown name 'zzzzzz'",
        "a.yaml:4:9: unknown name 'whel'; did you mean 'wheel'?");
  }

  @Test
  void anExpressionAloneHasNoGame() {
    String message =
        "an expression alone has no game and no structure to ask this of; write a structure, such"
            + " as wheel(9)";
    for (String text : List.of("after(path(3), [1])", "withoutEdges(it)")) {
      assertThat(mistake(text)).endsWith(": " + message);
    }
    assertThat(mistake("g(wheel(5))"))
        .isEqualTo(
            "expression:1:1: g(wheel(5)) is a whole number, not a structure; write wheel(5)");
    assertThat(mistake("outcome(sum([path(2), nim([1, 2])]))"))
        .isEqualTo(
            "expression:1:1: outcome(sum([path(2), nim([1, 2])])) is a text, not a structure;"
                + " write sum([path(2), nim([1, 2])])");
    assertThat(mistake("g(path(2)) + g(path(3))")).endsWith(": " + message);
  }

  private static String mistake(String text) {
    try {
      throw new AssertionError(Expressions.structure(text).toString());
    } catch (SpecException e) {
      return e.diagnostic().toString();
    }
  }
}
