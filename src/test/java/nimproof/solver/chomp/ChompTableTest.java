package nimproof.solver.chomp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nimproof.game.Games;
import nimproof.solver.Budget;
import nimproof.solver.Solver;
import nimproof.structure.Names;
import nimproof.structure.Poset;
import org.junit.jupiter.api.Test;

class ChompTableTest {

  private static final Solver SOLVER =
      new Solver(Games.named("take-away").orElseThrow(), Budget.of(Duration.ofMinutes(5)));

  /** Lists the squares of a box and says for any two whether one is beyond the other. */
  private static Poset poset(int... sides) {
    List<int[]> squares = List.of(new int[0]);
    for (int side : sides) {
      List<int[]> longer = new ArrayList<>();
      for (int[] square : squares) {
        for (int i = 0; i < side; i++) {
          int[] next = Arrays.copyOf(square, square.length + 1);
          next[square.length] = i;
          longer.add(next);
        }
      }
      squares = longer;
    }
    List<int[]> below = new ArrayList<>();
    for (int i = 1; i < squares.size(); i++) {
      for (int j = i + 1; j < squares.size(); j++) {
        if (isBeyond(squares.get(i), squares.get(j))) {
          below.add(new int[] {i - 1, j - 1});
        }
      }
    }
    return Poset.of(squares.size() - 1, below, Names.DEFAULT);
  }

  private static boolean isBeyond(int[] square, int[] other) {
    for (int i = 0; i < square.length; i++) {
      if (square[i] > other[i]) {
        return false;
      }
    }
    return true;
  }

  @Test
  void smallBoardsHaveTheValuesOfTheGeneralSolver() {
    ChompTable table = ChompTable.of(4, 5);
    for (int m = 1; m <= 4; m++) {
      for (int n = 1; n <= 5; n++) {
        assertThat(table.value(m, n)).as("%d x %d", m, n).isEqualTo(SOLVER.value(poset(m, n)));
      }
    }
  }

  @Test
  void boxesHaveTheValuesOfTheGeneralSolver() {
    ChompTable table = ChompTable.of(2, 3, 3);
    for (int n = 1; n <= 3; n++) {
      assertThat(table.value(2, 2, n)).isEqualTo(SOLVER.value(poset(2, 2, n)));
      assertThat(table.value(1, 3, n)).isEqualTo(SOLVER.value(poset(1, 3, n)));
    }
    assertThat(ChompTable.of(2, 2, 2, 2).value(2, 2, 2, 2))
        .isEqualTo(SOLVER.value(poset(2, 2, 2, 2)));
  }

  @Test
  void aRowIsAHeap() {
    assertThat(ChompTable.of(1, 9).value(1, 9)).isEqualTo(8);
    assertThat(ChompTable.of(9).value(9)).isEqualTo(8);
  }

  @Test
  void turningABoardChangesNothing() {
    ChompTable table = ChompTable.of(9, 9);
    for (int m = 1; m <= 9; m++) {
      for (int n = 1; n < m; n++) {
        assertThat(table.value(m, n)).isEqualTo(table.value(n, m));
      }
    }
  }

  /** Partitions in a box and plane partitions in a box (MacMahon), without the empty one. */
  @Test
  void thePositionsAreAsManyAsThePlanePartitions() {
    assertThat(ChompTable.of(9, 9).positions()).isEqualTo(48_620 - 1);
    assertThat(ChompTable.of(4, 4, 4).positions()).isEqualTo(232_848 - 1);
  }

  @Test
  void whatDoesNotFitIsRefused() {
    assertThatThrownBy(() -> ChompTable.of())
        .hasMessage("sides are []; there must be one, and each >= 1");
    assertThatThrownBy(() -> ChompTable.of(2, 0))
        .hasMessage("sides are [2, 0]; there must be one, and each >= 1");
    assertThatThrownBy(() -> ChompTable.of(16, 16))
        .hasMessage(
            "a box of sides [16, 16] takes 80 bits and has 256 squares; the most is 63 and 32,767");
    assertThatThrownBy(() -> ChompTable.of(3, 4).value(4, 4))
        .hasMessage("a board of sides [4, 4] does not fit into [3], 4");
  }
}
