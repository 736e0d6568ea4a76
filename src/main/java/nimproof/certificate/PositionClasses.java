package nimproof.certificate;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All position classes met so far. */
final class PositionClasses {

  private final Map<SetFamily, PositionClass> classes = new HashMap<>();
  private final Optional<SolverValues> solver;
  private final boolean misere;
  private final long mostForms;
  private long forms;

  /**
   * Begins an empty table.
   *
   * @param solver tells values; without one they are found by the mex rule
   * @param misere whether sums may not be split and nothing at all has value 1
   * @param mostForms how many canonical forms may be computed
   */
  PositionClasses(Optional<SolverValues> solver, boolean misere, long mostForms) {
    this.solver = solver;
    this.misere = misere;
    this.mostForms = mostForms;
  }

  Optional<SolverValues> solver() {
    return solver;
  }

  /** Splits a position into copies of representatives. */
  List<Part> parts(SetFamily position) {
    if (misere) {
      return position.size() == 0 ? List.of() : List.of(part(position));
    }
    return position.components().stream().map(this::part).toList();
  }

  /** Allows as many canonical forms again. */
  void renewLimit() {
    forms = 0;
  }

  private Part part(SetFamily component) {
    if (++forms > mostForms) {
      throw new TooLarge("finding the proof takes more than %,d forms".formatted(mostForms));
    }
    int[] points = component.canonicalPoints();
    SetFamily representative = component.renamed(points);
    PositionClass of =
        classes.computeIfAbsent(representative, family -> new PositionClass(family, this));
    return new Part(of, points);
  }

  /** Gives the nim-value of a sum. */
  int value(List<Part> sum) {
    int value = misere && sum.isEmpty() ? 1 : 0;
    for (Part part : sum) {
      value ^= part.of().value();
    }
    return value;
  }

  /** Tells whether a sum has a value, finding out no more than that takes. */
  boolean hasValue(List<Part> sum, int value) {
    return value == 0 && sum.size() == 1 ? sum.get(0).of().isZero() : value(sum) == value;
  }
}
