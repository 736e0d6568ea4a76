package nimproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import nimproof.family.Families;
import nimproof.family.Structures;
import nimproof.game.Evaluator;
import nimproof.game.Games;
import nimproof.game.Move;
import nimproof.game.Outcome;
import nimproof.game.Ruleset;
import nimproof.kernel.Check;
import nimproof.kernel.Claim;
import nimproof.kernel.Judgement;
import nimproof.kernel.Verdict;
import nimproof.solver.Budget;
import nimproof.solver.Solver;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;

class CertificateWriterTest {

  private final Solver solver =
      new Solver(Games.named("take-away").orElseThrow(), Budget.of(Duration.ofMinutes(5)));

  private static Structure structure(String family, Object... arguments) {
    return (Structure) Families.named(family).orElseThrow().make(List.of(arguments));
  }

  private static List<Structure> all(String family, long most) {
    return LongStream.rangeClosed(0, most)
        .mapToObj(n -> (Structures) Families.named(family).orElseThrow().make(List.of(n)))
        .<Structure>flatMap(Structures::stream)
        .toList();
  }

  private String certificate(Evaluator values, Consumer<CertificateWriter> claims) {
    CertificateWriter writer = new CertificateWriter("a test", values, 100_000);
    claims.accept(writer);
    StringBuilder text = new StringBuilder();
    try {
      writer.write(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  private static Verdict check(String certificate) {
    try {
      return Check.check(new ByteArrayInputStream(certificate.getBytes(StandardCharsets.US_ASCII)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Verdict.Accepted accepted(String certificate) {
    assertThat(check(certificate)).isInstanceOf(Verdict.Accepted.class);
    return (Verdict.Accepted) check(certificate);
  }

  private void provesTheValuesOf(List<Structure> structures) {
    String text = certificate(solver, writer -> structures.forEach(s -> writer.claimValue(s, "")));
    assertThat(accepted(text).claims().stream().map(Claim::judgement))
        .isEqualTo(structures.stream().map(s -> new Judgement(true, solver.value(s))).toList());
  }

  private void provesTheOutcomesOf(List<Structure> structures) {
    String text =
        certificate(solver, writer -> structures.forEach(s -> writer.claimOutcome(s, "")));
    assertThat(accepted(text).claims().stream().map(Claim::judgement))
        .isEqualTo(
            structures.stream()
                .map(s -> new Judgement(solver.outcome(s) == Outcome.P, 0))
                .toList());
  }

  @Test
  void writesTheTriangleSoThatAPersonCanFollow() {
    String text = certificate(solver, writer -> writer.claimValue(structure("cycle", 3L), "n = 3"));
    assertThat(text)
        .isEqualTo(
            """
            nimproof certificate 1
            about a test
            game take-away on the complex with facets
            claim ab ac bc = 0 # n = 3
            proof
            1 a = 1 : a>0
            2 ab ac bc = 0 : a>bc>1b+1c b>ac>1a+1c ab>c>1a+1b c>ab>1a+1b ac>b>1a+1c bc>a>1b+1c
            qed 1 : 2abc
            """);
    accepted(text);
  }

  @Test
  void provesTheValueOfEveryGraphOnAtMostSixVertices() {
    provesTheValuesOf(all("graphs", 6));
  }

  @Test
  void provesTheValueOfEveryComplexOnAtMostFourVertices() {
    provesTheValuesOf(all("complexes", 4));
  }

  @Test
  void provesTheOutcomeOfEveryGraphOnAtMostFiveVertices() {
    provesTheOutcomesOf(all("graphs", 5));
  }

  @Test
  void provesTheOutcomeOfEveryComplexOnAtMostFourVertices() {
    provesTheOutcomesOf(all("complexes", 4));
  }

  @Test
  void provesTableFourInOneProof() {
    List<Structure> cells = new ArrayList<>();
    for (long m = 1; m <= 12; m++) {
      for (long k = 1; k <= 12; k++) {
        cells.add(structure("oddCycleTails", 3L, m, k));
      }
    }
    provesTheValuesOf(cells);
  }

  @Test
  void prunesTheWheelOnNineToFewSteps() {
    String text = certificate(solver, writer -> writer.claimValue(structure("wheel", 9L), ""));
    assertThat(accepted(text).steps()).isLessThan(150);
    assertThat(solver.positions()).isGreaterThan(1_000);
  }

  @Test
  void writesTheSameBytesEachTime() {
    Structure wheel = structure("wheel", 7L);
    String once = certificate(solver, writer -> writer.claimValue(wheel, ""));
    assertThat(certificate(solver, writer -> writer.claimValue(wheel, ""))).isEqualTo(once);
  }

  @Test
  void refusesMoreVerticesThanThereAreNames() {
    assertThatThrownBy(
            () -> certificate(solver, writer -> writer.claimValue(structure("path", 64L), "")))
        .isInstanceOf(TooLarge.class)
        .hasMessage("a structure needs 64 points; certificates have names for 63");
  }

  @Test
  void refusesAProofWithTooManySteps() {
    CertificateWriter writer = new CertificateWriter("a test", solver, 3);
    writer.claimValue(structure("wheel", 5L), "");
    assertThatThrownBy(() -> writer.write(new StringBuilder()))
        .isInstanceOf(TooLarge.class)
        .hasMessage("the proof has more than 3 steps");
  }

  @Test
  void aWrongValueIsCaughtByTheKernel() {
    Structure path = structure("path", 3L);
    String text = certificate(new Liar(solver, path, 0), writer -> writer.claimValue(path, ""));
    assertThat(check(text)).isEqualTo(new Verdict.Rejected(7, "after a the value is 0"));
  }

  @Test
  void aValueThatNoOptionSupportsIsCaughtWhileWriting() {
    Structure path = structure("path", 3L);
    assertThatThrownBy(
            () -> certificate(new Liar(solver, path, 4), writer -> writer.claimValue(path, "")))
        .hasMessage("the solver contradicts itself: no option of ab ac has value 1");
  }

  /** Gives one structure another value. */
  private record Liar(Solver solver, Structure about, int lie) implements Evaluator {

    @Override
    public Ruleset game() {
      return solver.game();
    }

    @Override
    public int value(Structure structure) {
      boolean lies = structure.canonicalKey().equals(about.canonicalKey());
      return lies ? lie : solver.value(structure);
    }

    @Override
    public Outcome outcome(Structure structure) {
      return value(structure) == 0 ? Outcome.P : Outcome.N;
    }

    @Override
    public int remoteness(Structure structure) {
      return solver.remoteness(structure);
    }

    @Override
    public List<Move> winningMoves(Structure structure) {
      return solver.winningMoves(structure);
    }

    @Override
    public List<Integer> optionValues(Structure structure) {
      return solver.optionValues(structure);
    }
  }
}
