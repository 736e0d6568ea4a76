package nimproof.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.LongStream;

/** Adds up what hypotheses let through and which nim-values came up. */
final class SurveyTally {

  private final long[] met;
  private final List<Sighting> first = new ArrayList<>();
  private final SortedMap<Integer, Sighting> smallest = new TreeMap<>();
  private final SortedMap<Integer, Long> counts = new TreeMap<>();

  SurveyTally(int hypotheses) {
    this.met = new long[hypotheses];
  }

  void add(Unit unit) {
    for (int i = 0; i < met.length; i++) {
      met[i] += unit.metEach()[i];
    }
    unit.sightings().forEach(this::add);
  }

  private void add(Sighting seen) {
    counts.merge(seen.value(), 1L, Long::sum);
    smallest.merge(seen.value(), seen, SurveyTally::smaller);
    if (first.size() < Result.MOST_CHECKS) {
      first.add(seen);
    }
  }

  private static Sighting smaller(Sighting one, Sighting later) {
    return Sighting.SMALLEST_FIRST.compare(later, one) < 0 ? later : one;
  }

  /** Tells how often each nim-value occurred. */
  SortedMap<Integer, Long> counts() {
    return counts;
  }

  Survey survey() {
    return new Survey(LongStream.of(met).boxed().toList(), List.copyOf(first), smallest);
  }
}
