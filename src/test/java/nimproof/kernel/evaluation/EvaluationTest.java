package nimproof.kernel.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs the second program over folders of evaluations and compares every word that it says. */
class EvaluationTest {

  private static final Duration SOON = Duration.ofSeconds(300);

  static List<Path> rejected() {
    return Evaluations.in("reject");
  }

  @ParameterizedTest
  @MethodSource("rejected")
  void rejectsAForgery(Path file) {
    assertThat(CheckEvaluation.run(nowhere(), file.toString())).isEqualTo(1);
  }

  private static PrintStream nowhere() {
    return new PrintStream(new ByteArrayOutputStream());
  }

  @Test
  void saysWhatWasEvaluated() throws IOException {
    String expected = Evaluations.expectedIn("accept");
    assertThat(Evaluations.output(Evaluations.in("accept"))).isEqualTo(expected);
    assertThat(expected).doesNotContain("rejected");
  }

  @Test
  void saysWhatIsWrongWithEachForgery() throws IOException {
    assertThat(Evaluations.output(rejected())).isEqualTo(Evaluations.expectedIn("reject"));
  }

  @Test
  void answersWhateverTheFileHolds() throws IOException {
    String expected = Evaluations.expectedIn("survive");
    String output =
        Assertions.assertTimeoutPreemptively(
            SOON, () -> Evaluations.output(Evaluations.in("survive")));
    assertThat(output).isEqualTo(expected);
  }

  @Test
  void endsWithTheWorstOfTheFiles() {
    String good = Evaluations.in("accept").get(0).toString();
    String bad = rejected().get(0).toString();
    assertThat(CheckEvaluation.run(nowhere(), good)).isEqualTo(0);
    assertThat(CheckEvaluation.run(nowhere(), bad, good)).isEqualTo(1);
    assertThat(CheckEvaluation.run(nowhere(), "no such file", bad)).isEqualTo(2);
    assertThat(CheckEvaluation.run(nowhere())).isEqualTo(2);
  }
}
