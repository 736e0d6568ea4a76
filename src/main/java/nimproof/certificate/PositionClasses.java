package nimproof.certificate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * All position classes met so far, under the same rules.
 *
 * <p>What is found for one statement serves the next; so that this does not grow without end, all
 * is forgotten between two statements when more than {@value #MOST_KEPT} forms are kept.
 */
final class PositionClasses {

  private static final long MOST_KEPT = 2_000_000;

  private final Map<SetFamily, PositionClass> classes = new HashMap<>();
  private final Setting setting;
  private Optional<SolverValues> solver = Optional.empty();
  private long mostForms;
  private long forms;
  private long kept;

  PositionClasses(Setting setting) {
    this.setting = setting;
  }

  /**
   * Begins a new statement.
   *
   * @param solver tells values; without one they are found by the mex rule
   * @param most how many canonical forms may be computed
   */
  void begin(Optional<SolverValues> solver, long most) {
    this.solver = solver;
    this.mostForms = most;
    this.forms = 0;
    if (kept > MOST_KEPT) {
      classes.clear();
      kept = 0;
    }
  }

  Optional<SolverValues> solver() {
    return solver;
  }

  List<long[]> moves(SetFamily position) {
    return setting.moves().of(position);
  }

  Optional<Fold> fold(SetFamily position) {
    return setting.folds() && position.passes() == 0 ? Fold.of(position, this) : Optional.empty();
  }

  /**
   * Splits a position into copies of representatives, and a bipartite rest if that is allowed; in
   * misère play, or with passes left, it stays whole.
   */
  Sum sum(SetFamily position) {
    if (setting.misere() || position.passes() > 0) {
      return Sum.of(position.size() == 0 ? List.of() : List.of(part(position)));
    }
    List<Part> copies = new ArrayList<>(1);
    long rest = 0;
    int restValue = Sum.NO_REST;
    for (SetFamily component : position.components()) {
      OptionalLong colour = setting.colours() ? component.colouring() : OptionalLong.empty();
      if (colour.isPresent()) {
        rest |= colour.getAsLong();
        restValue = Math.max(0, restValue) ^ component.bipartiteValue();
      } else {
        copies.add(part(component));
      }
    }
    return new Sum(copies, rest, restValue);
  }

  /** Allows as many canonical forms again. */
  void renewLimit() {
    forms = 0;
  }

  private Part part(SetFamily component) {
    if (++forms > mostForms) {
      throw new TooLarge("finding the proof takes more than %,d forms".formatted(mostForms));
    }
    kept++;
    byte[] points = component.canonicalPoints();
    SetFamily representative = component.renamed(points);
    PositionClass of = classes.get(representative);
    if (of == null) {
      of = new PositionClass(representative, this);
      classes.put(representative, of);
    }
    return new Part(of, points);
  }

  /** Gives the nim-value of a sum. */
  int value(Sum sum) {
    return setting.misere() && sum.isEmpty() ? 1 : sum.value();
  }

  /** Tells whether a sum has a value, finding out no more than that takes. */
  boolean hasValue(Sum sum, int value) {
    boolean single = value == 0 && sum.copies().size() == 1 && !sum.hasRest();
    return single ? sum.copies().get(0).of().isZero() : value(sum) == value;
  }
}
