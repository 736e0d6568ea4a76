package nimproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import nimproof.solver.Solver;
import nimproof.spec.Specs;
import nimproof.verify.Walk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Certificates of statements about games in which the players may pass. */
class PassesCertificateTest extends CertifiedClaims {

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void coversPassesInMiserePlay(int passes) throws IOException {
    Walk graphs =
        statement(
            "title: Passes",
            "kind: table",
            "play: misere",
            "passes: " + passes,
            "for: {n: 0..4}",
            "on: graphs(n)",
            "expect: g >= 0");
    assertThat(coverage(graphs)).isEqualTo(full(19, 0));
    assertThat(certificate(graphs)).contains("\nclaim " + "!".repeat(passes) + "0 = 1 # n = 0\n");
  }

  @ParameterizedTest
  @CsvSource({
    "take-away, 1",
    "take-away, 2",
    "graph-nim, 1",
    "graph-nim, 2",
    "as-much-as-you-want, 1"
  })
  void coversPasses(String game, int passes) throws IOException {
    Walk graphs =
        statement(
            "title: Passes",
            "kind: table",
            "game: " + game,
            "passes: " + passes,
            "for: {n: 0..4}",
            "on: graphs(n)",
            game.equals("take-away") ? "assume: [bipartite, involution]" : "assume: []",
            "expect: g >= 0");
    assertThat(coverage(graphs)).isEqualTo(full(19, 0));
    assertThat(certificate(graphs)).contains("\nclaim " + "!".repeat(passes) + "0 = 0 # n = 0\n");
  }

  @Test
  void coversWhoWinsWithAPass() throws IOException {
    Walk complexes =
        statement(
            "title: Passes",
            "kind: table",
            "passes: 1",
            "for: {n: 1..3}",
            "on: complexes(n)",
            "expect: \"outcome in ['N', 'P']\"");
    assertThat(coverage(complexes)).isEqualTo(full(8, 0));
    assertThat(certificate(complexes)).contains("\nclaim !ab = 0 # n = 2\n").contains(">!>");
  }

  @Test
  void evaluatesStructuresWithPasses() throws IOException {
    Walk graphs =
        statement(
            "title: G",
            "kind: theorem",
            "passes: 2",
            "on: graphs(3)",
            "where: bipartite",
            "expect: g == 2 * (e % 2) + v % 2");
    assertThat(certificate(graphs)).contains("\nclaim !!a b c = 1\n");
    assertThat(evaluated(graphs).checks()).isEqualTo(3);
  }

  @Test
  void certifiesTheValuesOfBipartiteGraphsWithAPass() throws IOException {
    Path file = Path.of("conjectures/barnard-2017/barnard-chapter-6-passes.yaml");
    Walk passes = new Walk(Specs.read(List.of(file), id -> true, false).statements().get(0));
    Solver solver = solver(passes);
    StatementCertificate written = StatementCertificate.of(passes, solver);
    StringBuilder text = new StringBuilder();
    written.write(Limits.SMALL, text);
    assertThat(written.coverage(accepted(text.toString())).missing()).isZero();
  }

  @Test
  void refusesTheOptionsThatAPassLeadsTo() throws IOException {
    Walk options =
        statement(
            "title: O",
            "kind: example",
            "passes: 1",
            "on: path(3)",
            "expect: size(winningMoves) >= 0");
    assertThatThrownBy(() -> certificate(options))
        .isInstanceOf(TooLarge.class)
        .hasMessage("certificates do not speak of the options that a pass leads to");
  }
}
