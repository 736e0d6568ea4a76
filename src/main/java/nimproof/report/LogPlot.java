package nimproof.report;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Measurements by size on a logarithmic scale, in pixels: a line goes straight up to the right
 * where each size costs the same factor more than the one before.
 *
 * @param sizeOf what the size counts
 * @param ticks the powers of ten beside the axis
 */
public record LogPlot(
    int width,
    int height,
    String sizeOf,
    List<Plot.Dot> dots,
    List<Plot.Tick> columns,
    List<Plot.Tick> ticks) {

  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
  private static final int LEFT = 76;
  private static final int TOP = 14;
  private static final int BOTTOM = 44;
  private static final int STEP = 36;
  private static final int DECADE = 34;

  /** A size and what was measured there. */
  public record Value(int size, double measured) {}

  static LogPlot of(String sizeOf, List<Value> values, String unit) {
    int low = (int) Math.floor(values.stream().mapToDouble(LogPlot::log).min().orElse(0));
    int high =
        Math.max(
            low + 1, (int) Math.ceil(values.stream().mapToDouble(LogPlot::log).max().orElse(0)));
    int first = values.get(0).size;
    int last = values.get(values.size() - 1).size;
    int bottom = TOP + DECADE * (high - low);
    List<Plot.Dot> dots =
        values.stream()
            .map(
                v ->
                    new Plot.Dot(
                        x(v.size, first), y(log(v), low, bottom), -1, words(sizeOf, v, unit)))
            .toList();
    return new LogPlot(
        x(last, first) + STEP,
        bottom + BOTTOM,
        sizeOf,
        dots,
        values.stream().map(v -> new Plot.Tick(x(v.size, first), String.valueOf(v.size))).toList(),
        IntStream.rangeClosed(low, high)
            .mapToObj(d -> new Plot.Tick(y(d, low, bottom), power(d) + unit))
            .toList());
  }

  /** Takes what is too small to be measured for a thousandth. */
  private static double log(Value value) {
    return StrictMath.log10(Math.max(0.001, value.measured));
  }

  private static int x(int size, int first) {
    return LEFT + STEP / 2 + STEP * (size - first);
  }

  private static int y(double log, int low, int bottom) {
    return (int) Math.round(bottom - (log - low) * DECADE);
  }

  /** Writes 0.1, 1, 10, 100, 1,000, and then 10⁴, 10⁵ and so on, which fit beside the axis. */
  private static String power(int exponent) {
    if (exponent < 0) {
      return String.format(Locale.ROOT, "%." + -exponent + "f", StrictMath.pow(10, exponent));
    }
    return exponent <= 3
        ? Sentences.number((long) StrictMath.pow(10, exponent))
        : "10"
            + (exponent < 10 ? "" : SUPERSCRIPTS.charAt(exponent / 10))
            + SUPERSCRIPTS.charAt(exponent % 10);
  }

  private static String words(String sizeOf, Value value, String unit) {
    String measured =
        unit.isEmpty()
            ? Sentences.number((long) value.measured)
            : String.format(Locale.ROOT, "%.3f%s", value.measured, unit);
    return "%s = %d: %s".formatted(sizeOf, value.size, measured);
  }

  /** Gives the lowest line. */
  public int bottom() {
    return height - BOTTOM;
  }
}
