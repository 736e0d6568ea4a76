package nimproof.spec;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Suggests the name that was probably meant. */
public final class Nearest {

  private static final int FARTHEST = 3;

  private Nearest() {}

  /**
   * Gives {@code ; did you mean 'x'?} for the closest of some names, or nothing if none is close.
   */
  public static String suggestion(String found, Collection<String> names) {
    return names.stream()
        .filter(name -> found.length() <= name.length() + FARTHEST)
        .filter(name -> distance(found, name) <= Math.min(FARTHEST, name.length() / 3))
        .min(
            Comparator.comparingInt((String name) -> distance(found, name))
                .thenComparing(name -> name))
        .map(name -> "; did you mean '" + name + "'?")
        .orElse("");
  }

  /** Says that something is unknown, with what was probably meant or else all that is known. */
  public static String unknown(String what, String found, List<String> known) {
    String suggestion = suggestion(found, known);
    return "unknown %s '%s'%s"
        .formatted(
            what,
            found,
            suggestion.isEmpty() ? "; known: " + String.join(", ", known) : suggestion);
  }

  /** Counts the letters to change, add, drop or swap with the next, ignoring case. */
  private static int distance(String found, String name) {
    String one = found.toLowerCase(Locale.ROOT);
    String other = name.toLowerCase(Locale.ROOT);
    int[][] d = new int[one.length() + 1][other.length() + 1];
    for (int i = 0; i <= one.length(); i++) {
      for (int j = 0; j <= other.length(); j++) {
        d[i][j] = i == 0 || j == 0 ? i + j : step(one, other, d, i, j);
      }
    }
    return d[one.length()][other.length()];
  }

  private static int step(String one, String other, int[][] d, int i, int j) {
    int change = d[i - 1][j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
    int least = Math.min(change, 1 + Math.min(d[i - 1][j], d[i][j - 1]));
    boolean swapped =
        i > 1
            && j > 1
            && one.charAt(i - 1) == other.charAt(j - 2)
            && one.charAt(i - 2) == other.charAt(j - 1);
    return swapped ? Math.min(least, d[i - 2][j - 2] + 1) : least;
  }
}
