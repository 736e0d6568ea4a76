package nimproof.solver.hypergraph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import nimproof.family.Families;
import nimproof.family.Structures;
import nimproof.game.Games;
import nimproof.solver.Budget;
import nimproof.solver.Solver;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Face;
import nimproof.structure.Hypergraph;
import nimproof.structure.Names;
import org.junit.jupiter.api.Test;

class HypergraphCensusTest {

  private static final List<Integer> ODD = List.of(3, 5);
  private static final Solver SOLVER =
      new Solver(Games.named("type-1").orElseThrow(), Budget.of(Duration.ofMinutes(5)));
  private static final HypergraphCensus SIX = HypergraphCensus.of(6, ODD);

  /** Makes the hypergraph of the sets whose bits, in the order of the sets, are in a number. */
  private static Hypergraph hypergraph(int n, List<Integer> sizes, long number) {
    List<Face> sets =
        IntStream.range(0, 1 << n)
            .filter(set -> sizes.contains(Integer.bitCount(set)))
            .mapToObj(Face::ofMask)
            .toList();
    List<Face> chosen =
        IntStream.range(0, sets.size())
            .filter(i -> (number >>> i & 1) != 0)
            .mapToObj(sets::get)
            .toList();
    return Hypergraph.of(n, chosen, Names.DEFAULT);
  }

  private static void comparesAll(int n, List<Integer> sizes) {
    HypergraphCensus census = HypergraphCensus.of(n, sizes);
    Set<CanonicalKey> classes = new HashSet<>();
    TreeMap<Integer, Integer> byValue = new TreeMap<>();
    for (long number = 0; number < census.positions(); number++) {
      Hypergraph hypergraph = hypergraph(n, sizes, number);
      int value = SOLVER.value(hypergraph);
      assertThat(census.value(hypergraph)).as("%s", hypergraph).isEqualTo(value);
      if (classes.add(hypergraph.canonicalKey())) {
        byValue.merge(value, 1, Integer::sum);
      }
    }
    assertThat(census.classes()).isEqualTo(classes.size());
    assertThat(census.byValue()).isEqualTo(byValue);
  }

  @Test
  void everyHypergraphOnFewVerticesHasTheValueOfTheGeneralSolver() {
    for (int n = 0; n <= 5; n++) {
      comparesAll(n, ODD);
    }
    comparesAll(4, List.of(2, 3, 4));
  }

  @Property(tries = 50)
  void aHypergraphOnSixVerticesHasTheValueOfTheGeneralSolver(@ForAll int bits) {
    Hypergraph hypergraph = hypergraph(6, ODD, bits & (1 << 26) - 1 & 0x36DB6DB);
    assertThat(SIX.value(hypergraph)).isEqualTo(SOLVER.value(hypergraph));
  }

  @Test
  void theClassesAreAsManyAsTheFamilyCounts() {
    Structures family =
        (Structures) Families.named("hypergraphs").orElseThrow().make(List.of(6L, List.of(3L, 5L)));
    assertThat(SIX.classes()).isEqualTo(family.count().intValueExact());
  }

  @Test
  void everyRenamingIsListed() {
    int[] points = {1, 2, 4, 8};
    Set<Integer> images = new HashSet<>();
    new Renamings(4, points).forEach(0b0001, images::add);
    assertThat(images).containsExactlyInAnyOrder(1, 2, 4, 8);
  }

  @Test
  void whatIsTooLargeOrNotAHyperedgeIsRefused() {
    assertThatThrownBy(() -> HypergraphCensus.of(6, List.of(2, 3)))
        .hasMessage("6 vertices have 35 sets of sizes [2, 3]; the most is 30");
    assertThatThrownBy(() -> HypergraphCensus.of(3, List.of(1)))
        .hasMessage("3 vertices, sizes [1]; n must be >= 0 and a size >= 2");
    assertThatThrownBy(() -> SIX.value(hypergraph(6, List.of(2), 1)))
        .hasMessage("the census of 6 vertices has no such");
  }
}
