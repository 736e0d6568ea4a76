package nimproof.certificate;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Writes points, sets and positions as certificates do: {@code a}, {@code abd1}, {@code ab bc}. */
final class Notation {

  private static final String[] POINTS = new String[SetFamily.MOST_POINTS];

  static {
    Arrays.setAll(POINTS, i -> (char) ('a' + i % 26) + (i < 26 ? "" : String.valueOf(i / 26)));
  }

  private Notation() {}

  static String set(long set) {
    StringBuilder text = new StringBuilder();
    for (long left = set; left != 0; left &= left - 1) {
      text.append(POINTS[Long.numberOfTrailingZeros(left)]);
    }
    return text.toString();
  }

  static String points(int[] points) {
    StringBuilder text = new StringBuilder();
    for (int point : points) {
      text.append(POINTS[point]);
    }
    return text.toString();
  }

  static String position(SetFamily position) {
    return position.size() == 0
        ? "0"
        : Arrays.stream(position.generators())
            .mapToObj(Notation::set)
            .collect(Collectors.joining(" "));
  }

  /** Replaces what is not printable ASCII by question marks. */
  static String printable(String text) {
    return text.replaceAll("[^ -~]", "?");
  }
}
