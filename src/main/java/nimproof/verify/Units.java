package nimproof.verify;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nimproof.family.Structures;
import nimproof.game.Evaluator;
import nimproof.statement.Nested;
import nimproof.statement.Statement;
import nimproof.structure.Structure;

/** Lists the units of a statement, in the order of its scope. */
final class Units {

  private static final long PATIENCE_NANOS = 200_000_000;

  private final Statement statement;
  private final Evaluator game;
  private final Iterator<Unit> units;
  private volatile String current = "";

  Units(Statement statement, Evaluator game) {
    this.statement = statement;
    this.game = game;
    this.units = new Nested<>(statement.scope().parameterBindings().iterator(), this::of);
  }

  /** Gives the next units; fewer than asked for if there are no more. */
  List<Unit> next(int count) {
    List<Unit> next = new ArrayList<>();
    while (next.size() < count && units.hasNext()) {
      next.add(units.next());
    }
    return next;
  }

  /** Tells which parameters are at work. */
  String current() {
    return current;
  }

  private Iterator<Unit> of(Map<String, Object> bindings) {
    current = new Instance(Unit.shown(bindings), Optional.empty()).describe();
    Optional<Object> made = made(statement, bindings);
    return made.isPresent() && made.get() instanceof Structures all
        ? all.stream().map(s -> unit(bindings, Optional.of(s), true)).iterator()
        : List.of(unit(bindings, made.map(Structure.class::cast), false)).iterator();
  }

  private Unit unit(Map<String, Object> bindings, Optional<Structure> structure, boolean listed) {
    return new Unit(statement, game, bindings, structure, listed);
  }

  /** Counts the structures of a scope; -1 if that would take long. */
  static long total(Statement statement) {
    long start = System.nanoTime();
    long total = 0;
    Iterator<Map<String, Object>> all = statement.scope().parameterBindings().iterator();
    while (all.hasNext()) {
      total += made(statement, all.next()).map(Units::count).orElse(1L);
      if (System.nanoTime() - start > PATIENCE_NANOS) {
        return -1;
      }
    }
    return total;
  }

  private static long count(Object made) {
    return made instanceof Structures all ? all.count().longValueExact() : 1;
  }

  /** Gives the structure or structures for some parameters, if the claim is about any. */
  private static Optional<Object> made(Statement statement, Map<String, Object> bindings) {
    return statement.scope().on().map(on -> on.evaluate(new LinkedHashMap<>(bindings)));
  }
}
