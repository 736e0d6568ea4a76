package nimproof.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import nimproof.family.Made;
import nimproof.game.Games;
import nimproof.game.Position;
import nimproof.game.Ruleset;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RemotenessTest {

  private static Solver solver(Ruleset game) {
    return new Solver(game, Budget.of(Duration.ofMinutes(1)));
  }

  @Test
  void aNimHeapIsTakenAtOnceAndEqualHeapsAreTakenTokenByToken() {
    Solver solver = solver(Games.named("take-away").orElseThrow());
    for (int n = 1; n < 5; n++) {
      assertThat(solver.remoteness(Made.structure("chain", n))).isEqualTo(1);
      assertThat(solver.remoteness(Made.structure("nim", List.of(n, n)))).isEqualTo(2 * n);
    }
  }

  @ParameterizedTest
  @CsvSource({"take-away, false", "take-away, true", "graph-nim, false", "graph-nim, true"})
  void itAgreesWithTheDefinition(String game, boolean misere) {
    Ruleset rules = Games.named(game, misere, 0).orElseThrow();
    Solver solver = solver(rules);
    for (Structure graph : Made.all("graphs", 4)) {
      assertThat(solver.remoteness(graph)).isEqualTo(remoteness(rules.start(graph)));
    }
  }

  /** Follows the definition: an even number belongs to a lost position. */
  private static int remoteness(Position position) {
    int[] options =
        IntStream.range(0, position.moveCount()).map(i -> remoteness(position.after(i))).toArray();
    return IntStream.of(options)
            .filter(k -> k % 2 == 0)
            .min()
            .orElseGet(() -> IntStream.of(options).max().orElse(-1))
        + 1;
  }
}
