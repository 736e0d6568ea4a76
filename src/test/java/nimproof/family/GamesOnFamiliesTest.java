package nimproof.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimproof.game.Games;
import nimproof.game.Move;
import nimproof.game.Position;
import nimproof.game.Ruleset;
import nimproof.solver.Budget;
import nimproof.solver.Solver;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every game on structures of every family. */
class GamesOnFamiliesTest {

  /** In larger structures the moves of some games are too many to list. */
  private static final int MOST_FACES = 34;

  /** Larger structures are not solved in every game. */
  private static final int MOST_SOLVED = 8;

  @TempDir private Path folder;

  private List<Sample> samples() throws java.io.IOException {
    Files.writeString(folder.resolve("three.g6"), "A_\nBg\nDQc\n");
    return Stream.concat(Samples.all(folder), Samples.namedGraphs()).toList();
  }

  @Test
  void everyFamilyIsPlayedOn() throws java.io.IOException {
    Set<String> played =
        samples().stream()
            .filter(sample -> last(sample).faceCount() > 0)
            .map(Sample::family)
            .collect(Collectors.toSet());
    assertThat(played).containsAll(Families.all().stream().map(Family::name).toList());
  }

  @Test
  void everyGameIsPlayedOrRefusedOnEveryFamily() throws java.io.IOException {
    for (Sample sample : samples()) {
      Structure structure = last(sample);
      for (Ruleset game : Games.all()) {
        if (!game.isPlayedOn(structure)) {
          assertThatIllegalArgumentException()
              .as("%s on %s", game.name(), sample)
              .isThrownBy(() -> game.start(structure))
              .withMessageStartingWith(game.name() + " is played on a graph");
        } else if (structure.faceCount() <= (isFeast(game) ? MOST_SOLVED : MOST_FACES)) {
          listsMovesInOrder(game, structure);
        }
      }
    }
  }

  private static boolean isFeast(Ruleset game) {
    return game.name().equals("as-much-as-you-want");
  }

  private static void listsMovesInOrder(Ruleset game, Structure structure) {
    Position start = game.start(structure);
    List<Move> moves = game.moves(structure);
    assertThat(start.moveCount()).isEqualTo(moves.size());
    for (int i = 0; i < moves.size(); i++) {
      assertThat(start.after(i).key())
          .as("%s: %s", game.name(), moves.get(i).describe(structure))
          .isEqualTo(game.start(game.after(structure, moves.get(i))).key());
    }
  }

  @Test
  void smallStructuresAreSolvedInEveryGameAndUnderEveryConvention() throws java.io.IOException {
    for (Sample sample : samples()) {
      Structure structure = last(sample);
      if (structure.faceCount() > MOST_SOLVED) {
        continue;
      }
      for (Ruleset game : Games.all()) {
        if (game.isPlayedOn(structure)) {
          isSolved(game.name(), structure);
        }
      }
    }
  }

  private static void isSolved(String game, Structure structure) {
    for (boolean misere : List.of(false, true)) {
      for (int passes : List.of(0, 1)) {
        Ruleset rules = Games.named(game, misere, passes).orElseThrow();
        Solver solver = new Solver(rules, Budget.of(Duration.ofSeconds(20)));
        int value = solver.value(structure);
        assertThat(value == 0).isEqualTo(solver.remoteness(structure) % 2 == 0);
        assertThat(solver.winningMoves(structure).isEmpty())
            .isEqualTo(value == 0 || rules.moves(structure).isEmpty());
      }
    }
  }

  /** Gives the largest structure that a sample makes. */
  private static Structure last(Sample sample) {
    List<Structure> all = sample.make();
    return all.get(all.size() - 1);
  }
}
