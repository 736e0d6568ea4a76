package nimproof.solver;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import nimproof.structure.CanonicalKey;

/** What a search has used so far, and the end of it when that is more than its budget. */
final class Meter {

  /** What a table entry costs beside its key: a map node, its slot and a boxed value. */
  private static final int ENTRY_BYTES = 64;

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
  void count(CanonicalKey key) {
    long kept = positions.incrementAndGet();
    if (kept > budget.positions()) {
      throw new BudgetExceeded("the budget of %,d positions".formatted(budget.positions()));
    }
    if (bytes.addAndGet(key.bytes() + ENTRY_BYTES) > budget.bytes()) {
      throw new BudgetExceeded(
          "the memory budget of %,d MB, after %,d positions".formatted(budget.bytes() >> 20, kept));
    }
  }

  /** Ends the search if its time is over. */
  void checkTime() {
    if (System.nanoTime() - start > nanos) {
      throw new BudgetExceeded("the time budget of %s s".formatted(budget.time().toMillis() / 1e3));
    }
  }

  long positions() {
    return positions.get();
  }
}
