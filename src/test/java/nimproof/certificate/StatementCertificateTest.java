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
