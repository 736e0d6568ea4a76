package nimproof.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import nimproof.game.Games;
import nimproof.game.Lemma;
import nimproof.game.Move;
import nimproof.game.Outcome;
import nimproof.game.Ruleset;
import nimproof.structure.Complex;
import nimproof.structure.Graph;
import nimproof.structure.RandomComplexes;
import nimproof.structure.RandomGraphs;
import nimproof.structure.Relabelling;
import nimproof.structure.Structure;
import nimproof.structure.Sum;

class SolverAgainstNaiveTest {

  private static final Ruleset TAKE_AWAY = Games.named("take-away").orElseThrow();
  private static final Budget AMPLE = Budget.of(Duration.ofMinutes(5));
  private static final NaiveSolver NAIVE = new NaiveSolver();

  private static Solver solver() {
    return new Solver(TAKE_AWAY, AMPLE);
  }

  @Property(tries = 60)
  void aGraphHasTheValueOfTheDefinition(@ForAll(supplier = RandomGraphs.class) Graph graph) {
    assertThat(solver().value(graph)).isEqualTo(NAIVE.value(graph));
  }

  @Property(tries = 100)
  void aComplexHasTheValueOfTheDefinition(
      @ForAll(supplier = RandomComplexes.class) Complex complex) {
    assertThat(solver().value(complex)).isEqualTo(NAIVE.value(complex));
  }

  @Property(tries = 100)
  void aGraphWrittenAsAComplexHasTheSameValue(@ForAll(supplier = RandomGraphs.class) Graph graph) {
    Complex same = Complex.of(graph.vertexCount(), graph.faces());
    assertThat(solver().value(same)).isEqualTo(solver().value(graph));
  }

  @Property
  void theOutcomeIsPExactlyIfTheValueIs0(
      @ForAll(supplier = RandomGraphs.class) Graph graph,
      @ForAll(supplier = RandomComplexes.class) Complex complex) {
    for (Structure structure : List.of(graph, complex)) {
      Outcome expected = solver().value(structure) == 0 ? Outcome.P : Outcome.N;
      assertThat(solver().outcome(structure)).isEqualTo(expected);
    }
  }

  @Property(tries = 40)
  void theWinningMovesAreThoseToValue0InTheOrderOfTheFaces(
      @ForAll(supplier = RandomGraphs.class) Graph graph,
      @ForAll(supplier = RandomComplexes.class) Complex complex) {
    for (Structure structure : List.of(graph, complex)) {
      List<Move> expected = winning(structure);
      assertThat(solver().winningMoves(structure)).isEqualTo(expected);
    }
  }

  private static List<Move> winning(Structure structure) {
    Set<Set<Integer>> faces =
        structure.faces().stream()
            .map(face -> Set.copyOf(face.vertices()))
            .collect(Collectors.toSet());
    return structure.faces().stream()
        .filter(move -> NAIVE.value(NaiveSolver.without(faces, Set.copyOf(move.vertices()))) == 0)
        .map(Move::of)
        .toList();
  }

  @Property
  void theValueOfASumIsTheNimSum(
      @ForAll(supplier = RandomGraphs.class) Graph one,
      @ForAll(supplier = RandomComplexes.class) Complex other) {
    Solver solver = solver();
    int expected = solver.value(one) ^ solver.value(other);
    assertThat(solver().value(Sum.of(one, other))).isEqualTo(expected);
  }

  @Property(tries = 50)
  void theDefinitionAgreesThatSumsAreNimSums(@ForAll("smallComplexes") Complex one) {
    Graph edge = Graph.of(2, List.of(new int[] {0, 1}));
    assertThat(NAIVE.value(Sum.of(one, edge))).isEqualTo(solver().value(one) ^ 2);
  }

  @Provide
  Arbitrary<Complex> smallComplexes() {
    return RandomComplexes.onVertices(4, 3);
  }

  @Property
  void relabellingKeepsTheValue(
      @ForAll(supplier = RandomGraphs.class) Graph graph,
      @ForAll(supplier = RandomComplexes.class) Complex complex,
      @ForAll Random random) {
    for (Structure structure : List.of(graph, complex)) {
      assertThat(solver().value(Relabelling.of(structure, random)))
          .isEqualTo(solver().value(structure));
    }
  }

  @Property
  void assumingALemmaChangesNoAnswer(
      @ForAll Lemma lemma,
      @ForAll(supplier = RandomGraphs.class) Graph graph,
      @ForAll(supplier = RandomComplexes.class) Complex complex) {
    for (Structure structure : List.of(graph, complex)) {
      Solver assuming = new Solver(TAKE_AWAY, List.of(lemma), AMPLE);
      assertThat(assuming.value(structure)).isEqualTo(solver().value(structure));
      assertThat(assuming.outcome(structure)).isEqualTo(solver().outcome(structure));
      assertThat(assuming.winningMoves(structure)).isEqualTo(solver().winningMoves(structure));
    }
  }

  @Property(tries = 50)
  void askingInAnyOrderGivesTheSameAnswers(
      @ForAll(supplier = RandomGraphs.class) Graph graph,
      @ForAll(supplier = RandomComplexes.class) Complex complex) {
    Solver shared = solver();
    for (Structure structure : List.of(graph, complex, graph)) {
      List<Move> winning = solver().winningMoves(structure);
      assertThat(shared.winningMoves(structure)).isEqualTo(winning);
      assertThat(shared.outcome(structure)).isEqualTo(solver().outcome(structure));
      assertThat(shared.value(structure)).isEqualTo(solver().value(structure));
    }
  }
}
