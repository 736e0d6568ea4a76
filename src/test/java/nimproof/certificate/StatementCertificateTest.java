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
import nimproof.kernel.Check;
import nimproof.kernel.Verdict;
import nimproof.solver.Budget;
import nimproof.solver.Solver;
import nimproof.spec.Specs;
import nimproof.verify.Walk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StatementCertificateTest {

  @TempDir Path folder;

  private Walk statement(String... lines) throws IOException {
    Path file = folder.resolve("claim.yaml");
    Files.writeString(file, String.join("\n", lines) + "\n");
    Specs.Reading reading = Specs.read(List.of(file), id -> true, false);
    assertThat(reading.problems()).isEmpty();
    return new Walk(reading.statements().get(0));
  }

  private static String certificate(Walk statement) throws IOException {
    Solver solver = new Solver(statement.game(), Budget.of(Duration.ofMinutes(1)));
    StringBuilder text = new StringBuilder();
    StatementCertificate.write(statement, solver, 10_000, text);
    return text.toString();
  }

  private static List<Fact> accepted(String certificate) throws IOException {
    Verdict verdict =
        Check.check(new ByteArrayInputStream(certificate.getBytes(StandardCharsets.US_ASCII)));
    assertThat(verdict).isInstanceOf(Verdict.Accepted.class);
    return ((Verdict.Accepted) verdict)
        .claims().stream()
            .map(
                c -> new Fact(c.game(), c.position(), c.judgement().equal(), c.judgement().value()))
            .toList();
  }

  private static StatementCertificate.Coverage coverage(Walk statement) throws IOException {
    return StatementCertificate.coverage(statement, accepted(certificate(statement)));
  }

  @Test
  void coversEveryParameter() throws IOException {
    Walk wheels =
        statement(
            "title: Wheels", "kind: conjecture", "for: {n: 3..7}", "on: wheel(n)", "expect: 1");
    assertThat(coverage(wheels)).isEqualTo(new StatementCertificate.Coverage(5, 0));
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
    assertThat(coverage(bipartite)).isEqualTo(new StatementCertificate.Coverage(26, 0));
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
    assertThat(coverage(cycles)).isEqualTo(new StatementCertificate.Coverage(4, 2));
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
    assertThat(coverage(suspensions)).isEqualTo(new StatementCertificate.Coverage(8, 0));
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
    assertThatThrownBy(() -> StatementCertificate.coverage(more, facts))
        .isInstanceOf(Uncertified.class)
        .hasMessage("the certificate lacks any claim about ab bc cd ae de af bf cf df ef");
  }

  @Test
  void refusesAGameWithoutRulesInTheKernel() throws IOException {
    Walk nim =
        statement(
            "title: Graph Nim", "kind: example", "game: graph-nim", "on: path(3)", "expect: 1");
    assertThatThrownBy(() -> certificate(nim))
        .isInstanceOf(TooLarge.class)
        .hasMessage("certificates speak of take-away and type-1, not of graph-nim");
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
    assertThat(coverage(chomp)).isEqualTo(new StatementCertificate.Coverage(3, 0));
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
    assertThat(certificate(lemma)).isEmpty();
    assertThat(StatementCertificate.coverage(lemma, List.of()))
        .isEqualTo(new StatementCertificate.Coverage(4, 0));
  }
}
