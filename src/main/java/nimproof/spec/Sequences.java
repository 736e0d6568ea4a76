package nimproof.spec;

import java.util.Collections;
import java.util.List;

/**
 * Asks how a sequence behaves in the long run, as far as its first entries show.
 *
 * <p>A finite list can never prove what happens eventually. These functions say only what is seen:
 * {@link #preperiod} gives the place from which a pattern is kept to the end of the list, and it is
 * for the spec to say how early that must be.
 */
final class Sequences {

  private Sequences() {}

  /**
   * Gives the least place from which every entry is {@code growth} more than the one {@code period}
   * places before it.
   *
   * <pre>
   *   5 9 | 4 7 4 7 4 7      period 2, growth 0: preperiod 2
   *   9 | 4 6 4 8 10 8 12    period 3, growth 4: preperiod 1
   * </pre>
   *
   * The answer is the length less the period if not even the last entry fits.
   */
  static long preperiod(List<Long> sequence, long period, long growth) {
    if (period < 1) {
      throw new IllegalArgumentException("the period is %d; it must be positive".formatted(period));
    }
    if (sequence.size() / 2 < period) {
      throw new IllegalArgumentException(
          "the list has %d entries; it needs at least twice the period, which is %d"
              .formatted(sequence.size(), period));
    }
    int place = sequence.size() - (int) period;
    while (place > 0
        && sequence.get(place - 1 + (int) period) == sequence.get(place - 1) + growth) {
      place--;
    }
    return place;
  }

  /** Leaves out the first entries of a list. */
  static List<?> drop(List<?> list, long count) {
    if (count < 0 || count > list.size()) {
      throw new IllegalArgumentException(
          "cannot drop %d of %d entries".formatted(count, list.size()));
    }
    return List.copyOf(list.subList((int) count, list.size()));
  }

  /** Tells whether a list stands, without gaps, somewhere in another. */
  static boolean occursIn(List<?> part, List<?> list) {
    return Collections.indexOfSubList(list, part) >= 0;
  }
}
