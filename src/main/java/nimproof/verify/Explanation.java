package nimproof.verify;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import nimproof.game.Move;
import nimproof.solver.BudgetExceeded;
import nimproof.solver.Solver;
import nimproof.statement.Statement;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Structure;

/** Shows why: the moves of a counterexample, and a game to play through. */
final class Explanation {

  /** A structure with more faces gets no table of its moves. */
  private static final int MOST_MOVES = 500;

  /** How many moves are kept for the game on a counterexample. */
  private static final int STEPS_OF_COUNTEREXAMPLE = 5_000;

  /** How many moves are kept for the game on an example. */
  private static final int STEPS_OF_EXAMPLE = 1_500;

  private static final int MOST_FACES_OF_EXAMPLE = 18;

  private final Statement statement;
  private final Solver solver;

  Explanation(Statement statement, Solver solver) {
    this.statement = statement;
    this.solver = solver;
  }

  /** Adds the derivation of the nim-value, if the claim is about the game and it can be had. */
  Counterexample of(Check check) {
    Optional<Mirror> mirror = Mirror.of(check.instance());
    Optional<Structure> structure = check.structure(statement);
    Counterexample plain =
        new Counterexample(check, structure, OptionalInt.empty(), List.of(), mirror);
    return structure.isPresent() && isPlayed() && structure.get().faceCount() <= MOST_MOVES
        ? unlessLate(() -> derived(plain, structure.get()), plain)
        : plain;
  }

  private boolean isPlayed() {
    return solver.positions() > 0;
  }

  private static <T> T unlessLate(Supplier<T> work, T otherwise) {
    try {
      return work.get();
    } catch (BudgetExceeded e) {
      return otherwise;
    }
  }

  private Counterexample derived(Counterexample plain, Structure structure) {
    List<Move> moves = solver.game().moves(structure);
    List<Integer> values = solver.optionValues(structure);
    Map<CanonicalKey, Integer> kinds = new HashMap<>();
    List<Counterexample.Option> options = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      CanonicalKey left = solver.game().after(structure, moves.get(i)).canonicalKey();
      int kind = kinds.computeIfAbsent(left, key -> kinds.size());
      options.add(new Counterexample.Option(moves.get(i), values.get(i), kind));
    }
    OptionalInt value = OptionalInt.of(solver.value(structure));
    return new Counterexample(
        plain.check(), plain.structure(), value, List.copyOf(options), plain.mirror());
  }

  /** Gives the game on the counterexample, or on the largest example that is small enough. */
  Optional<PositionGraph> play(Optional<Counterexample> counterexample, List<Instance> examples) {
    if (!isPlayed() || statement.rules().passes() > 0) {
      return Optional.empty();
    }
    return counterexample.isPresent()
        ? counterexample
            .get()
            .structure()
            .flatMap(structure -> walk(structure, STEPS_OF_COUNTEREXAMPLE))
        : example(examples);
  }

  /** Takes the largest of the first structures on which every game can be played to its end. */
  private Optional<PositionGraph> example(List<Instance> examples) {
    return IntStream.iterate(MOST_FACES_OF_EXAMPLE, most -> most > 0, most -> most - 3)
        .mapToObj(most -> example(examples, most))
        .flatMap(structure -> structure.flatMap(s -> walk(s, STEPS_OF_EXAMPLE)).stream())
        .filter(PositionGraph::isComplete)
        .findFirst();
  }

  private static Optional<Structure> example(List<Instance> instances, int mostFaces) {
    return instances.stream()
        .filter(instance -> instance.faces() <= mostFaces)
        .max(Comparator.comparingInt(Instance::faces))
        .flatMap(Instance::structure);
  }

  private Optional<PositionGraph> walk(Structure structure, int mostSteps) {
    boolean isSum = statement.rules().play() == Statement.Play.NORMAL;
    return unlessLate(
        () -> PositionWalk.from(structure, solver, isSum, mostSteps), Optional.empty());
  }
}
