package nimproof.solver;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** What a search has used so far, and the end of it when that is more than its budget. */
final class Meter {

  /** As long as {@link System#nanoTime()} can tell. */
  private static final Duration FOREVER = Duration.ofNanos(Long.MAX_VALUE);

  private final AtomicLong positions = new AtomicLong();
  private final AtomicLong bytes = new AtomicLong();
  private final Budget budget;
  private final long start = System.nanoTime();
  private final long nanos;

  Meter(Budget budget) {
    this.budget = budget;
    this.nanos = budget.time().compareTo(FOREVER) < 0 ? budget.time().toNanos() : Long.MAX_VALUE;
  }

  /** Counts one more position that is kept. */
  void count() {
    count(1);
  }

  /** Counts more positions that are kept. */
  void count(long more) {
    if (positions.addAndGet(more) > budget.positions()) {
      throw new BudgetExceeded("the budget of %,d positions".formatted(budget.positions()));
    }
  }

  /** Counts memory that is about to be taken. */
  void reserve(long more) {
    if (bytes.addAndGet(more) > budget.bytes()) {
      throw new BudgetExceeded(
          "the memory budget of %,d MB, after %,d positions"
              .formatted(budget.bytes() >> 20, positions.get()));
    }
  }

  /** Ends the search if its time is over, or if nobody waits for it any more. */
  void checkTime() {
    if (Thread.currentThread().isInterrupted()) {
      throw new BudgetExceeded("the patience of whoever started the run");
    }
    if (System.nanoTime() - start > nanos) {
      throw new BudgetExceeded("the time budget of %s s".formatted(budget.time().toMillis() / 1e3));
    }
  }

  long positions() {
    return positions.get();
  }

  long bytes() {
    return bytes.get();
  }

  /** Gives the memory that may still be taken. */
  long bytesLeft() {
    return budget.bytes() - bytes.get();
  }
}
