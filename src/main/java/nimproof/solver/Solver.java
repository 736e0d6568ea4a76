package nimproof.solver;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import nimproof.game.Evaluator;
import nimproof.game.Lemma;
import nimproof.game.Move;
import nimproof.game.Outcome;
import nimproof.game.Position;
import nimproof.game.Ruleset;
import nimproof.solver.subset.SevenPoints;
import nimproof.structure.Complex;
import nimproof.structure.Structure;

/**
 * Answers questions about positions by a {@link ValueSearch}, remembering what is known of each
 * isomorphism class of components.
 *
 * <p>Safe for use by several threads, which share what they find. Cost: one canonical form per move
 * of every position class searched.
 */
public final class Solver implements Evaluator {

  /** A search that ends sooner needs no help, and visits the same positions each time. */
  private static final int HELP_FROM = 1_000;

  private final Ruleset game;
  private final Collection<Lemma> assumptions;
  private final Meter meter;
  private final PositionTable known;
  private final Remoteness remoteness;
  private SevenPoints sevenPoints;

  /** Makes a solver for a game that assumes no lemma; its time starts now. */
  public Solver(Ruleset game, Budget budget) {
    this(game, List.of(), budget);
  }

  /** Makes a solver that may use some lemmas. */
  public Solver(Ruleset game, Collection<Lemma> assumptions, Budget budget) {
    this.game = game;
    this.assumptions = List.copyOf(assumptions);
    this.meter = new Meter(budget);
    this.known = new PositionTable(meter);
    this.remoteness = new Remoteness(this::isP, meter);
  }

  private Solver(Solver other, Duration time) {
    this.game = other.game;
    this.assumptions = other.assumptions;
    this.meter = new Meter(Budget.of(time));
    this.known = other.known;
    this.remoteness = new Remoteness(this::isP, meter);
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

  /** Gives the memory of the tables that hold them. */
  public long bytes() {
    return meter.bytes();
  }

  @Override
  public int value(Structure structure) {
    return value(game.start(structure));
  }

  @Override
  public Outcome outcome(Structure structure) {
    boolean large =
        game.isTakeAway() && structure instanceof Complex complex && SevenPoints.suits(complex);
    return (large ? isLargeP((Complex) structure) : isP(game.start(structure)))
        ? Outcome.P
        : Outcome.N;
  }

  /** Asks the search for complexes with 7 points, which is made when it is first needed. */
  private synchronized boolean isLargeP(Complex complex) {
    if (sevenPoints == null) {
      sevenPoints =
          new SevenPoints(
              meter.bytesLeft(),
              () -> {
                meter.checkTime();
                return false;
              });
    }
    long before = sevenPoints.positions();
    boolean isP = sevenPoints.isP(complex);
    meter.count(sevenPoints.positions() - before);
    return isP;
  }

  @Override
  public int remoteness(Structure structure) {
    return remoteness.of(game.start(structure));
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
      while (meter.positions() < HELP_FROM) {
        Thread.sleep(1);
      }
      search(from).value(start);
    } catch (BudgetExceeded | InterruptedException e) {
      // Whoever waits for the answer meets the same end, or has the answer already.
    }
  }

  /** Gives the nim-value of a position: the nim-sum of the values of its components. */
  public int value(Position position) {
    return search(0).value(position);
  }

  private boolean isP(Position position) {
    return search(0).has(position, 0);
  }

  private ValueSearch search(double from) {
    return new ValueSearch(assumptions, meter, known, from);
  }
}
