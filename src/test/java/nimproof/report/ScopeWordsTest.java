package nimproof.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ScopeWordsTest {

  private static ScopeWords words(String range, String on) {
    return ScopeWords.of(
        Run.of(
            "scope",
            """
            title: Scope
            for:
              n: "%s"
            on: %s
            expect: v >= 0
            """
                .formatted(range, on)));
  }

  @Test
  void allStructuresOfSomeSizesAreASentence() {
    assertThat(words("1..5", "graphs(n)").everything())
        .contains("All 52 graphs on at most 5 vertices");
    assertThat(words("3..5", "trees(n)").everything()).contains("All 6 trees on 3 to 5 vertices");
    assertThat(words("4..4", "complexes(n)").everything())
        .contains("All 20 simplicial complexes on 4 vertices");
    assertThat(words("[1, 3, 5]", "connectedGraphs(n)").everything())
        .contains("All 24 connected graphs on 1, 3 or 5 vertices");
  }

  @Test
  void otherScopesSayTheirRanges() {
    ScopeWords wheels = words("3..9 step 2", "wheel(n)");
    assertThat(wheels.everything()).isEmpty();
    assertThat(wheels.on()).contains("wheel(n)");
    assertThat(wheels.ranges()).containsExactly("n from 3 to 9 in steps of 2");
    assertThat(wheels.considered()).isEqualTo("4 structures");
    assertThat(wheels.met()).isEmpty();
  }
}
