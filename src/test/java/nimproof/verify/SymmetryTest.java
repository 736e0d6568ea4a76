package nimproof.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import nimproof.structure.Face;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SymmetryTest {

  @TempDir Path folder;

  private Symmetry ofCounterexample(String lines) {
    Result result = new Verification(folder).of("title: T\n" + lines + "\nverdict: refuted\n");
    return result.counterexample().orElseThrow().check().instance().symmetry().orElseThrow();
  }

  @Test
  void aClaimedReductionIsKeptWithItsHypotheses() {
    Symmetry symmetry = ofCounterexample("on: wheel(6)\ninvolution: 2 <-> 5, 3 <-> 6");
    assertThat(symmetry.swaps()).hasSize(2);
    assertThat(symmetry.hypotheses())
        .extracting(Symmetry.Hypothesis::status)
        .containsExactly("met", "met", "violated", "met", "met");
    assertThat(symmetry.hypotheses().get(2).witness())
        .isEqualTo("{1, 2} goes to {1, 5}, which is not a face");
  }

  @Test
  void anInvolutionThatSwapsAnEdgeIsKeptWithTheEdge() {
    Symmetry symmetry =
        ofCounterexample("on: path(2)\neach: {t: involutions}\nexpect: g == g(fixedPoints(t))");
    assertThat(symmetry.swaps()).containsExactly(Face.of(0, 1));
    assertThat(symmetry.hypotheses().get(4).faces()).isEqualTo(List.of(Face.of(0, 1)));
    assertThat(symmetry.fixedPoints().orElseThrow().names().of(0)).isEqualTo("1~2");
  }
}
