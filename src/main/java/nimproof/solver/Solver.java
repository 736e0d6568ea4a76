package nimproof.solver;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import nimproof.game.Evaluator;
import nimproof.game.Lemma;
import nimproof.game.Move;
import nimproof.game.Outcome;
import nimproof.game.Position;
import nimproof.game.Ruleset;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Structure;

/**
 * Solves positions exhaustively, remembering one value per isomorphism class of components.
 *
 * <p>Safe for use by several threads, which share what they find. Cost: one canonical form per move
 * of every position class reached.
 */
public final class Solver implements Evaluator {

  private final Ruleset game;
  private final Collection<Lemma> assumptions;
  private final Meter meter;
  private final PositionTable values;
  private final PositionTable outcomes;

  /** Makes a solver for a game that assumes no lemma; its time starts now. */
  public Solver(Ruleset game, Budget budget) {
    this(game, List.of(), budget);
  }

  /** Makes a solver that may use some lemmas. */
  public Solver(Ruleset game, Collection<Lemma> assumptions, Budget budget) {
    this.game = game;
    this.assumptions = List.copyOf(assumptions);
    this.meter = new Meter(budget);
    this.values = new PositionTable(meter);
    this.outcomes = new PositionTable(meter);
  }

  private Solver(Solver other, Duration time) {
    this.game = other.game;
    this.assumptions = other.assumptions;
    this.meter = new Meter(Budget.of(time));
    this.values = other.values;
    this.outcomes = other.outcomes;
  }

  /** Gives a solver that shares all that this one knows, and has a time of its own from now on. */
  public Solver within(Duration time) {
    return new Solver(this, time);
  }

  @Override
  public Ruleset game() {
    return game;
  }

  /**
   * Ends the search if its time is over.
   *
   * @throws BudgetExceeded if it is
   */
  public void checkTime() {
    meter.checkTime();
  }

  /** Counts the position classes solved so far. */
  public long positions() {
    return meter.positions();
  }

  @Override
  public int value(Structure structure) {
    return value(game.start(structure));
  }

  @Override
  public Outcome outcome(Structure structure) {
    return isP(game.start(structure)) ? Outcome.P : Outcome.N;
  }

  @Override
  public List<Move> winningMoves(Structure structure) {
    List<Move> moves = game.moves(structure);
    Position start = game.start(structure);
    List<Move> winning = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      if (isP(start.after(i))) {
        winning.add(moves.get(i));
      }
    }
    return winning;
  }

  @Override
  public List<Integer> optionValues(Structure structure) {
    Position start = game.start(structure);
    return IntStream.range(0, game.moves(structure).size())
        .mapToObj(move -> value(start.after(move)))
        .toList();
  }

  /**
   * Gives the nim-value with the help of further threads, which search the same position beginning
   * with other moves, so that each finds in the table what the others have solved.
   */
  public int value(Structure structure, int jobs) {
    Position start = game.start(structure);
    List<Thread> helpers =
        IntStream.range(1, jobs)
            .mapToObj(job -> DeepStack.THREADS.newThread(() -> help(start, (double) job / jobs)))
            .toList();
    helpers.forEach(Thread::start);
    try {
      return value(start);
    } finally {
      helpers.forEach(Thread::interrupt);
    }
  }

  private void help(Position start, double from) {
    try {
      value(start, from);
    } catch (BudgetExceeded e) {
      // Whoever waits for the answer meets the same end, or has the answer already.
    }
  }

  /** Gives the nim-value of a position: the nim-sum of the values of its components. */
  public int value(Position position) {
    return value(position, 0);
  }

  /** Does so beginning with the moves at a place between 0, the first, and 1, after the last. */
  private int value(Position position, double from) {
    int sum = 0;
    for (Position component : position.components()) {
      sum ^= componentValue(component, from);
    }
    return sum;
  }

  private int componentValue(Position component, double from) {
    meter.checkTime();
    CanonicalKey key = component.key();
    int known = values.get(key);
    if (known >= 0) {
      return known;
    }
    OptionalInt assumed = assumedValue(component);
    if (assumed.isPresent()) {
      values.put(key, assumed.getAsInt());
      return assumed.getAsInt();
    }
    Mex options = new Mex();
    int count = component.moveCount();
    int first = (int) (count * from);
    for (int i = 0; i < count; i++) {
      options.add(value(component.after((first + i) % count), from));
    }
    values.put(key, options.value());
    return options.value();
  }

  /** Gives the value that follows from an assumed lemma, directly or for a smaller position. */
  private OptionalInt assumedValue(Position component) {
    for (Lemma lemma : assumptions) {
      OptionalInt value = lemma.value(component);
      Optional<Position> reduced = value.isPresent() ? Optional.empty() : lemma.reduced(component);
      if (value.isPresent() || reduced.isPresent()) {
        return reduced.map(position -> OptionalInt.of(value(position))).orElse(value);
      }
    }
    return OptionalInt.empty();
  }

  /** Tells whether the player who just moved wins; stops at the first winning move. */
  private boolean isP(Position position) {
    List<? extends Position> components = position.components();
    return switch (components.size()) {
      case 0 -> true;
      case 1 -> isConnectedP(components.get(0));
      default -> value(position) == 0;
    };
  }

  private boolean isConnectedP(Position component) {
    meter.checkTime();
    CanonicalKey key = component.key();
    int value = values.get(key);
    if (value >= 0) {
      return value == 0;
    }
    int known = outcomes.get(key);
    if (known >= 0) {
      return known == 0;
    }
    if (!assumptions.isEmpty()) {
      return componentValue(component, 0) == 0;
    }
    boolean isP = true;
    for (int i = 0; i < component.moveCount() && isP; i++) {
      isP = !isP(component.after(i));
    }
    outcomes.put(key, isP ? 0 : 1);
    return isP;
  }
}
