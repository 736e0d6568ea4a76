package nimproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import nimproof.solver.Budget;
import nimproof.solver.Solver;
import nimproof.verify.Walk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatementCertificateTest extends CertifiedClaims {

  @Test
  void coversEveryParameter() throws IOException {
    Walk wheels =
        statement(
            "title: Wheels", "kind: conjecture", "for: {n: 3..7}", "on: wheel(n)", "expect: 1");
    assertThat(coverage(wheels)).isEqualTo(full(5, 0));
    assertThat(certificate(wheels)).contains("\nclaim ab ac bc ad bd cd = 1 # n = 3\n");
  }

  @Test
  void coversEveryGraphThatMeetsTheHypothesis() throws IOException {
    Walk bipartite =
        statement(
            "title: Bipartite graphs",
            "kind: theorem",
            "for: {n: 1..5}",
            "on: graphs(n)",
            "where: bipartite",
            "expect: 2 * (e % 2) + v % 2");
    assertThat(coverage(bipartite)).isEqualTo(full(26, 0));
  }

  @Test
  void countsTheFailuresOfAFalseClaim() throws IOException {
    Walk cycles =
        statement(
            "title: Paths are won by the second player",
            "kind: conjecture",
            "for: {n: 1..4}",
            "on: path(n)",
            "expect: 1",
            "verdict: refuted");
    assertThat(coverage(cycles)).isEqualTo(full(4, 2));
  }

  @Test
  void coversTwoPositionsAndTheirRelation() throws IOException {
    Walk suspensions =
        statement(
            "title: Suspensions",
            "kind: theorem",
            "for: {n: 1..3}",
            "on: complexes(n)",
            "expect: g == g(suspension(it))");
    assertThat(coverage(suspensions)).isEqualTo(full(8, 0));
  }

  @Test
  void leavesAStatementWithALargerScopeUncertified() throws IOException {
    Walk few =
        statement(
            "title: Wheels", "kind: conjecture", "for: {n: 3..4}", "on: wheel(n)", "expect: 1");
    List<Fact> facts = accepted(certificate(few));
    Walk more =
        statement(
            "title: Wheels", "kind: conjecture", "for: {n: 3..5}", "on: wheel(n)", "expect: 1");
    assertThat(coverage(more, facts))
        .isEqualTo(new StatementCertificate.Coverage(2, 0, 1, List.of("n = 5")));
  }

  @Test
  void aClaimThatSaysOtherwiseConfirmsNothing() throws IOException {
    Walk wheel = statement("title: W", "kind: conjecture", "on: wheel(3)", "expect: 1");
    Fact fact = accepted(certificate(wheel)).get(0);
    Fact forged = new Fact(fact.game(), fact.position(), true, 2);
    assertThat(coverage(wheel, List.of(fact))).isEqualTo(full(1, 0));
    assertThat(coverage(wheel, List.of(forged)).missing()).isEqualTo(1);
  }

  @Test
  void leavesOutInstancesThatDoNotFitAndKeepsACounterexample() throws IOException {
    Walk paths =
        statement(
            "title: Paths have nim-value 1",
            "kind: conjecture",
            "for: {n: 1..9}",
            "on: path(n)",
            "expect: 1",
            "verdict: refuted");
    List<Fact> facts = accepted(certificate(paths, Limits.ofSteps(4)));
    assertThat(coverage(paths, facts))
        .isEqualTo(
            new StatementCertificate.Coverage(
                4, 2, 5, List.of("n = 5", "n = 6", "n = 7", "n = 8", "n = 9")));
  }

  @Test
  void listsEveryStructureOfAnExhaustiveScope() throws IOException {
    Walk bipartite =
        statement(
            "title: Bipartite graphs",
            "kind: theorem",
            "on: graphs(3)",
            "where: bipartite",
            "expect: 2 * (e % 2) + v % 2");
    String certificate = certificate(bipartite);
    assertThat(certificate)
        .contains(
            "facets\ncover all graphs on 3 points\n", "\ncover a b c\n", "\ncover ab ac bc -\n");
    assertThat(covers(certificate))
        .containsExactly("all 4 graphs on 3 points: 8 labelled copies; 3 with a claim, 1 without");
  }

  @Test
  void aCoverThatLeavesAStructureOutIsRejected() throws IOException {
    Walk graphs = statement("title: Graphs", "kind: theorem", "on: graphs(3)", "expect: g >= 0");
    String certificate = certificate(graphs);
    assertThatThrownBy(() -> covers(certificate.replace("cover ab ac bc\n", "")))
        .hasMessage(
            "the 3 structures have 7 labelled copies; there are 8 labelled graphs on 3 points");
    assertThatThrownBy(() -> covers(certificate.replace("cover ab ac bc\n", "cover ab bc ac\n")))
        .hasMessage("there is no claim about ab bc ac");
  }

  @Test
  void refusesAGameWithoutRulesInTheKernel() throws IOException {
    Walk kayles = statement("title: K", "kind: example", "on: kayles(3)", "expect: 3");
    assertThatThrownBy(() -> certificate(kayles))
        .isInstanceOf(TooLarge.class)
        .hasMessage("certificates do not speak of octal games");
  }

  @Test
  void coversGraphNim() throws IOException {
    Walk cycles =
        statement(
            "title: Graph Nim",
            "kind: theorem",
            "game: graph-nim",
            "for: {n: 3..9}",
            "on: cycle(n)",
            "expect: outcome == 'P'");
    assertThat(coverage(cycles)).isEqualTo(full(7, 0));
  }

  @Test
  void coversAsMuchAsYouWant() throws IOException {
    Walk graphs =
        statement(
            "title: As much as you want",
            "kind: theorem",
            "game: as-much-as-you-want",
            "for: {n: 2..4}",
            "on: connectedGraphs(n)",
            "expect: v + e - 1");
    assertThat(coverage(graphs)).isEqualTo(full(9, 0));
  }

  @Test
  void usesTheBipartiteRuleWhereItIsAssumed() throws IOException {
    String[] lines = {
      "title: Polygons",
      "kind: table",
      "for: {a: 0..3, b: 0..3}",
      "on: polygonWithTails(4, [a, b])",
      "expect: g >= 0"
    };
    assertThat(certificate(statement(lines))).doesNotContain("%");
    String[] assuming = Arrays.copyOf(lines, lines.length + 1);
    assuming[lines.length] = "assume: [bipartite]";
    Walk statement = statement(assuming);
    assertThat(coverage(statement)).isEqualTo(full(16, 0));
    assertThat(certificate(statement)).contains(">%");
  }

  @Test
  void usesTheInvolutionRuleWhereItIsAssumed() throws IOException {
    Walk multipartite =
        statement(
            "title: Multipartite",
            "kind: theorem",
            "for: {sizes: 'multisets(1..3, 1..3)'}",
            "on: completeMultipartite(sizes)",
            "expect: size(sizes.filter(a, a % 2 == 1)) % 3",
            "assume: [involution]");
    assertThat(coverage(multipartite)).isEqualTo(full(19, 0));
    assertThat(certificate(multipartite)).contains(" ~ ");
  }

  @ParameterizedTest
  @CsvSource({
    "'{n: 3..7}', wheel(n), each wheel(n) for n in 3..7: 5",
    "'{n: 3..9 step 2}', cycle(n), each cycle(n) for n in 3..9 step 2: 4",
    "'{n: 1..5}', path(2 * n + 1), each path(2 * n + 1) for n in 1..5: 5",
    "'{n: 0..5}', complete(n), each complete(n) for n in 0..5: 6",
    "'{n: 1..4}', simplexBoundary(n), each simplexBoundary(n) for n in 1..4: 4",
    "'{n: 1..4}', simplex(n), each simplex(n) for n in 1..4: 4",
    "'{n: 1..4, k: 1..3}', 'skeleton(n, k)', 'each skeleton(n, k) for n in 1..4, k in 1..3: 12'",
    "'{s: \"multisets(1..2, 1..3)\"}', completeMultipartite(s),"
        + " 'each completeMultipartite(s) for s in multisets(1..2, 1..3): 9'",
    "'{a: 2..3}', 'theta(a, 2, 1)', 'each theta(a, 2, 1) for a in 2..3: 2'",
    "'{a: 3..4}', 'cyclesAtVertex([a, 3])', 'each cyclesAtVertex([a, 3]) for a in 3..4: 2'",
    "'{m: 0..2}', 'oddCycleTails(3, m, 2)', 'each oddCycleTails(3, m, 2) for m in 0..2: 3'",
    "'{a: 0..2}', 'polygonWithTails(4, [a, 1])',"
        + " 'each polygonWithTails(4, [a, 1]) for a in 0..2: 3'",
    "'{s: \"lists(2, 0..2)\"}', nim(s), 'each nim(s) for s in lists(2, 0..2): 9'",
    "'{m: 1..3}', 'chomp([m, 3])', 'each chomp([m, 3]) for m in 1..3: 3'",
    "'{r: \"lists(1..2, 1..2)\"}', rankComplete(r),"
        + " 'each rankComplete(r) for r in lists(1..2, 1..2): 6'"
  })
  void namesTheMembersOfAParametricScope(String range, String on, String cover) throws IOException {
    Walk family =
        statement("title: F", "kind: example", "for: " + range, "on: " + on, "expect: g >= 0");
    assertThat(covers(certificate(family))).containsExactly(cover + " with a claim, 0 without");
  }

  @Test
  void aMemberWithoutAClaimIsMissed() throws IOException {
    Walk wheels =
        statement("title: W", "kind: example", "for: {n: 3..5}", "on: wheel(n)", "expect: 1");
    String wider = certificate(wheels).replace("for n in 3..5\n", "for n in 3..6\n");
    assertThatThrownBy(() -> covers(wider))
        .hasMessage("there is no claim about wheel(n) for n in 3..6 with {n=6}");
    assertThat(covers(wider.replace("3..6\n", "3..6 -\n")))
        .containsExactly("each wheel(n) for n in 3..6: 3 with a claim, 1 without");
  }

  @Test
  void coversPosetsHypergraphsAndMiserePlay() throws IOException {
    Walk chomp =
        statement(
            "title: Chomp",
            "kind: example",
            "for: {n: 2..4}",
            "on: chomp([n, 2])",
            "expect: outcome == 'N'");
    assertThat(coverage(chomp)).isEqualTo(full(3, 0));
    Walk misere =
        statement(
            "title: Misere paths",
            "kind: example",
            "play: misere",
            "for: {n: 1..5}",
            "on: path(n)",
            "expect: g != 1");
    assertThat(coverage(misere).checks()).isEqualTo(5);
  }

  @Test
  void needsNoClaimWhereNoGameIsPlayed() throws IOException {
    Walk lemma =
        statement(
            "title: Edges", "kind: lemma", "for: {n: 1..4}", "on: path(n)", "expect: e == v - 1");
    Solver solver = new Solver(lemma.game(), Budget.of(Duration.ofMinutes(1)));
    StatementCertificate certificate = StatementCertificate.of(lemma, solver);
    assertThat(certificate.isBeyondTheKernel()).isTrue();
    assertThat(certificate.coverage(List.of())).isEqualTo(full(4, 0));
  }
}
