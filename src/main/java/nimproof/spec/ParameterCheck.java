package nimproof.spec;

import java.math.BigInteger;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nimproof.statement.Expression;

/** Checks that every range has values, and that they do not make too many choices together. */
final class ParameterCheck {

  private static final BigInteger MOST = BigInteger.valueOf(Functions.MOST_VALUES);

  private final Map<String, Expression> ranges;
  private final List<String> names;
  private final boolean[] filled;
  private long choices;

  ParameterCheck(Map<String, Expression> ranges) {
    this.ranges = ranges;
    this.names = List.copyOf(ranges.keySet());
    this.filled = new boolean[names.size()];
  }

  /** Finds what is wrong, if anything is. */
  Optional<Diagnostic> mistake() {
    Optional<Diagnostic> tooMany = tooManyOfIndependent();
    if (tooMany.isPresent()) {
      return tooMany;
    }
    walk(0, new LinkedHashMap<>());
    if (choices > Functions.MOST_VALUES) {
      return Optional.of(tooMany(names.get(names.size() - 1), "more than %,d".formatted(MOST)));
    }
    return names.stream().filter(name -> !filled[names.indexOf(name)]).findFirst().map(this::empty);
  }

  private Diagnostic empty(String name) {
    Expression range = ranges.get(name);
    return new Diagnostic(
        range.location(), "%s ranges over nothing: %s is empty".formatted(name, range.text()));
  }

  /** Multiplies the sizes of ranges that do not depend on each other, to refuse them at once. */
  private Optional<Diagnostic> tooManyOfIndependent() {
    BigInteger product = BigInteger.ONE;
    if (!ranges.values().stream().allMatch(this::isIndependent)) {
      return Optional.empty();
    }
    for (String name : names) {
      product = product.multiply(BigInteger.valueOf(values(name, Map.of()).size()));
    }
    return product.compareTo(MOST) > 0
        ? Optional.of(tooMany(names.get(names.size() - 1), Magnitude.words(product)))
        : Optional.empty();
  }

  private boolean isIndependent(Expression range) {
    return Collections.disjoint(range.variables(), names);
  }

  private Diagnostic tooMany(String name, String count) {
    return new Diagnostic(
        ranges.get(name).location(),
        "the parameters can be chosen in %s ways; the most is %,d, so narrow a range"
            .formatted(count, MOST));
  }

  /** Counts the choices, up to one more than are allowed. */
  private void walk(int depth, Map<String, Object> known) {
    if (depth == names.size()) {
      choices++;
      return;
    }
    List<?> values = values(names.get(depth), known);
    filled[depth] |= !values.isEmpty();
    for (Object value : values) {
      if (choices > Functions.MOST_VALUES) {
        return;
      }
      Map<String, Object> more = new LinkedHashMap<>(known);
      more.put(names.get(depth), value);
      walk(depth + 1, more);
    }
  }

  private List<?> values(String name, Map<String, Object> known) {
    return (List<?>) ranges.get(name).evaluate(new LinkedHashMap<>(known));
  }
}
