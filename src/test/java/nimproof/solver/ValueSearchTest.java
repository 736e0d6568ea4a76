package nimproof.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import nimproof.family.Made;
import nimproof.game.Games;
import nimproof.game.Lemma;
import nimproof.game.Ruleset;
import nimproof.structure.Complex;
import nimproof.structure.Graph;
import nimproof.structure.RandomComplexes;
import nimproof.structure.RandomGraphs;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;

/** Whatever is asked, and in whatever order, the answer is that of the definition. */
class ValueSearchTest {

  private static final Ruleset TAKE_AWAY = Games.named("take-away").orElseThrow();
  private static final Budget AMPLE = Budget.of(Duration.ofMinutes(1));
  private static final NaiveSolver NAIVE = new NaiveSolver();

  private final Meter meter = new Meter(AMPLE);
  private final PositionTable table = new PositionTable(meter);

  private ValueSearch search(double from, Lemma... lemmas) {
    return new ValueSearch(List.of(lemmas), meter, table, from);
  }

  private static int naive(Structure structure) {
    return NAIVE.value(structure);
  }

  @Property(tries = 100)
  void onlyTheValueOfAComplexIsAnsweredWithYes(
      @ForAll(supplier = RandomComplexes.class) Complex complex,
      @ForAll @Size(max = 6) List<@IntRange(max = 20) Integer> questions,
      @ForAll @DoubleRange(max = 0.99) double from) {
    for (int asked : questions) {
      assertThat(search(from).has(TAKE_AWAY.start(complex), asked))
          .as("is the value %d?", asked)
          .isEqualTo(asked == naive(complex));
    }
    assertThat(search(from).value(TAKE_AWAY.start(complex))).isEqualTo(naive(complex));
  }

  @Property(tries = 60)
  void lemmasChangeNoAnswer(
      @ForAll(supplier = RandomGraphs.class) Graph graph, @ForAll @IntRange(max = 6) int asked) {
    ValueSearch search = search(0, Lemma.INVOLUTION, Lemma.BIPARTITE);
    assertThat(search.has(TAKE_AWAY.start(graph), asked)).isEqualTo(asked == naive(graph));
    assertThat(search.value(TAKE_AWAY.start(graph))).isEqualTo(naive(graph));
  }

  /** A nim-heap has as many values among its options as it has counters. */
  @Property(tries = 50)
  void valuesBeyondThoseThatAreNotedAreFound(
      @ForAll @IntRange(max = 100) int heap, @ForAll @IntRange(max = 130) int asked) {
    Structure heaps = Made.structure("nim", List.of((long) heap, 3L));
    assertThat(search(0).has(TAKE_AWAY.start(heaps), asked)).isEqualTo(asked == (heap ^ 3));
    assertThat(search(0).value(TAKE_AWAY.start(heaps))).isEqualTo(heap ^ 3);
  }

  @Test
  void mostPositionsOfAWheelAreNeverAsked() {
    Structure wheel = Made.structure("wheel", 11);
    assertThat(search(0).value(TAKE_AWAY.start(wheel))).isEqualTo(1);
    assertThat(meter.positions()).isBetween(1L, 15_808L / 3); // 15,808 classes can be reached
  }
}
