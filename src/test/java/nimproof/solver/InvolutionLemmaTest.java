package nimproof.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import nimproof.family.Made;
import nimproof.game.Games;
import nimproof.game.Lemma;
import nimproof.game.Ruleset;
import nimproof.structure.Complex;
import nimproof.structure.Graph;
import nimproof.structure.RandomComplexes;
import nimproof.structure.RandomGraphs;
import nimproof.structure.Structure;
import nimproof.symmetry.Involution;
import nimproof.symmetry.Involutions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Theorem 1 of Khandhawit and Ye, as a law and as a lemma of the solver. */
class InvolutionLemmaTest {

  private static final Ruleset TAKE_AWAY = Games.named("take-away").orElseThrow();

  private static Solver solver(Lemma... assumptions) {
    return new Solver(TAKE_AWAY, List.of(assumptions), Budget.of(Duration.ofMinutes(1)));
  }

  private static void checkAssumptions(Structure structure) {
    int value = solver().value(structure);
    assertThat(solver(Lemma.INVOLUTION).value(structure)).isEqualTo(value);
    assertThat(solver(Lemma.BIPARTITE, Lemma.INVOLUTION).value(structure)).isEqualTo(value);
    assertThat(solver(Lemma.INVOLUTION).outcome(structure)).isEqualTo(solver().outcome(structure));
  }

  @Property(tries = 200)
  void aGraphHasTheSameValueWithAndWithoutIt(@ForAll(supplier = RandomGraphs.class) Graph graph) {
    checkAssumptions(graph);
  }

  @Property(tries = 200)
  void aComplexHasTheSameValueWithAndWithoutIt(
      @ForAll(supplier = RandomComplexes.class) Complex complex) {
    checkAssumptions(complex);
  }

  @Property(tries = 200)
  void fixedPointsHaveTheValueOfTheWhole(
      @ForAll(supplier = RandomComplexes.class) Complex complex) {
    Solver solver = solver();
    for (Involution involution : Involutions.all(complex)) {
      if (involution.fixedPointsFormComplex()) {
        assertThat(solver.value(involution.fixedPoints())).isEqualTo(solver.value(complex));
      }
    }
  }

  @Test
  @Timeout(300)
  void largeWheelsAndMultipartiteGraphsAreSolvedAtOnce() {
    assertThat(solver(Lemma.INVOLUTION).value(Made.structure("wheel", 16))).isEqualTo(1);
    Structure multipartite = Made.structure("completeMultipartite", List.of(6, 6, 6));
    assertThat(solver(Lemma.INVOLUTION).value(multipartite)).isEqualTo(0);
    Solver counting = solver(Lemma.INVOLUTION);
    assertThat(counting.value(Made.structure("complete", 20))).isEqualTo(2);
    assertThat(counting.positions()).isLessThan(100);
  }

  @Test
  void itIsNotUsedInMiserePlay() {
    Ruleset misere = Games.named("take-away", true, 0).orElseThrow();
    Structure edge = Made.structure("path", 2);
    Structure two = Made.structure("completeMultipartite", List.of(2));
    for (Structure structure : List.of(edge, two, Made.structure("wheel", 4))) {
      int value = new Solver(misere, Budget.of(Duration.ofMinutes(1))).value(structure);
      Solver assuming =
          new Solver(misere, List.of(Lemma.INVOLUTION), Budget.of(Duration.ofMinutes(1)));
      assertThat(assuming.value(structure)).isEqualTo(value);
    }
  }
}
