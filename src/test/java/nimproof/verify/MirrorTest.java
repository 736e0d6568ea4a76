package nimproof.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import nimproof.structure.Face;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MirrorTest {

  @TempDir Path folder;

  private Mirror ofCounterexample(String lines) {
    Result result = new Verification(folder).of("title: T\n" + lines + "\nverdict: refuted\n");
    return result.counterexample().orElseThrow().mirror().orElseThrow();
  }

  @Test
  void aClaimedReductionIsKeptWithItsHypotheses() {
    Mirror mirror = ofCounterexample("on: wheel(6)\ninvolution: 2 <-> 5, 3 <-> 6");
    assertThat(mirror.arrows()).hasSize(4);
    assertThat(mirror.findings()).hasSize(5);
    assertThat(mirror.findings().get(2))
        .isEqualTo("H2, faces go to faces: violated: {1, 2} goes to {1, 5}, which is not a face");
  }

  @Test
  void anInvolutionThatSwapsAnEdgeIsKeptWithTheEdge() {
    Mirror mirror =
        ofCounterexample("on: path(2)\neach: {t: involutions}\nexpect: g == g(fixedPoints(t))");
    assertThat(mirror.arrows()).containsExactly(new Mirror.Arrow(0, 1), new Mirror.Arrow(1, 0));
    assertThat(mirror.offending()).contains(Face.of(0, 1));
    assertThat(mirror.fixes(0)).isFalse();
  }
}
