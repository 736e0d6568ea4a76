package nimproof.certificate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimproof.statement.Expression;
import nimproof.statement.Scope;
import nimproof.statement.Table;

/**
 * The line of a header that names the family and the ranges of a parametric scope, where the
 * companion of the kernel can build the members by itself.
 */
record Members(Scope scope) {

  private static final Set<String> FAMILIES =
      Set.of(
          "path",
          "cycle",
          "wheel",
          "complete",
          "simplex",
          "simplexBoundary",
          "skeleton",
          "completeMultipartite",
          "theta",
          "cyclesAtVertex",
          "oddCycleTails",
          "polygonWithTails",
          "nim",
          "chomp",
          "rankComplete");

  private static final Pattern CALL = Pattern.compile("([A-Za-z]+)\\([A-Za-z0-9 ,+*\\[\\]]*\\)");
  private static final Pattern LISTS =
      Pattern.compile("(lists|multisets)\\(\\d+(\\.\\.\\d+)?, ?\\d+\\.\\.\\d+\\)");

  /**
   * Writes the line, if the scope can be written so.
   *
   * @param all whether every member has a claim
   */
  Optional<String> line(boolean all) {
    String call = scope.on().map(on -> on.text().strip()).orElse("");
    Matcher words = CALL.matcher(call);
    if (!words.matches() || !FAMILIES.contains(words.group(1))) {
      return Optional.empty();
    }
    List<Optional<String>> ranges = new ArrayList<>();
    scope.parameters().forEach((name, values) -> ranges.add(range(name, values)));
    scope.table().ifPresent(table -> ranges.add(numbers(Table.ROW, table.rows())));
    scope.table().ifPresent(table -> ranges.add(numbers(Table.COLUMN, table.columns())));
    if (ranges.stream().anyMatch(Optional::isEmpty)) {
      return Optional.empty();
    }
    String given = String.join(", ", ranges.stream().map(Optional::get).toList());
    return Optional.of(
        "cover each " + call + (given.isEmpty() ? "" : " for " + given) + (all ? "" : " -"));
  }

  private static Optional<String> range(String name, Expression values) {
    String text = values.text().strip();
    if (LISTS.matcher(text).matches()) {
      return Optional.of(name + " in " + text);
    }
    if (!values.variables().isEmpty()) {
      return Optional.empty(); // a range that depends on another parameter
    }
    List<?> all = (List<?>) values.evaluate(new java.util.LinkedHashMap<>(Map.of()));
    return all.stream().allMatch(Long.class::isInstance)
        ? numbers(name, all.stream().map(Long.class::cast).toList())
        : Optional.empty();
  }

  /** Writes numbers that form an arithmetic progression. */
  private static Optional<String> numbers(String name, List<Long> numbers) {
    long first = numbers.get(0);
    long last = numbers.get(numbers.size() - 1);
    long step = numbers.size() > 1 ? numbers.get(1) - first : 1;
    for (int i = 0; i < numbers.size(); i++) {
      if (step < 1 || numbers.get(i) != first + i * step) {
        return Optional.empty();
      }
    }
    String range = first == last ? "" + first : first + ".." + last;
    return Optional.of(name + " in " + range + (step > 1 ? " step " + step : ""));
  }
}
