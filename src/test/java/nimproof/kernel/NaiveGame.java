package nimproof.kernel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Computes values straight from the definition, on sets of sets of names. */
final class NaiveGame {

  /** What is left, and how often the players may still pass between them. */
  private record State(Set<Set<String>> position, int passes) {}

  private final Map<State, Integer> known = new HashMap<>();
  private final String game;
  private final int empty;

  private NaiveGame(String game) {
    this.game = game;
    this.empty = game.startsWith("misere") ? 1 : 0;
  }

  /** Reads a game line and a claim line and tells whether the claim is true. */
  static boolean isTrue(String game, String claim) {
    String[] sides = claim.split(" # ", 2)[0].split(" !?= ");
    String sets = sides[0].replaceFirst("^!*", "");
    Set<Set<String>> position = position(sets, game.endsWith("facets"));
    int passes = sides[0].length() - sets.length();
    int value = new NaiveGame(game).value(new State(position, passes));
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

  private int value(State state) {
    Set<Set<String>> position = state.position();
    if (position.isEmpty()) {
      return empty;
    }
    Integer before = known.get(state);
    if (before != null) {
      return before;
    }
    Set<Integer> options = new HashSet<>();
    for (Set<Set<String>> chosen : moves(position)) {
      Set<Set<String>> left = new HashSet<>(position);
      left.removeIf(element -> chosen.stream().anyMatch(element::containsAll));
      options.add(value(new State(left, state.passes())));
    }
    if (state.passes() > 0) {
      options.add(value(new State(position, state.passes() - 1)));
    }
    int value = 0;
    while (options.contains(value)) {
      value++;
    }
    known.put(state, value);
    return value;
  }

  /** Lists all sets of elements that may be chosen together. */
  private List<Set<Set<String>>> moves(Set<Set<String>> position) {
    if (game.contains("take-away")) {
      return position.stream().map(Set::of).toList();
    }
    List<Set<Set<String>>> moves = new ArrayList<>(List.of(Set.of()));
    for (Set<String> element : position) {
      for (Set<Set<String>> fewer : List.copyOf(moves)) {
        Set<Set<String>> more = new HashSet<>(fewer);
        more.add(element);
        moves.add(more);
      }
    }
    moves.removeIf(chosen -> chosen.isEmpty() || !mayBeChosen(chosen, position));
    return moves;
  }

  private boolean mayBeChosen(Set<Set<String>> chosen, Set<Set<String>> position) {
    Set<String> first = chosen.iterator().next();
    if (game.contains("graph-nim")) {
      return first.stream().anyMatch(p -> chosen.stream().allMatch(set -> set.contains(p)));
    }
    Set<String> reached = new TreeSet<>(first);
    while (position.stream().anyMatch(e -> meets(e, reached) && reached.addAll(e))) {}
    return chosen.stream().allMatch(reached::containsAll);
  }

  private static boolean meets(Set<String> one, Set<String> other) {
    return one.stream().anyMatch(other::contains);
  }
}
