package nimproof.spec;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import nimproof.game.Evaluator;
import nimproof.statement.Expression;
import nimproof.statement.Location;
import nimproof.structure.Invariant;
import nimproof.structure.Structure;
import nimproof.symmetry.ClaimedReduction;
import nimproof.symmetry.Hypothesis;

/** What a claimed reduction claims, each as a condition of its own. */
final class ReductionClaims {

  /** The name under which the reduction is bound and shown; no spec can use it. */
  static final String NAME = "τ";

  /** The hypotheses; H3 is not asked of a map that is not its own inverse. */
  private static final Map<String, String> FORMULAS =
      Map.of(
          "H0", "isPermutation(τ)",
          "H1", "isOwnInverse(τ)",
          "H2", "keepsFaces(τ)",
          "H3", "!isOwnInverse(τ) || fixedPointsFormComplex(τ)",
          "H3e", "size(swappedEdges(τ)) == 0");

  private static final String FIXED = "fixed points";
  private static final String VALUE = "g";
  private static final String FIXED_VALUE = "g(fixed points)";

  private ReductionClaims() {}

  private static ClaimedReduction reduction(Map<String, Object> bindings) {
    return (ClaimedReduction) bindings.get(NAME);
  }

  /** One hypothesis is not violated. */
  record Met(String id, Location location) implements Expression {

    @Override
    public String text() {
      return id + ": " + ClaimedReduction.claim(id);
    }

    @Override
    public String formula() {
      return FORMULAS.get(id);
    }

    @Override
    public Set<String> variables() {
      return Set.of(id);
    }

    @Override
    public Object evaluate(Map<String, Object> bindings) {
      Hypothesis hypothesis =
          reduction(bindings).hypotheses().get(ClaimedReduction.IDS.indexOf(id));
      bindings.put(id, hypothesis.finding());
      return !hypothesis.isViolated();
    }
  }

  /** The fixed points are what they are said to be. */
  record ReducesTo(Expression structure) implements Expression {

    @Override
    public String text() {
      return "the fixed points are " + structure.text();
    }

    @Override
    public String formula() {
      return "isOwnInverse(τ) && isomorphic(fixedPoints(τ), %s)".formatted(structure.formula());
    }

    @Override
    public Location location() {
      return structure.location();
    }

    @Override
    public Set<String> variables() {
      return Set.of(FIXED);
    }

    @Override
    public Object evaluate(Map<String, Object> bindings) {
      Optional<Structure> fixed = reduction(bindings).fixedPoints();
      bindings.put(FIXED, fixed.<Object>map(s -> s).orElse("none, since H1 is violated"));
      Structure wanted = (Structure) structure.evaluate(bindings);
      return fixed.isPresent()
          && Invariant.isomorphismKey(fixed.get()).equals(Invariant.isomorphismKey(wanted));
    }
  }

  /** The structure and the fixed points have the same nim-value. */
  record SameValue(Location location) implements Expression {

    @Override
    public String text() {
      return VALUE + " == " + FIXED_VALUE;
    }

    @Override
    public String formula() {
      return "isOwnInverse(τ) && g(fixedPoints(τ)) == g";
    }

    @Override
    public Set<String> variables() {
      return Set.of(VALUE, FIXED_VALUE);
    }

    @Override
    public Object evaluate(Map<String, Object> bindings) {
      Evaluator game = (Evaluator) bindings.get(Question.GAME);
      long value = game.value((Structure) bindings.get(Question.IT));
      Optional<Long> fixed = reduction(bindings).fixedPoints().map(s -> (long) game.value(s));
      bindings.put(VALUE, value);
      bindings.put(FIXED_VALUE, fixed.<Object>map(v -> v).orElse("none, since H1 is violated"));
      return fixed.isPresent() && fixed.get() == value;
    }
  }
}
