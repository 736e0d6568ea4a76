package nimproof.certificate;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * Writes points, sets and positions as certificates do: {@code a}, {@code abd1}, {@code !ab bc}.
 */
final class Notation {

  private static final String PASS = "!";
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

  /** Writes sets with commas between them; a pass takes none. */
  static String move(long[] sets) {
    return switch (sets.length) {
      case 0 -> PASS;
      case 1 -> set(sets[0]);
      default -> Arrays.stream(sets).mapToObj(Notation::set).collect(Collectors.joining(","));
    };
  }

  static String points(byte[] points) {
    StringBuilder text = new StringBuilder();
    for (byte point : points) {
      text.append(POINTS[point]);
    }
    return text.toString();
  }

  /** Writes the passes that are left, and the sets. */
  static String position(SetFamily position) {
    return PASS.repeat(position.passes()) + sets(position);
  }

  static String sets(SetFamily position) {
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
