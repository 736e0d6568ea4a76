package nimproof.solver;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import nimproof.structure.CanonicalKey;

/** The positions solved so far and what was found, shared by all threads of a solver. */
final class PositionTable {

  /** What a table entry costs beside its key: a map node, its slot and a boxed value. */
  private static final int ENTRY_BYTES = 64;

  private final ConcurrentHashMap<CanonicalKey, Integer> found = new ConcurrentHashMap<>();
  private final AtomicLong bytes = new AtomicLong();
  private final AtomicLong size = new AtomicLong();
  private final Budget budget;
  private final long deadline;

  PositionTable(Budget budget) {
    this.budget = budget;
    long nanos = budget.time().toNanos();
    this.deadline = System.nanoTime() + nanos;
  }

  /** Gives what was found for a position; -1 if it is not solved yet. */
  int get(CanonicalKey key) {
    Integer value = found.get(key);
    return value == null ? -1 : value;
  }

  /** Keeps what was found for a position. */
  void put(CanonicalKey key, int value) {
    if (found.putIfAbsent(key, value) == null) {
      long kept = size.incrementAndGet();
      if (kept > budget.positions()) {
        throw new BudgetExceeded("the budget of %,d positions".formatted(budget.positions()));
      }
      if (bytes.addAndGet(key.bytes() + ENTRY_BYTES) > budget.bytes()) {
        throw new BudgetExceeded(
            "the memory budget of %,d MB, after %,d positions"
                .formatted(budget.bytes() >> 20, kept));
      }
    }
  }

  /** Ends the search if its time is over. */
  void checkTime() {
    if (System.nanoTime() - deadline > 0) {
      throw new BudgetExceeded("the time budget of %s".formatted(seconds()));
    }
  }

  private String seconds() {
    return budget.time().toMillis() / 1000.0 + " s";
  }

  long size() {
    return size.get();
  }
}
