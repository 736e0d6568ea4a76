package nimproof.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class DeepStackTest {

  private static int depth(int left) {
    return left == 0 ? 0 : 1 + depth(left - 1);
  }

  @Test
  void aMillionLevelsFit() {
    assertThat(DeepStack.call(() -> depth(1_000_000))).isEqualTo(1_000_000);
  }

  @Test
  void whatASearchThrowsIsThrown() {
    assertThatThrownBy(
            () ->
                DeepStack.call(
                    () -> {
                      throw new BudgetExceeded("the time budget of 1.0 s");
                    }))
        .isInstanceOf(BudgetExceeded.class)
        .hasMessage("the time budget of 1.0 s");
    assertThatThrownBy(
            () ->
                DeepStack.call(
                    () -> {
                      throw new OutOfMemoryError();
                    }))
        .isInstanceOf(OutOfMemoryError.class);
  }
}
