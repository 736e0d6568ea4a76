package nimproof.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * How time and positions grow with the size, as it was measured.
 *
 * <p>The measurements are the resource {@code growth.csv}, one a line: series, what its size
 * counts, size, positions solved, seconds. A line that begins with # is a remark about the machine.
 *
 * @param remarks how it was measured
 */
public record Growth(List<String> remarks, List<Series> all) {

  private static final String HEADER = "series,size of,size,positions,seconds";

  /** One measurement. */
  public record Measured(int size, double positions, double seconds) {}

  /** Measurements of one family, by size. */
  public record Series(String name, String sizeOf, List<Measured> points) {

    /** Draws the seconds. */
    public LogPlot seconds() {
      return LogPlot.of(
          sizeOf, points.stream().map(p -> new LogPlot.Value(p.size, p.seconds)).toList(), " s");
    }

    /** Draws the positions. */
    public LogPlot positions() {
      return LogPlot.of(
          sizeOf, points.stream().map(p -> new LogPlot.Value(p.size, p.positions)).toList(), "");
    }

    /**
     * Says what the next size would cost if the last factors stay the same, and whether they grow.
     *
     * <p>Empty with fewer than two measurements, or if the last two are too short to tell.
     */
    public Optional<String> next() {
      int n = points.size();
      if (n < 2 || points.get(n - 2).seconds < LEAST_SECONDS) {
        return Optional.empty();
      }
      Measured before = points.get(n - 2);
      Measured last = points.get(n - 1);
      double factor = last.positions / before.positions;
      boolean growing = n > 2 && factor > MORE * before.positions / points.get(n - 3).positions;
      return Optional.of(
          "%s = %d would cost %s %s and %s positions, the last factors (%s and %s) taken once more%s."
              .formatted(
                  sizeOf,
                  2 * last.size - before.size,
                  growing ? "more than" : "about",
                  duration(last.seconds * last.seconds / before.seconds),
                  rounded(last.positions * factor),
                  factor(last.seconds / before.seconds),
                  factor(factor),
                  growing ? "; but the factors grow from size to size" : ""));
    }
  }

  /** A factor that exceeds the one before by so much is growing. */
  private static final double MORE = 1.2;

  /** A shorter time is mostly noise. */
  private static final double LEAST_SECONDS = 0.005;

  static Growth measured() {
    return of(Assets.text("growth.csv"));
  }

  static Growth of(String csv) {
    List<String> remarks = new ArrayList<>();
    Map<String, Series> series = new LinkedHashMap<>();
    for (String line : csv.strip().split("\n")) {
      if (line.startsWith("#")) {
        remarks.add(line.substring(1).strip());
      } else if (!line.equals(HEADER)) {
        add(series, line.split(","));
      }
    }
    return new Growth(List.copyOf(remarks), List.copyOf(series.values()));
  }

  private static void add(Map<String, Series> series, String[] cells) {
    if (cells.length != 5) {
      throw new IllegalArgumentException(
          "growth.csv: a line has %d cells; required is %s".formatted(cells.length, HEADER));
    }
    series
        .computeIfAbsent(cells[0], name -> new Series(name, cells[1], new ArrayList<>()))
        .points()
        .add(
            new Measured(
                Integer.parseInt(cells[2]),
                Double.parseDouble(cells[3]),
                Double.parseDouble(cells[4])));
  }

  /** Writes a time with the unit that suits it. */
  static String duration(double seconds) {
    if (seconds < 120) {
      return String.format(Locale.ROOT, seconds < 10 ? "%.1f s" : "%.0f s", seconds);
    }
    if (seconds < 7_200) {
      return String.format(Locale.ROOT, "%.0f minutes", seconds / 60);
    }
    return seconds < 172_800
        ? String.format(Locale.ROOT, "%.0f hours", seconds / 3_600)
        : rounded(seconds / 86_400) + " days";
  }

  /** Writes a number with two figures that count. */
  static String rounded(double number) {
    double unit = 1;
    while (number / unit >= 100) {
      unit *= 10;
    }
    return Sentences.number(Math.round(number / unit) * (long) unit);
  }

  private static String factor(double factor) {
    return String.format(Locale.ROOT, "%.1f", factor);
  }
}
