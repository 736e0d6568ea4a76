package nimproof.statement;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * What a claim is checked on.
 *
 * @param parameters the ranges of the parameters, in order; a later one may use earlier ones
 * @param table a printed table, whose rows, columns and entries are bound as further parameters
 * @param on the structure or structures for given parameters; empty for a claim without any
 * @param each further ranges, which may use the structure
 * @param hypotheses conditions that an instance must meet to be checked
 */
public record Scope(
    Map<String, Expression> parameters,
    Optional<Table> table,
    Optional<Expression> on,
    Map<String, Expression> each,
    List<Expression> hypotheses) {

  /** Lists the hypotheses that speak of the parameters alone. */
  public List<Expression> parameterHypotheses() {
    return hypotheses.stream().filter(this::isAboutParameters).toList();
  }

  private boolean isAboutParameters(Expression hypothesis) {
    return hypothesis.variables().stream()
        .allMatch(name -> parameters.containsKey(name) || isTableVariable(name));
  }

  private boolean isTableVariable(String name) {
    return table.isPresent() && (name.equals(Table.ROW) || name.equals(Table.COLUMN));
  }

  /** Lists the bindings of the parameters that meet the hypotheses about them, in order. */
  public Stream<Map<String, Object>> parameterBindings() {
    Iterator<Map<String, Object>> bindings = extended(Map.of(), parameters);
    if (table.isPresent()) {
      bindings =
          new Nested<>(
              bindings, b -> table.get().bindings().map(cell -> joined(b, cell)).iterator());
    }
    List<Expression> conditions = parameterHypotheses();
    return stream(bindings).filter(b -> conditions.stream().allMatch(c -> isTrue(c, b)));
  }

  /** Lists the bindings with a value for each of the further ranges. */
  public Stream<Map<String, Object>> eachBindings(Map<String, Object> bindings) {
    return stream(extended(bindings, each));
  }

  private static Stream<Map<String, Object>> stream(Iterator<Map<String, Object>> bindings) {
    return StreamSupport.stream(Spliterators.spliteratorUnknownSize(bindings, 0), false);
  }

  private static boolean isTrue(Expression condition, Map<String, Object> bindings) {
    return (Boolean) condition.evaluate(new LinkedHashMap<>(bindings));
  }

  private static Iterator<Map<String, Object>> extended(
      Map<String, Object> bindings, Map<String, Expression> ranges) {
    Iterator<Map<String, Object>> all = List.of(bindings).iterator();
    for (Map.Entry<String, Expression> range : ranges.entrySet()) {
      all = new Nested<>(all, b -> values(b, range));
    }
    return all;
  }

  private static Iterator<Map<String, Object>> values(
      Map<String, Object> bindings, Map.Entry<String, Expression> range) {
    List<?> values = (List<?>) range.getValue().evaluate(new LinkedHashMap<>(bindings));
    return values.stream().map(value -> joined(bindings, Map.of(range.getKey(), value))).iterator();
  }

  private static Map<String, Object> joined(Map<String, Object> one, Map<String, Object> other) {
    Map<String, Object> both = new LinkedHashMap<>(one);
    both.putAll(other);
    return both;
  }
}
