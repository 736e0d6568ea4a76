package nimproof.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import nimproof.game.TakeAway;
import nimproof.spec.Expressions;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;

/** Several threads on one position. */
class HelpersTest {

  private static Solver solver(Duration time) {
    return new Solver(new TakeAway(), Budget.of(time));
  }

  @Test
  void anyNumberOfThreadsFindsTheSameValue() {
    for (String text :
        new String[] {
          "wheel(13)", "completeMultipartite([4, 5])", "simplexBoundary(5)", "path(1)"
        }) {
      Structure structure = Expressions.structure(text);
      int value = solver(Duration.ofMinutes(1)).value(structure);
      for (int jobs = 1; jobs <= 4; jobs++) {
        Solver together = solver(Duration.ofMinutes(1));
        assertThat(together.value(structure, jobs)).as(text).isEqualTo(value);
      }
    }
  }

  @Test
  void theBudgetEndsAllOfThem() {
    Structure wheel = Expressions.structure("wheel(40)");
    assertThatThrownBy(() -> solver(Duration.ofMillis(100)).value(wheel, 3))
        .isInstanceOf(BudgetExceeded.class)
        .hasMessage("the time budget of 0.1 s");
  }
}
