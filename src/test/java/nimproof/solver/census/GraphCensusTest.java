package nimproof.solver.census;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import nimproof.family.Made;
import nimproof.game.TakeAway;
import nimproof.solver.Budget;
import nimproof.solver.Solver;
import nimproof.structure.Graph;
import org.junit.jupiter.api.Test;

class GraphCensusTest {

  private static final GraphCensus CENSUS = GraphCensus.of(8, 2, graphs -> {});

  @Test
  void countsGraphsAsPublished() {
    assertThat(IntStream.rangeClosed(0, 8).mapToObj(CENSUS::count))
        .isEqualTo(List.of(1L, 1L, 2L, 4L, 11L, 34L, 156L, 1_044L, 12_346L));
    assertThat(CENSUS.positions()).isEqualTo(13_599);
  }

  @Test
  void agreesWithTheSolverOnEveryGraphUpToSevenVertices() {
    Solver solver = new Solver(new TakeAway(), Budget.of(Duration.ofMinutes(5)));
    for (int n = 0; n <= 7; n++) {
      Made.all("graphs", n)
          .forEach(
              graph ->
                  assertThat(CENSUS.value((Graph) graph))
                      .as(graph.toString())
                      .isEqualTo(solver.value(graph)));
    }
  }

  @Test
  void oneThreadFindsTheSame() {
    GraphCensus alone = GraphCensus.of(7, 1, graphs -> {});
    for (int n = 0; n <= 7; n++) {
      assertThat(alone.byValue(n)).isEqualTo(CENSUS.byValue(n));
    }
  }

  @Test
  void refusesMoreVerticesThanANumberHolds() {
    assertThatThrownBy(() -> GraphCensus.of(12, 1, graphs -> {}))
        .hasMessage("a census of graphs on 12 vertices; n is from 0 to 11");
  }
}
