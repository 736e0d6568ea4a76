package nimproof.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A reduction that is no map of the structure's vertices is refused before anything runs. */
class BadInvolutionTest {

  @TempDir Path folder;

  private void check(String lines, String... mistakes) {
    assertThat(new SpecFolder(folder).mistakesOf("title: T\n" + lines + "\n"))
        .isEqualTo(List.of(mistakes));
  }

  @Test
  void swapsMappingsListsAndExpressionsAreUnderstood() {
    check("on: cycle(6)\ninvolution: 2 <-> 6, 3 <-> 5");
    check("on: cycle(6)\ninvolution: {2: 6, 3: 5}");
    check("on: cycle(6)\ninvolution: [2 <-> 6, 3 <-> 5]");
    check("on: cycle(6)\ninvolution: 'x == 1 ? 1 : 8 - x'\nreducesTo: path(2)");
  }

  @Test
  void aVertexMustExist() {
    check(
        "on: cycle(3)\ninvolution: {1: B}",
        "a.yaml:3:13: H0 is violated: there is no vertex named B; the vertices are 1, 2, 3");
    check(
        "for: {n: 3..4}\non: cycle(n)\ninvolution: 1 <-> 4",
        "a.yaml:4:13: H0 is violated: there is no vertex named 4; the vertices are 1, 2, 3 (for n ="
            + " 3)");
  }

  @Test
  void aVertexHasOneImage() {
    check(
        "on: cycle(4)\ninvolution: 1 <-> 2, 2 <-> 3",
        "a.yaml:3:13: H0 is violated: 2 is named twice; a vertex has one image");
    check("on: cycle(4)\ninvolution: {1: 2, 1: 3}", "a.yaml:3:20: '1' is given twice");
    check(
        "on: cycle(4)\ninvolution: {1: 2, 3: 2}",
        "a.yaml:3:13: H0 is violated: 1 and 3 both go to 2, so this is not a permutation");
    check(
        "on: cycle(4)\ninvolution: '1'",
        "a.yaml:3:13: H0 is violated: 1 and 2 both go to 1, so this is not a permutation");
  }

  @Test
  void itActsOnOneStructure() {
    check(
        "involution: 1 <-> 2",
        "a.yaml:2:13: 'involution:' acts on a structure; add an 'on:' line that gives one");
    check(
        "on: graphs(3)\ninvolution: 1 <-> 2",
        "a.yaml:3:13: 'involution:' acts on one structure, and 'graphs(3)' gives many; name one, or"
            + " write 'each: {t: involutions}'");
    check(
        "on: cycle(3)\nreducesTo: path(1)\nexpect: 0",
        "a.yaml:3:12: 'reducesTo:' needs an 'involution:' that says how");
  }

  @Test
  void heapsHaveNoInvolutions() {
    check(
        "on: octal(\"0.77\", 4)\ninvolution: 1 <-> 2",
        "a.yaml:3:13: an involution acts on a graph, a complex, a hypergraph or a poset, not on"
            + " heaps or a sum of unlike structures");
  }

  @Test
  void aStatementAboutInvolutionsCannotAssumeTheTheorem() {
    check(
        "on: cycle(4)\neach: {t: involutions}\nexpect: g == g(fixedPoints(t))\nassume: involution",
        "a.yaml:5:9: 'involution' cannot be assumed by a statement about involutions; drop this"
            + " line");
    assertThat(
            new SpecFolder(folder)
                .with(
                    "ky-theorem-1.yaml", "title: T\non: cycle(4)\nexpect: 0\nassume: involution\n")
                .mistakes())
        .contains(
            "ky-theorem-1.yaml:4:9: 'involution' is this statement or rests on it; it cannot be"
                + " assumed here");
  }
}
