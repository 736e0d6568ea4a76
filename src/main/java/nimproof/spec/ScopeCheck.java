package nimproof.spec;

import java.math.BigInteger;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import nimproof.family.Structures;
import nimproof.statement.EvaluationException;
import nimproof.statement.Expression;
import nimproof.statement.Scope;

/**
 * Walks through the parameters of a scope before anything is solved: no range may be empty, a
 * structure must exist for every choice, and there may not be too many of either.
 */
final class ScopeCheck {

  /** After this time the rest of a large scope is left to the run, which reports the same. */
  private static final long PATIENCE_NANOS = 2_000_000_000;

  private static final BigInteger MOST_STRUCTURES = BigInteger.valueOf(Structures.MOST);

  private final Scope scope;
  private final List<Diagnostic> problems;

  ScopeCheck(Scope scope, List<Diagnostic> problems) {
    this.scope = scope;
    this.problems = problems;
  }

  void run() {
    try {
      Optional<Diagnostic> mistake = new ParameterCheck(scope.parameters()).mistake();
      mistake.ifPresentOrElse(problems::add, this::checkStructures);
    } catch (EvaluationException e) {
      problems.add(new Diagnostic(e.location(), e.getMessage()));
    }
  }

  private void checkStructures() {
    long start = System.nanoTime();
    BigInteger structures = BigInteger.ZERO;
    Iterator<Map<String, Object>> all = scope.parameterBindings().iterator();
    if (!all.hasNext()) {
      problem(scope.parameterHypotheses().get(0), vacuous());
      return;
    }
    while (all.hasNext() && System.nanoTime() - start < PATIENCE_NANOS) {
      structures = structures.add(count(all.next()));
    }
    if (structures.signum() == 0 && !all.hasNext()) {
      problem(scope.on().orElseThrow(), "this gives no structure at all");
    }
    if (structures.compareTo(MOST_STRUCTURES) > 0) {
      problem(
          scope.on().orElseThrow(),
          "the scope has %s%s structures; the most is %,d, so narrow a range"
              .formatted(
                  all.hasNext() ? "more than " : "", Magnitude.words(structures), MOST_STRUCTURES));
    }
  }

  private String vacuous() {
    return scope.parameterHypotheses().size() == 1
        ? "no choice of the parameters meets this condition"
        : "no choice of the parameters meets this and the other conditions";
  }

  private BigInteger count(Map<String, Object> parameters) {
    try {
      return scope
          .on()
          .map(on -> on.evaluate(new LinkedHashMap<>(parameters)))
          .map(made -> reducible(made, parameters))
          .map(made -> made instanceof Structures all ? all.count() : BigInteger.ONE)
          .orElse(BigInteger.ONE);
    } catch (EvaluationException e) {
      throw new EvaluationException(e.location(), e.getMessage() + at(parameters));
    }
  }

  /** Makes sure that a claimed involution names vertices of the structure and is a permutation. */
  private Object reducible(Object made, Map<String, Object> parameters) {
    Expression reduction = scope.each().get(ReductionClaims.NAME);
    if (reduction != null) {
      Map<String, Object> bindings = new LinkedHashMap<>(parameters);
      bindings.put(Question.IT, made);
      reduction.evaluate(bindings);
    }
    return made;
  }

  private static String at(Map<String, Object> parameters) {
    return parameters.isEmpty()
        ? ""
        : parameters.entrySet().stream()
            .map(entry -> entry.getKey() + " = " + entry.getValue())
            .collect(Collectors.joining(", ", " (for ", ")"));
  }

  private void problem(Expression at, String message) {
    problems.add(new Diagnostic(at.location(), message));
  }
}
