package nimproof.kernel;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Computes values straight from the definition, on sets of sets of names. */
final class NaiveGame {

  private final Map<Set<Set<String>>, Integer> known = new HashMap<>();
  private final int empty;

  private NaiveGame(int empty) {
    this.empty = empty;
  }

  /** Reads a game line and a claim line and tells whether the claim is true. */
  static boolean isTrue(String game, String claim) {
    String[] sides = claim.split(" # ", 2)[0].split(" !?= ");
    Set<Set<String>> position = position(sides[0], game.endsWith("facets"));
    int value = new NaiveGame(game.startsWith("misere") ? 1 : 0).value(position);
    return claim.split(" # ", 2)[0].contains("!=") != (value == Integer.parseInt(sides[1]));
  }

  private static Set<Set<String>> position(String text, boolean closed) {
    Set<Set<String>> position = new HashSet<>();
    for (String word : text.equals("0") ? new String[0] : text.split(" ")) {
      Set<String> set = new TreeSet<>(Set.of(word.split("(?=[a-z])")));
      position.add(set);
      if (closed) {
        addSubsets(set, position);
      }
    }
    return position;
  }

  private static void addSubsets(Set<String> set, Set<Set<String>> into) {
    for (String point : set) {
      Set<String> smaller = new TreeSet<>(set);
      smaller.remove(point);
      if (!smaller.isEmpty() && into.add(smaller)) {
        addSubsets(smaller, into);
      }
    }
  }

  private int value(Set<Set<String>> position) {
    if (position.isEmpty()) {
      return empty;
    }
    Integer before = known.get(position);
    if (before != null) {
      return before;
    }
    Set<Integer> options = new HashSet<>();
    for (Set<String> taken : position) {
      Set<Set<String>> left = new HashSet<>(position);
      left.removeIf(element -> element.containsAll(taken));
      options.add(value(left));
    }
    int value = 0;
    while (options.contains(value)) {
      value++;
    }
    known.put(position, value);
    return value;
  }
}
