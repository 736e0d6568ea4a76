package nimproof.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import nimproof.family.Made;
import nimproof.game.Games;
import nimproof.game.Ruleset;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BudgetTest {

  private static final Ruleset TAKE_AWAY = Games.named("take-away").orElseThrow();
  private static final Duration LONG = Duration.ofMinutes(5);
  private static final long GIGABYTE = 1L << 30;

  private static Solver solver(Duration time, long positions, long bytes) {
    return new Solver(TAKE_AWAY, new Budget(time, positions, bytes));
  }

  @Test
  void tooManyPositionsEndTheSearch() {
    Solver solver = solver(LONG, 1_000, GIGABYTE);
    assertThatThrownBy(() -> solver.value(Made.structure("wheel", 12)))
        .isInstanceOf(BudgetExceeded.class)
        .hasMessage("the budget of 1,000 positions");
  }

  @Test
  void tooMuchMemoryEndsTheSearch() {
    Solver solver = solver(LONG, Long.MAX_VALUE, 1 << 20);
    assertThatThrownBy(() -> solver.value(Made.structure("wheel", 20)))
        .isInstanceOf(BudgetExceeded.class)
        .hasMessageMatching("the memory budget of 1 MB, after [1-9][0-9,]* positions");
  }

  @Test
  void tooMuchTimeEndsTheSearch() {
    Solver solver = solver(Duration.ofMillis(50), Long.MAX_VALUE, GIGABYTE);
    assertThatThrownBy(() -> solver.value(Made.structure("complete", 30)))
        .isInstanceOf(BudgetExceeded.class)
        .hasMessage("the time budget of 0.05 s");
  }

  @Test
  void theOutcomeHasTheSameBudget() {
    Solver solver = solver(LONG, 1_000, GIGABYTE);
    Structure torus = Made.structure("torus9");
    assertThatThrownBy(() -> solver.outcome(torus)).hasMessage("the budget of 1,000 positions");
    assertThatThrownBy(() -> solver.value(torus)).hasMessage("the budget of 1,000 positions");
    assertThatThrownBy(() -> solver.winningMoves(torus))
        .hasMessage("the budget of 1,000 positions");
  }

  @Test
  void valuesAndOutcomesAreCountedTogether() {
    Solver solver = solver(LONG, Long.MAX_VALUE, GIGABYTE);
    solver.outcome(Made.structure("wheel", 5));
    long outcomes = solver.positions();
    solver.value(Made.structure("wheel", 5));
    assertThat(outcomes).isPositive();
    assertThat(solver.positions()).isGreaterThan(outcomes);
    Solver tight = solver(LONG, solver.positions() - 1, GIGABYTE);
    tight.outcome(Made.structure("wheel", 5));
    assertThatThrownBy(() -> tight.value(Made.structure("wheel", 5)))
        .isInstanceOf(BudgetExceeded.class);
  }

  @Property(tries = 60)
  void aSmallBudgetEndsInTheRightValueOrInNone(@ForAll @IntRange(min = 0, max = 400) int most) {
    Solver solver = solver(LONG, most, GIGABYTE);
    List<Integer> values = new ArrayList<>();
    try {
      for (int n = 3; n <= 7; n++) {
        values.add(solver.value(Made.structure("wheel", n)));
      }
    } catch (BudgetExceeded e) {
      assertThat(e).hasMessage("the budget of %,d positions".formatted(most));
    }
    assertThat(values).allMatch(value -> value == 1);
  }

  @Test
  @Timeout(300)
  void aSolverThatRanOutCanBeAskedAgain() {
    Solver solver = solver(LONG, Long.MAX_VALUE, 100_000);
    for (int i = 0; i < 500; i++) {
      assertThatThrownBy(() -> solver.value(Made.structure("complete", 12)))
          .isInstanceOf(BudgetExceeded.class);
    }
    assertThat(solver.value(Made.structure("path", 2))).isEqualTo(2);
  }

  @Test
  void anEndlessTimeIsAllowed() {
    Solver solver = solver(Duration.ofSeconds(Long.MAX_VALUE), 1_000, GIGABYTE);
    assertThat(solver.value(Made.structure("path", 3))).isEqualTo(1);
  }

  static List<Structure> hugeStructures() {
    return List.of(
        Made.structure("path", 2000),
        Made.structure("complete", 500),
        Made.structure("simplexBoundary", 16),
        Made.structure("skeleton", 20, 4));
  }

  @ParameterizedTest
  @MethodSource("hugeStructures")
  @Timeout(300)
  void hugeStructuresRunOutOfTimeAndNothingElse(Structure huge) {
    Solver solver = solver(Duration.ofMillis(300), Long.MAX_VALUE, GIGABYTE / 2);
    assertThatThrownBy(() -> DeepStack.call(() -> solver.value(huge)))
        .isInstanceOf(BudgetExceeded.class)
        .hasMessage("the time budget of 0.3 s");
  }
}
