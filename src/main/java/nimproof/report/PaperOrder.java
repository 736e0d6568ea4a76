package nimproof.report;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Orders places in a paper: by number where numbers tell the section, such as in Lemma 3.4, and
 * otherwise by kind, then by number.
 */
final class PaperOrder {

  private static final Pattern NUMBER = Pattern.compile("(\\d+)(?:\\.(\\d+))?(?:\\.(\\d+))?");
  private static final List<String> KINDS =
      List.of("definition", "lemma", "theorem", "corollary", "proposition", "table", "example");

  /** Compares what {@code at:} says. */
  static final Comparator<String> FIRST =
      Comparator.<String>comparingInt(at -> isSectioned(at) ? 0 : 1)
          .thenComparingInt(at -> isSectioned(at) ? 0 : kind(at))
          .thenComparingLong(PaperOrder::number)
          .thenComparing(Comparator.naturalOrder());

  private PaperOrder() {}

  private static boolean isSectioned(String at) {
    Matcher number = NUMBER.matcher(at);
    return number.find() && number.group(2) != null;
  }

  private static int kind(String at) {
    int place = KINDS.indexOf(at.toLowerCase(Locale.ROOT).split("\\W+", 2)[0]);
    return place < 0 ? KINDS.size() : place;
  }

  private static long number(String at) {
    Matcher number = NUMBER.matcher(at);
    if (!number.find()) {
      return Long.MAX_VALUE;
    }
    long all = 0;
    for (int i = 1; i <= 3; i++) {
      String part = number.group(i);
      all = all * 10_000 + (part == null || part.length() > 4 ? 0 : Long.parseLong(part));
    }
    return all;
  }
}
