package nimproof.spec;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimproof.statement.EvaluationException;
import nimproof.statement.Expression;
import nimproof.statement.Scope;

/**
 * Walks through the parameters of a scope before anything is solved: no range may be empty, and a
 * structure must exist for every choice.
 */
final class ScopeCheck {

  private final Scope scope;
  private final List<Diagnostic> problems;

  ScopeCheck(Scope scope, List<Diagnostic> problems) {
    this.scope = scope;
    this.problems = problems;
  }

  void run() {
    try {
      if (rangesHaveValues()) {
        checkStructures();
      }
    } catch (EvaluationException e) {
      problems.add(new Diagnostic(e.location(), e.getMessage()));
    }
  }

  private boolean rangesHaveValues() {
    List<Map<String, Object>> bindings = List.of(Map.of());
    for (Map.Entry<String, Expression> range : scope.parameters().entrySet()) {
      List<Map<String, Object>> longer = new ArrayList<>();
      for (Map<String, Object> known : bindings) {
        for (Object value : (List<?>) range.getValue().evaluate(new LinkedHashMap<>(known))) {
          Map<String, Object> more = new LinkedHashMap<>(known);
          more.put(range.getKey(), value);
          longer.add(more);
          if (longer.size() > Functions.MOST_VALUES) {
            return problem(
                range.getValue(),
                "the parameters have more than %,d values; narrow a range"
                    .formatted(Functions.MOST_VALUES));
          }
        }
      }
      if (longer.isEmpty()) {
        return problem(
            range.getValue(),
            "%s ranges over nothing: %s is empty"
                .formatted(range.getKey(), range.getValue().text()));
      }
      bindings = longer;
    }
    return true;
  }

  private boolean problem(Expression at, String message) {
    problems.add(new Diagnostic(at.location(), message));
    return false;
  }

  private void checkStructures() {
    int count = 0;
    for (Iterator<Map<String, Object>> all = scope.parameterBindings().iterator();
        all.hasNext(); ) {
      Map<String, Object> bindings = new LinkedHashMap<>(all.next());
      scope.on().ifPresent(on -> on.evaluate(bindings));
      count++;
    }
    if (count == 0) {
      problem(
          scope.parameterHypotheses().get(0), "no choice of the parameters meets this condition");
    }
  }
}
