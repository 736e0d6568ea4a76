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
import nimproof.kernel.cover.CertificateCovers;
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
    return certificate(statement, Limits.ofSteps(10_000));
  }

  private static String certificate(Walk statement, Limits limits) throws IOException {
    Solver solver = new Solver(statement.game(), Budget.of(Duration.ofMinutes(1)));
    StringBuilder text = new StringBuilder();
    StatementCertificate.of(statement, solver).write(limits, text);
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
    return coverage(statement, accepted(certificate(statement)));
  }

  private static StatementCertificate.Coverage coverage(Walk statement, List<Fact> facts) {
    Solver solver = new Solver(statement.game(), Budget.of(Duration.ofMinutes(1)));
    return StatementCertificate.of(statement, solver).coverage(facts);
  }

  private static StatementCertificate.Coverage full(long checks, long failures) {
    return new StatementCertificate.Coverage(checks, failures, 0, List.of());
  }

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

  private static List<String> covers(String certificate) throws IOException {
    byte[] bytes = certificate.getBytes(StandardCharsets.US_ASCII);
    Verdict verdict = Check.check(new ByteArrayInputStream(bytes));
    return CertificateCovers.check(
        new ByteArrayInputStream(bytes), ((Verdict.Accepted) verdict).claims());
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
    assertThat(certificate.isEmpty()).isTrue();
    assertThat(certificate.coverage(List.of())).isEqualTo(full(4, 0));
  }
}
