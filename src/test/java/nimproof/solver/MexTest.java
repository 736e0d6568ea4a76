package nimproof.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MexTest {

  private static int mex(int... values) {
    Mex mex = new Mex();
    IntStream.of(values).forEach(mex::add);
    return mex.value();
  }

  @Test
  void theExamplesOfKhandhawitAndYeHold() {
    assertThat(mex(0, 1, 5, 8)).isEqualTo(2);
    assertThat(mex(1, 2, 3, 4)).isZero();
  }

  @Test
  void theMexOfNothingIs0() {
    assertThat(mex()).isZero();
  }
}
