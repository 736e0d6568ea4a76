package nimproof.kernel.evaluation;

import java.util.List;

/**
 * What an evaluation may cost, so that no file makes it run or grow without end.
 *
 * <p>A step is what a processor does in some ten nanoseconds. A file has {@value #FREE_STEPS} steps
 * and {@value #STEPS_FOR_A_BYTE} more for each byte read; a line has room for {@value
 * #MOST_ENTRIES} entries of lists.
 */
final class Work {

  private static final long FREE_STEPS = 300_000_000;
  private static final long STEPS_FOR_A_BYTE = 10_000;
  private static final long MOST_ENTRIES = 2_000_000;

  private long steps = FREE_STEPS;
  private long entries;

  /** Begins a line of so many bytes. */
  void begin(long bytes) {
    steps += STEPS_FOR_A_BYTE * bytes;
    entries = MOST_ENTRIES;
  }

  void spend(long count) {
    steps -= count;
    Mistake.unless(steps >= 0, "evaluating it takes too many steps");
  }

  /** Makes room for entries of a list. */
  void store(long count) {
    spend(count);
    entries -= count;
    Mistake.unless(entries >= 0, "evaluating it takes too much memory");
  }

  /** Makes room for what a function gives. */
  void storeResult(Object value) {
    if (value instanceof Structure structure) {
      store(structure.size());
    } else if (value instanceof List<?> list) {
      store(list.size());
      list.stream().filter(Structure.class::isInstance).forEach(this::storeResult);
    }
  }

  /** Spends what it takes to go through a value to its last entry. */
  void goThrough(Object value) {
    spend(value instanceof String text ? text.length() : 1);
    if (value instanceof List<?> list) {
      list.forEach(this::goThrough);
    }
  }
}
