package nimproof.verify;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import nimproof.family.Structures;
import nimproof.game.Games;
import nimproof.game.Lemma;
import nimproof.solver.Budget;
import nimproof.solver.BudgetExceeded;
import nimproof.solver.DeepStack;
import nimproof.solver.Solver;
import nimproof.statement.EvaluationException;
import nimproof.statement.Statement;
import nimproof.statement.Table;
import nimproof.structure.Structure;

/**
 * Checks statements one after the other, the structures of each on several threads.
 *
 * <p>The result does not depend on the number of threads: structures are handed out and collected
 * in the order of the scope.
 */
public final class Verifier implements AutoCloseable {

  private final Duration budget;
  private final int jobs;
  private final ExecutorService workers;

  /** Takes the time each statement may use, and the number of threads. */
  public Verifier(Duration budget, int jobs) {
    this.budget = budget;
    this.jobs = jobs;
    this.workers = Executors.newFixedThreadPool(jobs, DeepStack.THREADS);
  }

  @Override
  public void close() {
    workers.shutdownNow();
  }

  /**
   * Checks a statement.
   *
   * @throws EvaluationException if an expression has no value on some instance
   */
  public Result verify(Statement statement, Progress progress) {
    long start = System.nanoTime();
    List<Lemma> assumptions = statement.assumptions().stream().map(Lemma::named).toList();
    Solver solver =
        new Solver(Games.named(statement.game()).orElseThrow(), assumptions, Budget.of(budget));
    Tally tally = new Tally(statement, solver);
    long total = total(statement);
    Deque<Pending> window = new ArrayDeque<>();
    Iterator<Unit> units = units(statement, solver).iterator();
    while (!tally.isStopped() && (units.hasNext() || !window.isEmpty())) {
      while (units.hasNext() && window.size() < 16 * jobs) {
        Unit unit = units.next();
        window.add(new Pending(unit, workers.submit(unit::run)));
      }
      collect(window.remove(), tally);
      progress.done(tally.units(), total);
    }
    window.forEach(pending -> pending.future().cancel(true));
    if (!tally.isStopped() && tally.met() == 0) {
      throw vacuous(statement, tally);
    }
    if (!tally.isStopped() && tally.missedCell().isPresent()) {
      throw missed(statement, tally.missedCell().get());
    }
    Result result = onWorker(tally::result);
    Duration time = Duration.ofNanos(System.nanoTime() - start);
    return new Result(
        result.statement(),
        result.verdict(),
        result.considered(),
        result.structures(),
        result.checks(),
        result.values(),
        result.failures(),
        result.counterexample(),
        new Result.Effort(time, solver.positions()));
  }

  /** A claim that was checked on nothing has no verdict. */
  private static EvaluationException vacuous(Statement statement, Tally tally) {
    return new EvaluationException(
        statement.claims().get(0).expression().location(),
        "there is nothing to check: none of the %,d instances in scope meets the hypotheses"
            .formatted(tally.considered()));
  }

  /** A table with a cell that was checked on nothing has no verdict either. */
  private static EvaluationException missed(Statement statement, Table.Cell cell) {
    return new EvaluationException(
        statement.claims().get(0).expression().location(),
        "no instance in scope belongs to row %d, column %d of the table; widen the scope or leave the cell out with -"
            .formatted(cell.row(), cell.column()));
  }

  private record Pending(Unit unit, Future<Unit> future) {}

  private void collect(Pending pending, Tally tally) {
    try {
      tally.add(pending.future().get());
    } catch (ExecutionException e) {
      stop(pending.unit(), e.getCause(), tally);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      tally.stop("the run was interrupted", pending.unit().describe());
    }
  }

  private static void stop(Unit unit, Throwable cause, Tally tally) {
    if (cause instanceof BudgetExceeded) {
      tally.stop(cause.getMessage() + " ran out", unit.describe());
    } else if (cause instanceof OutOfMemoryError) {
      tally.stop("the memory of the JVM ran out", unit.describe());
    } else if (cause instanceof StackOverflowError) {
      tally.stop("the stack ran out", unit.describe());
    } else if (cause instanceof EvaluationException e) {
      throw new EvaluationException(e.location(), e.getMessage() + at(unit));
    } else {
      throw new IllegalStateException(cause);
    }
  }

  private static String at(Unit unit) {
    return unit.describe().isEmpty() ? "" : " (for " + unit.describe() + ")";
  }

  private Result onWorker(java.util.concurrent.Callable<Result> work) {
    try {
      return workers.submit(work).get();
    } catch (ExecutionException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Counts the structures of the scope, before hypotheses about them. */
  private static long total(Statement statement) {
    return statement
        .scope()
        .parameterBindings()
        .mapToLong(bindings -> made(statement, bindings).map(Verifier::count).orElse(1L))
        .sum();
  }

  private static long count(Object made) {
    return made instanceof Structures all ? all.count().longValueExact() : 1;
  }

  /** Gives the structure or structures for some parameters, if the claim is about any. */
  private static Optional<Object> made(Statement statement, Map<String, Object> bindings) {
    return statement.scope().on().map(on -> on.evaluate(new LinkedHashMap<>(bindings)));
  }

  private static Stream<Unit> units(Statement statement, Solver solver) {
    return statement
        .scope()
        .parameterBindings()
        .flatMap(
            bindings ->
                structures(statement, bindings).map(s -> new Unit(statement, solver, bindings, s)));
  }

  private static Stream<Optional<Structure>> structures(
      Statement statement, Map<String, Object> bindings) {
    Optional<Object> made = made(statement, bindings);
    return made.isPresent() && made.get() instanceof Structures all
        ? all.stream().map(Optional::of)
        : Stream.of(made.map(Structure.class::cast));
  }
}
