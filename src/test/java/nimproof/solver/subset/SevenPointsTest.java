package nimproof.solver.subset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import nimproof.family.Made;
import nimproof.game.Outcome;
import nimproof.game.TakeAway;
import nimproof.solver.Budget;
import nimproof.solver.BudgetExceeded;
import nimproof.solver.Solver;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import org.junit.jupiter.api.Test;

class SevenPointsTest {

  private static final long MEGABYTE = 1L << 20;

  private final SevenPoints search = new SevenPoints(64 * MEGABYTE, () -> false);

  @Test
  void agreesWithTheSolverOnSmallComplexes() {
    Solver solver = new Solver(new TakeAway(), Budget.of(Duration.ofMinutes(5)));
    Random random = new Random(7);
    for (int i = 0; i < 100; i++) {
      Complex complex = complex(random);
      assertThat(search.isP(complex))
          .as(complex.toString())
          .isEqualTo(solver.outcome(complex) == Outcome.P);
    }
  }

  private static Complex complex(Random random) {
    List<Face> faces =
        IntStream.range(0, 7)
            .mapToObj(
                i ->
                    Face.ofMask(
                        random.nextInt(128) & random.nextInt(128) & random.nextInt(128) | 1 << i))
            .toList();
    return Complex.of(7, faces);
  }

  @Test
  void isForLargeComplexesWithSevenPoints() {
    assertThat(SevenPoints.suits(Made.complex("simplexBoundary", 7))).isTrue();
    assertThat(SevenPoints.suits(Made.complex("skeleton", 7, 3))).isTrue();
    assertThat(SevenPoints.suits(Made.complex("simplexBoundary", 6))).isFalse();
    assertThat(SevenPoints.suits(Made.complex("skeleton", 8, 3))).isFalse();
  }

  @Test
  void theSolverAsksItAndKeepsToItsTime() {
    Solver solver = new Solver(new TakeAway(), Budget.of(Duration.ofMillis(300)));
    assertThatThrownBy(() -> solver.outcome(Made.complex("simplexBoundary", 7)))
        .isInstanceOf(BudgetExceeded.class)
        .hasMessage("the time budget of 0.3 s");
  }
}
