package nimproof.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimproof.statement.Expression;
import nimproof.statement.Scope;
import nimproof.verify.Result;

/**
 * Says in plain words what a statement was checked on.
 *
 * @param everything the whole scope in a sentence, where it is all structures of some sizes
 * @param on the expression that makes the structures
 * @param ranges what each parameter runs over
 * @param considered how many instances that gives
 * @param met how many of them met the hypotheses
 */
public record ScopeWords(
    Optional<String> everything,
    Optional<String> on,
    List<String> ranges,
    String considered,
    Optional<String> met) {

  private static final Map<String, String> EXHAUSTIVE =
      Map.of(
          "graphs", "graphs",
          "connectedGraphs", "connected graphs",
          "trees", "trees",
          "forests", "forests",
          "unicyclic", "connected graphs with exactly one cycle",
          "complexes", "simplicial complexes");

  private static final Pattern CALL = Pattern.compile("(\\w+)\\((\\w+)\\)");
  private static final Pattern RANGE =
      Pattern.compile("(-?\\w+)\\s*\\.\\.\\s*(-?\\w+)(?:\\s+step\\s+(\\w+))?");
  private static final Pattern LIST = Pattern.compile("\\[([^\\[\\]]+)]");

  static ScopeWords of(Result result) {
    Scope scope = result.statement().scope();
    List<String> ranges = new ArrayList<>();
    scope.parameters().forEach((name, range) -> ranges.add(range(name, range)));
    scope.each().forEach((name, range) -> ranges.add(taken(name, range)));
    if (scope.table().isPresent()) {
      ranges.add("every row and column of the table");
    }
    String noun = Sentences.noun(result);
    return new ScopeWords(
        everything(scope, result.considered()),
        scope.on().map(Expression::text),
        List.copyOf(ranges),
        Sentences.counted(result.considered(), noun),
        result.structures() == result.considered()
            ? Optional.empty()
            : Optional.of(Sentences.number(result.structures())));
  }

  private static String taken(String name, Expression range) {
    return range.text().equals("involution")
        ? "the involution " + name
        : "every %s in %s".formatted(name, range.text());
  }

  private static String range(String name, Expression range) {
    Matcher steps = RANGE.matcher(range.text().strip());
    if (steps.matches()) {
      String step = steps.group(3) == null ? "" : " in steps of " + steps.group(3);
      return "%s from %s to %s%s".formatted(name, steps.group(1), steps.group(2), step);
    }
    Matcher list = LIST.matcher(range.text().strip());
    return list.matches()
        ? "%s = %s".formatted(name, either(list.group(1)))
        : "%s in %s".formatted(name, range.text());
  }

  /** Writes {@code 1, 3, 5} as {@code 1, 3 or 5}. */
  private static String either(String items) {
    List<String> all = List.of(items.strip().split("\\s*,\\s*"));
    int last = all.size() - 1;
    return last == 0
        ? all.get(0)
        : String.join(", ", all.subList(0, last)) + " or " + all.get(last);
  }

  private static Optional<String> everything(Scope scope, long count) {
    Matcher call = CALL.matcher(scope.on().map(Expression::text).orElse("").strip());
    if (!call.matches() || !EXHAUSTIVE.containsKey(call.group(1)) || !scope.each().isEmpty()) {
      return Optional.empty();
    }
    String kind = EXHAUSTIVE.get(call.group(1));
    String all =
        scope.table().isPresent() // each structure is counted once for every cell
            ? "All " + kind
            : "All %s %s".formatted(Sentences.number(count), kind);
    String size = call.group(2);
    if (scope.parameters().isEmpty()) {
      return Optional.of(all + on(size));
    }
    boolean isSole = scope.parameters().keySet().equals(java.util.Set.of(size));
    return isSole
        ? sizes(scope.parameters().get(size).text().strip()).map(all::concat)
        : Optional.empty();
  }

  private static Optional<String> sizes(String range) {
    Matcher steps = RANGE.matcher(range);
    Matcher list = LIST.matcher(range);
    if (list.matches()) {
      return Optional.of(on(either(list.group(1))));
    }
    if (!steps.matches() || steps.group(3) != null) {
      return Optional.empty();
    }
    String from = steps.group(1);
    String to = steps.group(2);
    boolean fromTheStart = List.of("0", "1").contains(from) && !from.equals(to);
    String several = fromTheStart ? "at most " + to : from + " to " + to;
    return Optional.of(on(from.equals(to) ? to : several));
  }

  private static String on(String sizes) {
    return " on " + sizes + (sizes.equals("1") ? " vertex" : " vertices");
  }
}
