package nimproof.verify;

import java.util.List;
import java.util.Optional;

/**
 * A pattern that a list of numbers keeps to its end: from {@code start} on, every entry is {@code
 * growth} more than the one {@code length} places before it.
 *
 * <p>It is what can be seen, not what can be proved: a finite list says nothing of what follows.
 */
public record EventualPeriod(int start, int length, int growth) {

  /** How often a pattern must be seen to be taken for one. */
  private static final int TIMES = 3;

  /** Finds the shortest pattern that is seen three times at least and in half of the list. */
  public static Optional<EventualPeriod> of(List<Integer> numbers) {
    int n = numbers.size();
    for (int length = 1; TIMES * length <= n; length++) {
      int growth = numbers.get(n - 1) - numbers.get(n - 1 - length);
      int start = start(numbers, length, growth);
      if (n - start >= TIMES * length && 2 * start <= n && growth >= 0) {
        return Optional.of(new EventualPeriod(start, length, growth));
      }
    }
    return Optional.empty();
  }

  private static int start(List<Integer> numbers, int length, int growth) {
    int start = numbers.size() - length;
    while (start > 0 && numbers.get(start - 1 + length) == numbers.get(start - 1) + growth) {
      start--;
    }
    return start;
  }
}
