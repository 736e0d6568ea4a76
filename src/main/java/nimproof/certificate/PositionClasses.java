package nimproof.certificate;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All position classes met so far. */
final class PositionClasses {

  private final Map<SetFamily, PositionClass> classes = new HashMap<>();
  private final Values values;

  PositionClasses(Values values) {
    this.values = values;
  }

  Values values() {
    return values;
  }

  /** Splits a position into copies of representatives. */
  List<Part> parts(SetFamily position) {
    return position.components().stream().map(this::part).toList();
  }

  private Part part(SetFamily component) {
    int[] points = component.canonicalPoints();
    SetFamily representative = component.renamed(points);
    PositionClass of =
        classes.computeIfAbsent(representative, family -> new PositionClass(family, this));
    return new Part(of, points);
  }

  /** Gives the nim-value of a sum. */
  static int value(List<Part> sum) {
    int value = 0;
    for (Part part : sum) {
      value ^= part.of().value();
    }
    return value;
  }

  /** Tells whether a sum has a value, finding out no more than that takes. */
  static boolean hasValue(List<Part> sum, int value) {
    return value == 0 && sum.size() == 1 ? sum.get(0).of().isZero() : value(sum) == value;
  }
}
