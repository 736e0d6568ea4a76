package nimproof.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Orders places as papers print them.
 *
 * <p>{@code papers.txt} lists the places of a paper; a remark or a proof stands with the place it
 * names. Of other papers, and after the listed places, the order is by number where numbers tell
 * the section, such as in Lemma 3.4, and otherwise by kind, then by number.
 */
final class PaperOrder {

  private static final Pattern NUMBER = Pattern.compile("(\\d+)(?:\\.(\\d+))?(?:\\.(\\d+))?");
  private static final List<String> KINDS =
      List.of("definition", "lemma", "theorem", "corollary", "proposition", "table", "example");
  private static final Map<String, List<String>> PRINTED = read(Assets.text("papers.txt"));

  /** A place in a paper, as a spec cites it. */
  record Place(String paper, String at) {}

  /** Compares places of one paper. */
  static final Comparator<Place> FIRST =
      Comparator.comparingInt(PaperOrder::printed)
          .thenComparing(Place::at, PaperOrder::compareAsWritten);

  private PaperOrder() {}

  private static Map<String, List<String>> read(String text) {
    Map<String, List<String>> papers = new LinkedHashMap<>();
    List<String> places = new ArrayList<>();
    for (String line : text.split("\n")) {
      if (line.startsWith(" ")) {
        places.addAll(List.of(line.strip().toLowerCase(Locale.ROOT).split(",\\s*")));
      } else if (!line.startsWith("#")) {
        places = new ArrayList<>();
        papers.put(line, places);
      }
    }
    return papers;
  }

  /** Finds the last of the listed places that a citation names. */
  private static int printed(Place place) {
    List<String> places = PRINTED.getOrDefault(place.paper(), List.of());
    String at = place.at().toLowerCase(Locale.ROOT);
    for (int i = places.size() - 1; i >= 0; i--) {
      if (names(at, places.get(i))) {
        return i;
      }
    }
    return Integer.MAX_VALUE;
  }

  /** Tells whether a citation names a place; "Theorem 1.10" does not name Theorem 1. */
  private static boolean names(String at, String place) {
    int from = at.indexOf(place);
    return from >= 0 && !at.substring(from + place.length()).matches("(?s)\\.?\\d.*");
  }

  private static int compareAsWritten(String one, String other) {
    return Comparator.<String>comparingInt(at -> isSectioned(at) ? 0 : 1)
        .thenComparingInt(at -> isSectioned(at) ? 0 : kind(at))
        .thenComparingLong(PaperOrder::number)
        .thenComparing(Comparator.naturalOrder())
        .compare(one, other);
  }

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
