package nimproof.report;

import java.util.List;
import java.util.SortedMap;

/** How often each nim-value occurred, as bars. */
public record Histogram(List<Bar> bars) {

  /**
   * One value.
   *
   * @param percent the length of the bar; the longest has 100
   */
  public record Bar(int value, String count, int percent) {}

  static Histogram of(SortedMap<Integer, Long> values) {
    long most = values.values().stream().mapToLong(Long::longValue).max().orElse(1);
    return new Histogram(
        values.entrySet().stream()
            .map(
                e ->
                    new Bar(
                        e.getKey(), Sentences.number(e.getValue()), percent(e.getValue(), most)))
            .toList());
  }

  /** Rounds up, so that what occurred can be seen. */
  private static int percent(long count, long most) {
    return (int) Math.max(1, (100 * count + most - 1) / most);
  }
}
