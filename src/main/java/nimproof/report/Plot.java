package nimproof.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimproof.verify.EventualPeriod;
import nimproof.verify.Result;
import nimproof.verify.Sighting;

/**
 * Nim-values along one parameter, in pixels.
 *
 * @param name the parameter
 * @param caption the range and the pattern, in words
 * @param bands the first repetitions of the pattern, every other one
 */
public record Plot(
    int width,
    int height,
    String name,
    List<Dot> dots,
    List<Tick> columns,
    List<Tick> rows,
    List<Band> bands,
    String caption) {

  static final int LEFT = 44;
  static final int TOP = 12;
  static final int BOTTOM = 46;
  private static final int LEAST_POINTS = 4;
  private static final int MOST_WIDTH = 940;

  /**
   * A value.
   *
   * @param claimed where the value would stand that is claimed and wrong; -1 if it is right
   */
  public record Dot(int x, int y, int claimed, String text) {}

  /** A number beside an axis. */
  public record Tick(int at, String label) {}

  /** One repetition of the pattern. */
  public record Band(int x, int width) {}

  /** Gives the lowest line, on which the value 0 stands. */
  public int bottom() {
    return height - BOTTOM;
  }

  /** Tells whether some claimed value is wrong. */
  public boolean hasWrong() {
    return dots.stream().anyMatch(dot -> dot.claimed() >= 0);
  }

  /** Draws the values of a claim with one number as its parameter, if all are kept. */
  static Optional<Plot> of(Result result) {
    List<Sighting> seen = result.survey().first();
    boolean fits =
        seen.size() >= LEAST_POINTS
            && seen.size() == result.structures()
            && seen.stream().allMatch(Plot::isOneNumber);
    if (!fits) {
      return Optional.empty();
    }
    String name = seen.get(0).instance().parameters().keySet().iterator().next();
    List<Sighting> sorted =
        seen.stream().sorted(Comparator.comparingLong(s -> number(s, name))).toList();
    List<Long> at = sorted.stream().map(s -> number(s, name)).toList();
    return new HashSet<>(at).size() < at.size()
        ? Optional.empty()
        : Optional.of(
            drawn(name, at, sorted.stream().map(Sighting::value).toList(), wrong(result, name)));
  }

  /** Finds the claimed values that are wrong, by parameter. */
  private static Map<Long, Integer> wrong(Result result, String name) {
    Map<Long, Integer> wrong = new HashMap<>();
    result.failures().stream()
        .filter(check -> result.statement().claims().get(check.claim()).isValue())
        .forEach(
            check ->
                wrong.put(
                    (Long) check.instance().parameters().get(name),
                    Integer.valueOf(check.expected())));
    return wrong;
  }

  private static boolean isOneNumber(Sighting seen) {
    var parameters = seen.instance().parameters();
    return parameters.size() == 1 && parameters.values().iterator().next() instanceof Long;
  }

  private static long number(Sighting seen, String name) {
    return (Long) seen.instance().parameters().get(name);
  }

  private static Plot drawn(
      String name, List<Long> at, List<Integer> values, Map<Long, Integer> wrong) {
    int n = at.size();
    int most = Stream.concat(values.stream(), wrong.values().stream()).reduce(1, Math::max);
    int step = Math.max(3, Math.min(64, (MOST_WIDTH - LEFT) / n));
    int unit = Math.max(2, Math.min(34, 220 / most));
    int bottom = TOP + most * unit;
    List<Dot> dots = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      String text = "%s = %d: nim-value %d".formatted(name, at.get(i), values.get(i));
      int claimed = wrong.containsKey(at.get(i)) ? bottom - wrong.get(at.get(i)) * unit : -1;
      dots.add(new Dot(x(i, step), bottom - values.get(i) * unit, claimed, text));
    }
    Optional<EventualPeriod> period = EventualPeriod.of(values);
    return new Plot(
        LEFT + n * step + 8,
        bottom + BOTTOM,
        name,
        dots,
        columns(at, step),
        rows(most, unit, bottom),
        period.map(p -> bands(p, n, step)).orElse(List.of()),
        caption(name, at, values, period));
  }

  private static int x(int i, int step) {
    return LEFT + step / 2 + i * step;
  }

  private static List<Tick> columns(List<Long> at, int step) {
    int every = Math.max(1, (24 + step - 1) / step);
    return IntStream.range(0, at.size())
        .filter(i -> i % every == 0)
        .mapToObj(i -> new Tick(x(i, step), at.get(i).toString()))
        .toList();
  }

  private static List<Tick> rows(int most, int unit, int bottom) {
    int every = Math.max(1, (18 + unit - 1) / unit);
    return IntStream.rangeClosed(0, most)
        .filter(v -> v % every == 0)
        .mapToObj(v -> new Tick(bottom - v * unit, String.valueOf(v)))
        .toList();
  }

  private static List<Band> bands(EventualPeriod period, int n, int step) {
    return IntStream.iterate(period.start(), i -> i < n, i -> i + 2 * period.length())
        .mapToObj(i -> new Band(LEFT + i * step, step * Math.min(period.length(), n - i)))
        .toList();
  }

  private static String caption(
      String name, List<Long> at, List<Integer> values, Optional<EventualPeriod> period) {
    String range =
        "Nim-value for %s from %d to %d.".formatted(name, at.get(0), at.get(at.size() - 1));
    return period.map(p -> range + " " + words(name, at, values, p)).orElse(range);
  }

  private static String words(String name, List<Long> at, List<Integer> values, EventualPeriod p) {
    String cycle =
        values.subList(p.start(), p.start() + p.length()).stream()
            .map(String::valueOf)
            .collect(Collectors.joining(", "));
    String from = "From %s = %d on, as far as computed, ".formatted(name, at.get(p.start()));
    if (p.growth() > 0) {
      return from + "%s repeats with %d more each time (bands).".formatted(cycle, p.growth());
    }
    return from
        + (p.length() == 1 ? "it is always %s.".formatted(cycle) : cycle + " repeats (bands).");
  }
}
