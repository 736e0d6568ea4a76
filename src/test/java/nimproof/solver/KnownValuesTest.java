package nimproof.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import nimproof.family.Made;
import nimproof.game.Games;
import nimproof.game.Lemma;
import nimproof.game.Outcome;
import nimproof.structure.Graph;
import nimproof.structure.Invariant;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;

/** Values that are proved or printed in the literature. */
class KnownValuesTest {

  private final Solver solver =
      new Solver(Games.named("take-away").orElseThrow(), Budget.of(Duration.ofMinutes(5)));

  private int value(String family, Object... arguments) {
    return solver.value(Made.structure(family, arguments));
  }

  @Test
  void nothingHasValue0() {
    assertThat(value("complete", 0)).isZero();
    assertThat(value("simplexBoundary", 1)).isZero();
  }

  @Test
  void aPathHas1OrWithAnEvenNumberOfVertices2() {
    IntStream.rangeClosed(1, 40)
        .forEach(n -> assertThat(value("path", n)).as("path %d", n).isEqualTo(2 - n % 2));
  }

  @Test
  void aCycleHas0() {
    IntStream.rangeClosed(3, 40).forEach(n -> assertThat(value("cycle", n)).isZero());
  }

  @Test
  void aCompleteGraphHasItsOrderModulo3() {
    IntStream.rangeClosed(0, 8)
        .forEach(n -> assertThat(value("complete", n)).as("K%d", n).isEqualTo(n % 3));
  }

  @Test
  void aCompleteMultipartiteGraphHasItsNumberOfOddPartsModulo3() {
    assertThat(value("completeMultipartite", List.of(3, 3))).isEqualTo(2);
    assertThat(value("completeMultipartite", List.of(2, 3, 1))).isEqualTo(2);
    assertThat(value("completeMultipartite", List.of(1, 3, 3))).isZero();
    assertThat(value("completeMultipartite", List.of(1, 1, 1, 3))).isEqualTo(1);
  }

  @Test
  void smallWheelsHave1() {
    IntStream.rangeClosed(3, 8).forEach(n -> assertThat(value("wheel", n)).isEqualTo(1));
  }

  @Test
  void allGraphsOnSixVerticesObeyTheBipartiteTheorem() {
    for (Structure graph : Made.all("graphs", 6)) {
      if (Invariant.isBipartite(graph)) {
        int expected = 2 * (((Graph) graph).edgeCount() % 2) + graph.vertexCount() % 2;
        assertThat(solver.value(graph)).isEqualTo(expected);
      }
    }
  }

  @Test
  void subsetTakeAwayOnFewElementsIsASecondPlayerWin() {
    for (int n = 1; n <= 5; n++) {
      assertThat(value("simplexBoundary", n)).isZero();
      assertThat(solver.outcome(Made.structure("simplexBoundary", n))).isEqualTo(Outcome.P);
      assertThat(solver.outcome(Made.structure("simplex", n))).isEqualTo(Outcome.N);
    }
  }

  @Test
  void takingTheTopSetWinsOnTheWholeSimplex() {
    Structure simplex = Made.structure("simplex", 4);
    assertThat(solver.winningMoves(simplex).stream().map(move -> move.describe(simplex)))
        .containsExactly("{1, 2, 3, 4}");
  }

  @Test
  void theFirstCellsOfTheTableOfGmkAreAsPrinted() {
    int[][] printed = {{4, 6, 4, 8}, {6, 4, 6, 10}, {4, 6, 4, 8}, {8, 10, 8, 4}};
    for (int m = 1; m <= 4; m++) {
      for (int k = 1; k <= 4; k++) {
        assertThat(value("oddCycleTails", 3, m, k)).isEqualTo(printed[m - 1][k - 1]);
        assertThat(value("oddCycleTails", 5, m, k)).isEqualTo(printed[m - 1][k - 1]);
      }
    }
  }

  @Test
  void theTorusHas0IfInvolutionsAreAssumed() {
    Solver assuming =
        new Solver(
            Games.named("take-away").orElseThrow(),
            List.of(Lemma.INVOLUTION),
            Budget.of(Duration.ofMinutes(5)));
    assertThat(assuming.value(Made.structure("torus9"))).isZero();
  }

  @Test
  void theOptionsOfATriangleAreTwoPaths() {
    assertThat(solver.optionValues(Made.structure("cycle", 3))).containsExactly(2, 2, 2, 1, 1, 1);
  }

  @Test
  void nothingIsAssumedUnlessItIsSaid() {
    Structure grid = Made.structure("grid", 3, 4);
    solver.value(grid);
    Solver assuming =
        new Solver(
            Games.named("take-away").orElseThrow(),
            List.of(Lemma.BIPARTITE),
            Budget.of(Duration.ofMinutes(5)));
    assertThat(assuming.value(grid)).isEqualTo(solver.value(grid));
    assertThat(assuming.positions()).isEqualTo(1);
    assertThat(solver.positions()).isGreaterThan(100);
  }

  @Test
  void severalThreadsFindTheSameValues() {
    List<Structure> graphs = Made.all("graphs", 6);
    List<Integer> alone = graphs.stream().map(solver::value).toList();
    Solver shared =
        new Solver(Games.named("take-away").orElseThrow(), Budget.of(Duration.ofMinutes(5)));
    assertThat(graphs.parallelStream().map(shared::value).toList()).isEqualTo(alone);
  }
}
