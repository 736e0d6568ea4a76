package nimproof.verify;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import nimproof.game.Evaluator;
import nimproof.statement.EvaluationException;
import nimproof.statement.Expression;
import nimproof.statement.Scope;
import nimproof.statement.Statement;
import nimproof.statement.Statement.Claim;
import nimproof.statement.Table;
import nimproof.structure.Structure;

/** The work on one structure (or one choice of parameters): all its instances, checked. */
final class Unit implements Walk.Stop {

  static final String GAME = "@game";
  static final String IT = "it";

  /** The name of the nim-value of the structure, once an expression has asked for it. */
  private static final String VALUE = "g";

  private final Statement statement;
  private final Evaluator game;
  private final Map<String, Object> parameters;
  private final Optional<Structure> structure;
  private final boolean listed;
  private final List<Check> checks = new ArrayList<>();
  private final List<Sighting> sightings = new ArrayList<>();
  private final long[] metEach;
  private long considered;
  private long met;

  Unit(
      Statement statement,
      Evaluator game,
      Map<String, Object> parameters,
      Optional<Structure> structure,
      boolean listed) {
    this.statement = statement;
    this.game = game;
    this.parameters = parameters;
    this.structure = structure;
    this.listed = listed;
    this.metEach = new long[statement.scope().hypotheses().size()];
  }

  long considered() {
    return considered;
  }

  long met() {
    return met;
  }

  List<Check> checks() {
    return checks;
  }

  /** Lists the nim-values that the claims asked for, one for each instance at most. */
  List<Sighting> sightings() {
    return sightings;
  }

  /** Counts for each hypothesis how many instances met it and all before it. */
  long[] metEach() {
    return metEach;
  }

  /** Gives the cell of the table that it belongs to, if there is a table. */
  Optional<Table.Cell> cell() {
    return statement.scope().table().map(table -> Table.cell(parameters));
  }

  @Override
  public String parameters() {
    return new Instance(shown(parameters), Optional.empty()).describe();
  }

  @Override
  public String describe() {
    return new Instance(shown(parameters), structure, listed).identify();
  }

  @Override
  public Optional<Structure> structure() {
    return structure;
  }

  @Override
  public List<Check> check() {
    return run().checks;
  }

  Unit run() {
    Map<String, Object> bindings = new LinkedHashMap<>(parameters);
    bindings.put(GAME, game);
    structure.ifPresent(s -> bindings.put(IT, s));
    Scope scope = statement.scope();
    scope.eachBindings(bindings).forEach(this::runInstance);
    return this;
  }

  private void runInstance(Map<String, Object> given) {
    considered++;
    Map<String, Object> bindings = new LinkedHashMap<>(given);
    if (!meetsHypotheses(bindings)) {
      return;
    }
    met++;
    Instance instance = new Instance(shown(given), structure, listed);
    for (int i = 0; i < statement.claims().size(); i++) {
      checks.add(check(instance, i, bindings));
    }
    boolean isSolved = structure.isPresent() && !statement.basis().isInduction();
    if (isSolved && bindings.get(VALUE) instanceof Long value) {
      sightings.add(new Sighting(instance, value.intValue()));
    }
  }

  private boolean meetsHypotheses(Map<String, Object> bindings) {
    List<Expression> hypotheses = statement.scope().hypotheses();
    for (int i = 0; i < metEach.length; i++) {
      if (!(Boolean) hypotheses.get(i).evaluate(bindings)) {
        return false;
      }
      metEach[i]++;
    }
    return true;
  }

  /** Leaves out of some bindings what is no parameter. */
  static Map<String, Object> shown(Map<String, Object> bindings) {
    Map<String, Object> shown = new LinkedHashMap<>(bindings);
    shown.keySet().removeAll(List.of(GAME, IT, Table.ENTRY));
    return shown;
  }

  private Check check(Instance instance, int index, Map<String, Object> bindings) {
    Claim claim = statement.claims().get(index);
    Object answer = claim.expression().evaluate(bindings);
    if (claim.isValue()) {
      int value = value(claim);
      bindings.put(VALUE, (long) value);
      boolean holds = (Long) answer == value;
      return new Check(instance, index, answer.toString(), Integer.toString(value), holds, 0);
    }
    boolean holds = (Boolean) answer;
    String found = found(instance, claim.expression(), bindings, holds);
    return new Check(instance, index, claim.expression().text(), found, holds, 0);
  }

  /** Gives the value: by the game, unless it cannot be played here, or by an induction step. */
  private int value(Claim claim) {
    try {
      return statement.basis().isInduction()
          ? new InductionStep(statement, game, structure.orElseThrow()).value(claim.expression())
          : game.value(structure.orElseThrow());
    } catch (IllegalArgumentException e) {
      throw new EvaluationException(claim.expression().location(), e.getMessage());
    }
  }

  /** Says what is the case, apart from the values that name the instance. */
  private static String found(
      Instance instance, Expression condition, Map<String, Object> bindings, boolean holds) {
    Set<String> silent = new HashSet<>(instance.parameters().keySet());
    silent.addAll(List.of(GAME, IT));
    Finding finding = new Finding(bindings, silent);
    return holds ? finding.named(condition) : finding.whyNot(condition);
  }
}
