package nimproof.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A verdict says what it rests on. */
class BasisTest {

  private static String sentence(String on, String by) {
    String spec = "title: T\non: %s\nwhere: bipartite\nexpect: 2 * (e %% 2) + v %% 2\n%s\n";
    return Sentences.verdict(Run.of("basis", spec.formatted(on, by)));
  }

  @Test
  void solvedAndExhaustive() {
    assertThat(sentence("graphs(4)", "by: solving")).isEqualTo("Holds on all 7 structures.");
  }

  @Test
  void solvedAndSampled() {
    assertThat(sentence("randomBipartite(6, 5, 4)", ""))
        .isEqualTo("Holds on 4 structures drawn at random (sampled).");
  }

  @Test
  void inductionOnAll() {
    assertThat(sentence("graphs(4)", "by: induction"))
        .isEqualTo("Holds by the induction step on all 7 structures.");
  }

  @Test
  void inductionOnSamples() {
    assertThat(sentence("randomBipartite(60, 70, 4)", "by: induction"))
        .isEqualTo("Holds by the induction step on 4 structures drawn at random (sampled).");
  }
}
