package nimproof.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import nimproof.family.Made;
import nimproof.solver.Budget;
import nimproof.solver.Solver;
import nimproof.structure.Face;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sums of unlike structures. */
class SumsTest {

  private static final Structure HEAP = Made.structure("kayles", 5);
  private static final Structure CYCLE = Made.structure("cycle", 4);
  private static final Structure NIM = Made.structure("nim", List.of(3, 1));
  private static final Structure TRIANGLE = Made.structure("simplex", 3);
  private static final Structure SET = Made.structure("hypergraph", 3, List.of(List.of(1, 2, 3)));

  private static Structure sum(Structure... summands) {
    return Made.structure("sum", List.of(summands));
  }

  private static Solver solver(String game, boolean misere) {
    Ruleset rules = Games.named(game, misere, 0).orElseThrow();
    return new Solver(rules, Budget.of(Duration.ofMinutes(1)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"take-away", "type-2", "as-much-as-you-want"})
  void theValueOfASumIsTheNimSum(String game) {
    Solver solver = solver(game, false);
    List<Structure> all = List.of(CYCLE, NIM, TRIANGLE, SET);
    int xor = solver("take-away", false).value(HEAP);
    for (Structure summand : all) {
      xor ^= solver.value(summand);
    }
    assertThat(solver.value(sum(HEAP, CYCLE, NIM, TRIANGLE, SET))).isEqualTo(xor);
  }

  @Test
  void aSummandOnWhichTheGameIsNotPlayedKeepsTheRulesOfTakeAway() {
    Solver graphNim = solver("graph-nim", false);
    Structure chain = Made.structure("chain", graphNim.value(Made.structure("path", 4)));
    assertThat(graphNim.value(sum(Made.structure("path", 4), chain))).isZero();
  }

  @Test
  void heapsOfAnOctalGameKeepTheirRulesWhateverTheGame() {
    Solver graphNim = solver("graph-nim", false);
    for (int pins = 0; pins <= 9; pins++) {
      Structure path = Made.structure("path", pins + 1);
      assertThat(graphNim.value(Made.structure("kayles", pins))).isEqualTo(graphNim.value(path));
    }
    for (Ruleset game : Games.all()) {
      assertThat(game.moves(HEAP)).as(game.name()).isEqualTo(Games.all().get(0).moves(HEAP));
      assertThat(new Solver(game, Budget.of(Duration.ofMinutes(1))).value(HEAP)).isEqualTo(4);
    }
  }

  @Test
  void misereSumsAgreeWithPlayMoveByMove() {
    Solver misere = solver("take-away", true);
    for (Structure sum :
        List.of(
            sum(Made.structure("kayles", 3), Made.structure("path", 2)),
            sum(NIM, Made.structure("path", 3)))) {
      assertThat(misere.value(sum)).as("%s", sum).isEqualTo(misereValue(sum));
    }
  }

  /** Plays on structures, not on positions, and remembers nothing. */
  private static int misereValue(Structure structure) {
    Ruleset game = Games.named("take-away").orElseThrow();
    List<Integer> options = new ArrayList<>();
    for (Move move : game.moves(structure)) {
      options.add(misereValue(game.after(structure, move)));
    }
    if (options.isEmpty()) {
      return 1;
    }
    int mex = 0;
    while (options.contains(mex)) {
      mex++;
    }
    return mex;
  }

  @Test
  void verticesKeepTheirNamesWhenTheirNamesakesAreGone() {
    Ruleset game = Games.named("take-away").orElseThrow();
    Structure sum = sum(Made.structure("kayles", 2), Made.structure("path", 2));
    Structure left = game.after(sum, Move.of(Face.of(0, 1)));
    assertThat(left.names().of(0)).isEqualTo("1'");
    assertThat(left.components().get(0).names().of(1)).isEqualTo("2'");
    assertThat(game.after(left, Move.of(Face.of(0))).names().of(0)).isEqualTo("2'");
  }

  @Test
  void aMoveStaysInOneSummand() {
    Structure sum = sum(HEAP, CYCLE);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Games.all().get(0).after(sum, Move.of(Face.of(4, 5))))
        .withMessage("{5, 1'} do not lie in one summand");
  }

  @Test
  void isomorphicSumsHaveTheSameKey() {
    assertThat(sum(HEAP, CYCLE).canonicalKey()).isEqualTo(sum(CYCLE, HEAP).canonicalKey());
    assertThat(sum(sum(HEAP, CYCLE), NIM)).isEqualTo(sum(HEAP, CYCLE, NIM));
  }
}
