package nimproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import nimproof.game.Games;
import nimproof.game.Ruleset;
import nimproof.kernel.Check;
import nimproof.kernel.Verdict;
import nimproof.solver.Budget;
import nimproof.solver.Solver;
import nimproof.spec.Specs;
import nimproof.statement.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StatementCertificateTest {

  @TempDir Path folder;

  private Statement statement(String... lines) throws IOException {
    Path file = folder.resolve("claim.yaml");
    Files.writeString(file, String.join("\n", lines) + "\n");
    Specs.Reading reading = Specs.read(List.of(file), id -> true, false);
    assertThat(reading.problems()).isEmpty();
    return reading.statements().get(0);
  }

  private static Ruleset game(Statement statement) {
    Statement.Rules rules = statement.rules();
    boolean misere = rules.play() == Statement.Play.MISERE;
    return Games.named(rules.game(), misere, rules.passes()).orElseThrow();
  }

  private static String certificate(Statement statement) throws IOException {
    Solver solver = new Solver(game(statement), Budget.of(Duration.ofMinutes(1)));
    StringBuilder text = new StringBuilder();
    StatementCertificate.write(statement, solver, 10_000, text);
    return text.toString();
  }

  private static Verdict.Accepted accepted(String certificate) throws IOException {
    Verdict verdict =
        Check.check(new ByteArrayInputStream(certificate.getBytes(StandardCharsets.US_ASCII)));
    assertThat(verdict).isInstanceOf(Verdict.Accepted.class);
    return (Verdict.Accepted) verdict;
  }

  private static StatementCertificate.Coverage coverage(Statement statement) throws IOException {
    return StatementCertificate.coverage(
        statement, game(statement), accepted(certificate(statement)).claims());
  }

  @Test
  void coversEveryParameter() throws IOException {
    Statement wheels =
        statement(
            "title: Wheels", "kind: conjecture", "for: {n: 3..7}", "on: wheel(n)", "expect: 1");
    assertThat(coverage(wheels)).isEqualTo(new StatementCertificate.Coverage(5, 0));
    assertThat(certificate(wheels)).contains("\nclaim ab ac bc ad bd cd = 1 # n = 3\n");
  }

  @Test
  void coversEveryGraphThatMeetsTheHypothesis() throws IOException {
    Statement bipartite =
        statement(
            "title: Bipartite graphs",
            "kind: theorem",
            "for: {n: 1..5}",
            "on: graphs(n)",
            "where: bipartite",
            "expect: 2 * (e % 2) + v % 2");
    assertThat(coverage(bipartite)).isEqualTo(new StatementCertificate.Coverage(26, 0));
  }

  @Test
  void countsTheFailuresOfAFalseClaim() throws IOException {
    Statement cycles =
        statement(
            "title: Paths are won by the second player",
            "kind: conjecture",
            "for: {n: 1..4}",
            "on: path(n)",
            "expect: 1",
            "verdict: refuted");
    assertThat(coverage(cycles)).isEqualTo(new StatementCertificate.Coverage(4, 2));
  }

  @Test
  void coversTwoPositionsAndTheirRelation() throws IOException {
    Statement suspensions =
        statement(
            "title: Suspensions",
            "kind: theorem",
            "for: {n: 1..3}",
            "on: complexes(n)",
            "expect: g == g(suspension(it))");
    assertThat(coverage(suspensions)).isEqualTo(new StatementCertificate.Coverage(8, 0));
  }

  @Test
  void leavesAStatementWithALargerScopeUncertified() throws IOException {
    Statement few =
        statement(
            "title: Wheels", "kind: conjecture", "for: {n: 3..4}", "on: wheel(n)", "expect: 1");
    Verdict.Accepted certificate = accepted(certificate(few));
    Statement more =
        statement(
            "title: Wheels", "kind: conjecture", "for: {n: 3..5}", "on: wheel(n)", "expect: 1");
    assertThatThrownBy(() -> StatementCertificate.coverage(more, game(more), certificate.claims()))
        .isInstanceOf(Uncertified.class)
        .hasMessage("the certificate lacks any claim about ab bc cd ae de af bf cf df ef");
  }

  @Test
  void refusesAGameWithoutRulesInTheKernel() throws IOException {
    Statement nim =
        statement(
            "title: Graph Nim", "kind: example", "game: graph-nim", "on: path(3)", "expect: 1");
    assertThatThrownBy(() -> certificate(nim))
        .isInstanceOf(TooLarge.class)
        .hasMessage("certificates speak of take-away and type-1, not of graph-nim");
  }

  @Test
  void coversPosetsHypergraphsAndMiserePlay() throws IOException {
    Statement chomp =
        statement(
            "title: Chomp",
            "kind: example",
            "for: {n: 2..4}",
            "on: chomp([n, 2])",
            "expect: outcome == 'N'");
    assertThat(coverage(chomp)).isEqualTo(new StatementCertificate.Coverage(3, 0));
    Statement misere =
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
    Statement lemma =
        statement(
            "title: Edges", "kind: lemma", "for: {n: 1..4}", "on: path(n)", "expect: e == v - 1");
    assertThat(certificate(lemma)).isEmpty();
    assertThat(StatementCertificate.coverage(lemma, game(lemma), List.of()))
        .isEqualTo(new StatementCertificate.Coverage(4, 0));
  }
}
