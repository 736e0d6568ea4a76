package nimproof.solver.subset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import nimproof.game.Games;
import nimproof.solver.Budget;
import nimproof.solver.Solver;
import nimproof.structure.Complex;
import org.junit.jupiter.api.Test;

class SixPointsTest {

  private static final SixPoints TABLE = new SixPoints();
  private static final Solver SOLVER =
      new Solver(Games.named("take-away").orElseThrow(), Budget.of(Duration.ofMinutes(5)));

  /** The sequence of inequivalent monotone functions has 16,353; the empty one is no complex. */
  @Test
  void everyClassOfComplexesIsSolved() {
    assertThat(TABLE.classes()).isEqualTo(16_352);
  }

  @Test
  void everyComplexOnFourPointsHasTheValueOfTheGeneralSolver() {
    for (int word = 1; word < 1 << 16; word++) {
      RandomWords words = new RandomWords(word, 0);
      if (words.equals(RandomWords.of(Set.copyOf(words.faces())))) {
        assertThat(TABLE.value(word)).isEqualTo(SOLVER.value(words.complex()));
      }
    }
  }

  @Property(tries = 100)
  void aComplexOnSixPointsHasTheValueOfTheGeneralSolver(
      @ForAll(supplier = RandomWords.Any.class) RandomWords words) {
    RandomWords six = words.after(1 << 6);
    assertThat(TABLE.value(six.lo())).isEqualTo(SOLVER.value(six.complex()));
  }

  @Test
  void theStartAndTheFirstMovesHaveTheValuesOfTheGeneralSolver() {
    for (int points = 2; points <= 6; points++) {
      RandomWords start = RandomWords.of(Set.of((1 << points) - 1)).after((1 << points) - 1);
      Complex complex = start.complex();
      assertThat(TABLE.startValue(points)).isEqualTo(SOLVER.value(complex));
      List<Integer> options = SOLVER.optionValues(complex);
      for (int i = 0; i < options.size(); i++) {
        int size = complex.faces().get(i).size();
        assertThat(TABLE.valueAfterTaking(size, points)).isEqualTo(options.get(i));
      }
    }
  }

  @Test
  void whatIsNotInTheTableIsRefused() {
    assertThatThrownBy(() -> TABLE.startValue(7)).hasMessage("points is 7; the table has 1..6");
    assertThatThrownBy(() -> TABLE.valueAfterTaking(6, 6))
        .hasMessage("size is 6; a first move on 6 points takes 1..5");
  }
}
