package nimproof.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SmallestCounterexampleTest {

  @TempDir Path folder;

  private Result verify(String spec) {
    return new Verification(folder).of(spec);
  }

  private static Check smallest(Result result) {
    return result.counterexample().orElseThrow().check();
  }

  @Test
  void fewestVerticesComeFirst() {
    Result result = verify(Verification.NO_TRIANGLES);
    assertThat(smallest(result).instance().identify()).isEqualTo("n = 3, graph6(\"Bw\")");
    // On four vertices: K4, K4 less an edge, the triangle with a tail, with an isolated vertex.
    assertThat(result.verdict()).isEqualTo(new Verdict.Refuted(5, true));
    assertThat(result.failures()).hasSize(5);
  }

  @Test
  void fewestFacesComeNext() {
    Result result =
        verify(
            """
            title: T
            for: {X: '[complete(4), cycle(4), path(4), star(3)]'}
            on: X
            where: v == 4
            expect: e < 3
            """);
    assertThat(smallest(result).found()).isEqualTo("e = 3");
    assertThat(smallest(result).instance().structure().orElseThrow().faceCount()).isEqualTo(7);
    assertThat(result.verdict()).isEqualTo(new Verdict.Refuted(4, true));
  }

  @Test
  void smallestParametersComeLast() {
    Result result =
        verify(
            """
            title: T
            for: {a: [5, 3, 4], b: [[2], [1, 7], [1]]}
            expect: a < 4 && b.size() > 1
            """);
    assertThat(smallest(result).instance().describe()).isEqualTo("a = 3, b = [1]");
    assertThat(result.verdict()).isEqualTo(new Verdict.Refuted(8, true));
  }

  @Test
  void everyMoveOfTheSmallestIsListedWithItsValue() {
    Result result = verify("title: T\nfor: {n: 2..4}\non: path(n)\nexpect: 0\n");
    Counterexample counterexample = result.counterexample().orElseThrow();
    assertThat(counterexample.value()).hasValue(2);
    assertThat(counterexample.options())
        .extracting(Counterexample.Option::value)
        .containsExactly(1, 1, 0);
    assertThat(counterexample.check().expected()).isEqualTo("0");
    assertThat(counterexample.check().found()).isEqualTo("2");
  }

  @Test
  void aConditionOnAPartIsExplainedOnThePart() {
    Result result =
        verify(
            """
            title: T
            game: type-1
            on: hypergraph(5, [[1, 2], [2, 3], [3, 4, 5]])
            each: {p: connectedParts}
            expect: e(p) < 2 || g(p) == 9
            """);
    Counterexample counterexample = result.counterexample().orElseThrow();
    Structure part = counterexample.structure().orElseThrow();
    assertThat(part.vertexCount()).isEqualTo(3);
    assertThat(counterexample.check().instance().structure().orElseThrow().vertexCount())
        .isEqualTo(5);
    assertThat(counterexample.value()).hasValue(1);
    assertThat(counterexample.options()).hasSize(5);
  }

  @Test
  void everyClaimIsJudgedOnItsOwn() {
    Result result =
        verify(
            """
            title: T
            for: {n: 3..6}
            on: cycle(n)
            expect:
              - 0
              - v < 5
              - outcome == "P"
            """);
    assertThat(result.verdict()).isEqualTo(new Verdict.Refuted(2, true));
    assertThat(smallest(result).claim()).isEqualTo(1);
    assertThat(smallest(result).found()).isEqualTo("v = 5");
    assertThat(result.structures()).isEqualTo(4);
  }

  @Test
  void everyWrongCellOfATableIsFound() {
    Result result =
        verify(
            """
            title: T
            kind: table
            on: grid(row, column)
            table: |
              m\\k  1  2  3
              1    1  2  -
              2    2  0  9
            """);
    assertThat(result.structures()).isEqualTo(5);
    assertThat(result.failures())
        .extracting(check -> check.instance().describe())
        .containsExactly("row = 2, column = 3");
  }

  @Test
  void theResultDoesNotDependOnTheNumberOfThreads() {
    Verification verification = new Verification(folder);
    Result one = verification.of(Verification.NO_TRIANGLES, 1, Duration.ofSeconds(300));
    Result many = verification.of(Verification.NO_TRIANGLES, 7, Duration.ofSeconds(300));
    assertThat(described(many)).isEqualTo(described(one));
  }

  private static String described(Result result) {
    return result.verdict()
        + " "
        + result.considered()
        + " "
        + result.structures()
        + " "
        + result.checks().stream().map(c -> c.instance().identify() + c.found()).toList()
        + result.failures().stream().map(c -> c.instance().identify()).toList();
  }

  @Test
  void aDeclaredRefutationIsAsDeclared() {
    Result result = verify(Verification.NO_TRIANGLES + "verdict: refuted\n");
    assertThat(result.isAsDeclared()).isTrue();
  }
}
