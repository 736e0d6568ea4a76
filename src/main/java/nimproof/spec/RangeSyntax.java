package nimproof.spec;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Lets expressions say {@code a..b} and {@code a..b step k} for {@code range(a, b)} and {@code
 * range(a, b, k)}, where a, b and k are numbers or names.
 */
final class RangeSyntax {

  private static final Pattern RANGE =
      Pattern.compile("(-?\\w+)\\s*\\.\\.\\s*(-?\\w+)(?:\\s+step\\s+(\\w+))?");

  private final String cel;
  private final int[] origins;

  private RangeSyntax(String cel, int[] origins) {
    this.cel = cel;
    this.origins = origins;
  }

  static RangeSyntax rewrite(String text) {
    StringBuilder cel = new StringBuilder();
    int[] origins = new int[2 * text.length() + 64];
    Matcher range = RANGE.matcher(text);
    int from = 0;
    while (range.find()) {
      append(cel, origins, text.substring(from, range.start()), from, 1);
      String step = range.group(3) == null ? "" : ", " + range.group(3);
      String call = "range(" + range.group(1) + ", " + range.group(2) + step + ")";
      if (cel.length() + call.length() + text.length() > origins.length) {
        origins = java.util.Arrays.copyOf(origins, 2 * origins.length + call.length());
      }
      append(cel, origins, call, range.start(), 0);
      from = range.end();
    }
    append(cel, origins, text.substring(from), from, 1);
    return new RangeSyntax(cel.toString(), origins);
  }

  private static void append(StringBuilder cel, int[] origins, String part, int from, int step) {
    for (int i = 0; i < part.length(); i++) {
      origins[cel.length() + i] = from + i * step;
    }
    cel.append(part);
  }

  /** Gives the expression that CEL understands. */
  String cel() {
    return cel;
  }

  /** Tells where in the text a place in the expression comes from. */
  int origin(int offset) {
    return offset < cel.length() ? origins[offset] : offset - cel.length() + textEnd();
  }

  private int textEnd() {
    return cel.isEmpty() ? 0 : origins[cel.length() - 1] + 1;
  }
}
