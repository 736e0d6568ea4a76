package nimproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import nimproof.kernel.Claim;
import nimproof.kernel.Judgement;
import nimproof.kernel.evaluation.CheckEvaluation;
import nimproof.kernel.evaluation.Verdict;
import nimproof.verify.Walk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatementEvaluationTest extends CertifiedClaims {

  private static String text(Walk statement) {
    StatementCertificate certificate = StatementCertificate.of(statement, solver(statement));
    Optional<String> name = Optional.of("claim.cert").filter(n -> !certificate.isBeyondTheKernel());
    return StatementEvaluation.of(statement, certificate.stages(), name);
  }

  @Test
  void writesTheStatementAndWhatWasFoundOnEachInstance() throws IOException {
    Walk leaves =
        statement(
            "title: Leaves",
            "kind: conjecture",
            "for: {n: 2..4}",
            "on: trees(n)",
            "define: {ends: size(leaves)}",
            "where: v > 2",
            "expect: [ends >= 2, ends == 2]",
            "verdict: refuted");
    assertThat(text(leaves))
        .isEqualTo(
            """
            nimproof evaluation 1
            about claim
            game take-away
            for n: 2..4
            all trees(n)
            define ends: size(leaves)
            where v > 2
            expect ends >= 2
            expect ends == 2
            instances
            n = 2 | complex(2, [[1, 2]]) | .
            n = 3 | complex(3, [[1, 2], [1, 3]]) | ++
            n = 4 | complex(4, [[1, 2], [1, 3], [1, 4]]) | +-
            n = 4 | complex(4, [[1, 2], [1, 3], [3, 4]]) | ++
            end
            """);
    assertThat(evaluated(leaves).checks()).isEqualTo(6);
    assertThat(evaluated(leaves).failures()).isEqualTo(1);
    assertThat(evaluated(leaves).scope())
        .containsExactly(
            "all 1 trees on 2 points: 1 labelled copies",
            "all 1 trees on 3 points: 3 labelled copies",
            "all 2 trees on 4 points: 16 labelled copies");
  }

  @Test
  void namesThePointsOfAStructureThatTheSecondProgramDoesNotBuild() throws IOException {
    Walk cube = statement("title: Cube", "kind: remark", "on: cube()", "expect: degree(1) == 3");
    assertThat(text(cube)).contains("\ngiven cube()\n", "\nhypergraph(8, [[1, 2], ");
    assertThat(evaluated(cube).scope()).containsExactly("cube(), as given");
  }

  @Test
  void usesTheClaimsOfTheCertificate() throws IOException {
    Walk table =
        statement(
            "title: Table",
            "kind: table",
            "on: oddCycleTails(3, row, column)",
            "table: |",
            "  m\\k  1   2",
            "  1    4   -",
            "  3    4   8",
            "verdict: refuted");
    String text = text(table);
    assertThat(text)
        .isEqualTo(
            """
            nimproof evaluation 1
            about claim
            game take-away
            claims of claim.cert
            for row: [1, 3]
            for column: [1, 2]
            on oddCycleTails(3, row, column)
            define printed: [[1, 1, 4], [3, 1, 4], [3, 2, 8]].filter(c, c[0] == row && c[1] == column)
            define entry: printed[0][2]
            when size(printed) == 1
            expect g == (entry)
            instances
            row = 1, column = 1 | complex(6, [["A"], ["c1"], ["c2"], ["B"], ["m1"], ["k1"], ["A", "c1"], ["A", "c2"], ["A", "B"], ["c1", "c2"], ["B", "m1"], ["B", "k1"]]) | +
            row = 3, column = 1 | complex(8, [["A"], ["c1"], ["c2"], ["B"], ["m1"], ["m2"], ["m3"], ["k1"], ["A", "c1"], ["A", "c2"], ["A", "B"], ["c1", "c2"], ["B", "m1"], ["B", "k1"], ["m1", "m2"], ["m2", "m3"]]) | +
            row = 3, column = 2 | complex(9, [["A"], ["c1"], ["c2"], ["B"], ["m1"], ["m2"], ["m3"], ["k1"], ["k2"], ["A", "c1"], ["A", "c2"], ["A", "B"], ["c1", "c2"], ["B", "m1"], ["B", "k1"], ["m1", "m2"], ["m2", "m3"], ["k1", "k2"]]) | -
            end
            """);
    Verdict.Accepted verdict = evaluated(table);
    assertThat(verdict.failures()).isEqualTo(1);
    assertThat(verdict.scope()).containsExactly("oddCycleTails(3, row, column), built here");
  }

  /** Values that are claimed are not computed again, so other claims give another result. */
  @Test
  void restsOnTheClaims() throws IOException {
    Walk point = statement("title: Point", "kind: remark", "on: path(1)", "expect: g == 1");
    String text = text(point);
    assertThat(CheckEvaluation.check(stream(text), name -> List.of(claim("a", true, 1))))
        .isInstanceOf(Verdict.Accepted.class);
    assertThat(CheckEvaluation.check(stream(text), name -> List.of(claim("a", true, 2))))
        .isEqualTo(new Verdict.Rejected(8, "it comes out as -; the file says +"));
    assertThat(CheckEvaluation.check(stream(text), name -> List.of(claim("a", false, 1))))
        .as("a claim that tells no value is as good as none")
        .isInstanceOf(Verdict.Accepted.class);
  }

  private static Claim claim(String position, boolean equal, int value) {
    String game = "take-away on the complex with facets";
    return new Claim(game, position, new Judgement(equal, value), "");
  }

  private static ByteArrayInputStream stream(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII));
  }

  /** A claim about the complex of some facets says nothing of hyperedges that go alone. */
  @Test
  void takesNoClaimForAnotherGame() throws IOException {
    Walk triangle =
        statement("title: T", "kind: remark", "game: type-1", "on: simplex(3)", "expect: g == 2");
    Claim other = claim("abc", true, 3);
    assertThat(CheckEvaluation.check(stream(text(triangle)), name -> List.of(other)))
        .isInstanceOf(Verdict.Accepted.class);
  }

  @Test
  void playsMisereOnlyByClaims() throws IOException {
    Walk misere =
        statement("title: M", "kind: remark", "play: misere", "on: path(2)", "expect: g == 0");
    assertThat(CheckEvaluation.check(stream(text(misere)), name -> List.of()))
        .isEqualTo(new Verdict.Rejected(9, "there is no claim about [[1, 2]]"));
  }

  @ParameterizedTest
  @CsvSource({
    "'{n: 3..7}', wheel(n), 5",
    "'{n: 3..9 step 2}', cycle(n), 4",
    "'{n: 1..5}', path(2 * n + 1), 5",
    "'{n: 0..5}', complete(n), 6",
    "'{n: 1..4}', simplexBoundary(n), 4",
    "'{n: 1..4}', simplex(n), 4",
    "'{n: 1..4, k: 1..3}', 'skeleton(n, k)', 12",
    "'{s: \"multisets(1..2, 1..3)\"}', completeMultipartite(s), 9",
    "'{a: 2..3}', 'theta(a, 2, 1)', 2",
    "'{a: 3..4}', 'cyclesAtVertex([a, 3])', 2",
    "'{m: 0..2}', 'oddCycleTails(3, m, 2)', 3",
    "'{a: 0..2}', 'polygonWithTails(4, [a] + [1])', 3",
    "'{a: 1..3}', 'hairball(3, [[a, 1], [], [2]])', 3",
    "'{n: 1..3}', 'caterpillar(3, [n, 1])', 3",
    "'{k: 0..3}', 'withTail(cycle(4), 2, k)', 4",
    "'{s: \"lists(2, 0..2)\"}', nim(s), 9",
    "'{n: 0..4}', chain(n), 5",
    "'{m: 1..3}', 'chomp([m, 3])', 3",
    "'{r: \"lists(1..2, 1..2)\"}', rankComplete(r), 6",
    "'{n: 1..3}', facePoset(simplex(n)), 3",
    "'{n: 3..4}', 'poset([\"a\", \"b\", n], [[\"a\", \"b\"], [\"b\", n]])', 2",
    "'{n: 1..3}', 'sum([nim([1, n]), cycle(n + 2)])', 3",
    "'{n: 1..3}', 'sum([chain(n), chain(2)])', 3",
    "'{n: 2..3}', 'suspension(simplexBoundary(n))', 2",
    "'{n: 3..5}', withoutEdges(simplex(n)), 3",
    "'{n: 3..5}', edgeGraph(simplex(n)), 3",
    "'{n: 3..5}', 'graph([[\"a\", n], [n, \"b\"], [\"c\"]])', 3",
    "'{n: 3..5}', 'complex([[\"a\", n, 1], [n, 2]])', 3",
    "'{n: 4..5}', 'hypergraph(n, [[1, 2, 3], [\"x\", 1]])', 2"
  })
  void buildsTheMembersOfFamilies(String range, String on, long members) throws IOException {
    boolean posets = on.matches("(nim|chain|chomp|rankComplete|facePoset|poset|sum).*");
    for (String game : posets ? List.of("take-away") : List.of("take-away", "type-1", "type-2")) {
      Walk family =
          statement(
              "title: F",
              "kind: example",
              "game: " + game,
              "for: " + range,
              "on: " + quoted(on),
              "expect:",
              "  - g >= 0",
              "  - 'outcome == (g == 0 ? \"P\" : \"N\")'");
      Verdict.Accepted verdict = evaluated(family);
      assertThat(verdict.scope()).containsExactly(on + ", built here");
      assertThat(verdict.structures()).isEqualTo(members);
      assertThat(verdict.failures()).isZero();
    }
  }

  private static String quoted(String text) {
    return "'" + text + "'";
  }

  @Test
  void checksAReductionThatIsClaimed() throws IOException {
    Walk wheel =
        statement(
            "title: W",
            "kind: remark",
            "for: {n: 4..6 step 2}",
            "on: wheel(n)",
            "involution: 'x == \"O\" || x == 1 || x == 1 + n / 2 ? x : (x + n / 2 - 1) % n + 1'",
            "reducesTo: path(3)",
            "verdict: refuted");
    assertThat(text(wheel)).contains("\neach tau: [mapping(", "\nexpect keepsFaces(tau)\n");
    assertThat(evaluated(wheel).failures()).isPositive();
    Walk swap =
        statement(
            "title: S",
            "kind: remark",
            "on: graph([[1, 2], [2, \"b\"]])",
            "involution: 1 <-> b",
            "reducesTo: path(1)",
            "expect: 3",
            "verdict: refuted");
    assertThat(text(swap)).contains("\neach tau: [mapping([[1, \"b\"], [\"b\", 1]])]\n");
    assertThat(evaluated(swap).checks()).isEqualTo(8);
  }

  @Test
  void listsNumbersThatMeetTheHypothesesAlone() throws IOException {
    Walk numbers =
        statement(
            "title: Numbers",
            "kind: lemma",
            "for: {n: 0..9}",
            "where: n % 4 == 0",
            "expect: xor(n, 3) == n + 3");
    assertThat(text(numbers)).endsWith("\nn = 0 | +\nn = 4 | +\nn = 8 | +\nend\n");
    assertThat(evaluated(numbers).failures()).isZero();
  }

  @Test
  void speaksOfTheNumberOfMoves() throws IOException {
    Walk fast =
        statement(
            "title: Fast",
            "kind: question",
            "for: {n: 1..4}",
            "on: graphs(n)",
            "where: outcome == \"N\"",
            "expect: remoteness % 2 == 1");
    assertThat(evaluated(fast).failures()).isZero();
    assertThat(StatementCertificate.of(fast, solver(fast)).isBeyondTheKernel()).isTrue();
  }

  @Test
  void doesNotSpeakOfEverything() throws IOException {
    Walk heaps = statement("title: Kayles", "kind: example", "on: kayles(3)", "expect: f == 6");
    assertThatThrownBy(() -> text(heaps))
        .isInstanceOf(TooLarge.class)
        .hasMessage("the second program does not speak of octal games");
  }
}
