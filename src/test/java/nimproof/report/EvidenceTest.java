package nimproof.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A page names the rules that its nim-values follow from, and no others. */
class EvidenceTest {

  private static String evidence(String rules) {
    return Evidence.of(
        Run.of("evidence", "title: T\n%s\non: path(3)\nexpect: g >= 0\n".formatted(rules)));
  }

  @Test
  void normalPlaySplitsSums() {
    assertThat(evidence(""))
        .endsWith("from the mex rule, nim-sums of components and isomorphism alone.");
  }

  @Test
  void misereValuesAreDefined() {
    assertThat(evidence("play: misere"))
        .contains("from the mex rule and isomorphism alone; in misère play")
        .endsWith("with value 1 for the empty position.");
  }

  @Test
  void passesForbidSums() {
    assertThat(evidence("passes: 1")).endsWith("from the mex rule and isomorphism alone.");
  }
}
