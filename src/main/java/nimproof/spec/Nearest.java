package nimproof.spec;

import java.util.Collection;
import java.util.Comparator;

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
        .filter(name -> distance(found, name) <= Math.max(1, Math.min(FARTHEST, name.length() / 3)))
        .min(
            Comparator.comparingInt((String name) -> distance(found, name))
                .thenComparing(name -> name))
        .map(name -> "; did you mean '" + name + "'?")
        .orElse("");
  }

  /** Counts the letters to change, add or drop (V. Levenshtein 1965), ignoring case. */
  private static int distance(String one, String other) {
    int[] row = new int[other.length() + 1];
    java.util.Arrays.setAll(row, j -> j);
    for (int i = 1; i <= one.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= other.length(); j++) {
        boolean same =
            Character.toLowerCase(one.charAt(i - 1)) == Character.toLowerCase(other.charAt(j - 1));
        int change = diagonal + (same ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[other.length()];
  }
}
