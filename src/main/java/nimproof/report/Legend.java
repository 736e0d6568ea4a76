package nimproof.report;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import nimproof.statement.Expression;
import nimproof.statement.Statement;

/** Explains the letters that stand for invariants in formulas. */
final class Legend {

  private static final Map<String, String> MEANINGS =
      new TreeMap<>(
          Map.of(
              "e", "the number of edges",
              "g", "the nim-value",
              "v", "the number of vertices",
              "entry", "the entry of the table",
              "core", "what is left after taking leaves away again and again"));

  private Legend() {}

  static String of(Statement statement) {
    Set<String> used = new TreeSet<>();
    statement.scope().hypotheses().forEach(h -> used.addAll(names(h)));
    statement.claims().forEach(claim -> used.addAll(names(claim.expression())));
    List<String> parts =
        MEANINGS.entrySet().stream()
            .filter(entry -> used.contains(entry.getKey()))
            .map(entry -> "%s is %s".formatted(entry.getKey(), entry.getValue()))
            .toList();
    return parts.isEmpty() ? "" : "Here " + String.join(", ", parts) + ".";
  }

  private static Set<String> names(Expression expression) {
    return expression.names();
  }
}
