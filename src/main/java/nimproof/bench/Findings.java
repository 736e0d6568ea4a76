package nimproof.bench;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.zip.CRC32;

/** Writes many nim-values in one line. */
final class Findings {

  private Findings() {}

  /** Writes how often each value occurs, and a check sum of the values in their order. */
  static String of(List<Integer> values) {
    SortedMap<Integer, Long> counts = new TreeMap<>();
    CRC32 sum = new CRC32();
    for (int value : values) {
      counts.merge(value, 1L, Long::sum);
      sum.update(value);
    }
    return "%s; check sum %08x".formatted(of(counts), sum.getValue());
  }

  /** Writes how often each value occurs, such as {@code 0: 12, 1: 3}. */
  static String of(Map<Integer, Long> counts) {
    return counts.entrySet().stream()
        .map(entry -> "%d: %,d".formatted(entry.getKey(), entry.getValue()))
        .collect(Collectors.joining(", "));
  }
}
