package nimproof.verify;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import nimproof.solver.BudgetExceeded;
import nimproof.solver.Solver;
import nimproof.statement.EvaluationException;
import nimproof.statement.Statement;

/**
 * One statement on its way through its scope.
 *
 * <p>A window of units is at work at any time; they are collected in the order of the scope.
 * Neither listing nor checking can outlast the budget: who does not answer in time is left behind.
 */
final class Run {

  /** How many units are at work for each thread, so that none waits for the slowest. */
  private static final int WINDOW = 16;

  /** How much longer than the budget to wait for an answer, which says better what ran out. */
  private static final Duration GRACE = Duration.ofMillis(500);

  private final Statement statement;
  private final Solver solver;
  private final Crew crew;
  private final long start;
  private final Duration budget;
  private final Tally tally;
  private final Units units;
  private final Deque<Pending> window = new ArrayDeque<>();
  private boolean listed;

  private record Pending(Unit unit, Future<Unit> future) {}

  Run(Statement statement, Solver solver, Crew crew, long start, Duration budget) {
    this.statement = statement;
    this.solver = solver;
    this.crew = crew;
    this.start = start;
    this.budget = budget;
    this.tally = new Tally(statement, solver);
    this.units = new Units(statement, solver);
  }

  Tally tally() {
    return tally;
  }

  /** Tells whether the whole scope was checked. */
  boolean isFinished() {
    return listed && window.isEmpty() && !tally.isStopped();
  }

  void checkAll(Progress progress) {
    long total = progress == Progress.NONE ? -1 : Units.total(statement);
    fill();
    while (!tally.isStopped() && !window.isEmpty()) {
      collect(window.element());
      progress.done(tally.units(), total);
      if (!tally.isStopped()) {
        window.remove();
        fill();
      }
    }
  }

  /** Puts more units to work when fewer than half are left. */
  private void fill() {
    int full = WINDOW * crew.size();
    if (listed || window.size() > full / 2) {
      return;
    }
    int wanted = full - window.size();
    Future<List<Unit>> next = crew.list(() -> units.next(wanted));
    Optional<List<Unit>> batch = await(next, () -> units.current());
    listed = batch.isPresent() && batch.get().size() < wanted;
    batch.ifPresent(
        all -> all.forEach(unit -> window.add(new Pending(unit, crew.check(unit::run)))));
  }

  private void collect(Pending pending) {
    if (window.size() > 1 || !listed) {
      stopIfLate(pending.unit()::describe);
    }
    if (!tally.isStopped()) {
      await(pending.future(), pending.unit()::describe).ifPresent(tally::add);
    }
  }

  private void stopIfLate(java.util.function.Supplier<String> where) {
    try {
      solver.checkTime();
    } catch (BudgetExceeded e) {
      tally.stop(e.getMessage() + " ran out", where.get());
    }
  }

  /** Waits for an answer until the budget is used up; otherwise notes why the run stops. */
  private <T> Optional<T> await(Future<T> future, java.util.function.Supplier<String> where) {
    try {
      return Optional.of(future.get(patience(), TimeUnit.NANOSECONDS));
    } catch (ExecutionException e) {
      stop(e.getCause(), where.get());
    } catch (TimeoutException e) {
      stopIfLate(where);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      tally.stop("the run was interrupted", where.get());
    }
    return Optional.empty();
  }

  private long patience() {
    long all = saturated(budget.plus(GRACE));
    return Math.max(1, all - (System.nanoTime() - start));
  }

  private static long saturated(Duration duration) {
    return duration.compareTo(Duration.ofDays(10_000)) < 0 ? duration.toNanos() : Long.MAX_VALUE;
  }

  private void stop(Throwable cause, String where) {
    if (cause instanceof BudgetExceeded) {
      tally.stop(cause.getMessage() + " ran out", where);
    } else if (cause instanceof OutOfMemoryError) {
      tally.stop("the memory of the JVM ran out", where);
    } else if (cause instanceof StackOverflowError) {
      tally.stop("the stack ran out", where);
    } else if (cause instanceof EvaluationException e) {
      String at = where.isEmpty() ? "" : " (for " + where + ")";
      throw new EvaluationException(e.location(), e.getMessage() + at);
    } else {
      throw new IllegalStateException(cause);
    }
  }
}
