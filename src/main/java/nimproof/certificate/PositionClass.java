package nimproof.certificate;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/** The connected positions isomorphic to one of them, and what has been found out about them. */
final class PositionClass {

  private static final int UNKNOWN = -1;

  private final SetFamily representative;
  private final PositionClasses table;
  private List<List<Part>> options;
  private int value = UNKNOWN;
  private int isZero = UNKNOWN;

  PositionClass(SetFamily representative, PositionClasses table) {
    this.representative = representative;
    this.table = table;
  }

  SetFamily representative() {
    return representative;
  }

  int size() {
    return representative.size();
  }

  int value() {
    if (value == UNKNOWN) {
      value = table.solver().map(solver -> solver.value(representative)).orElseGet(this::mex);
      isZero = value == 0 ? 1 : 0;
    }
    return value;
  }

  private int mex() {
    BitSet values = new BitSet();
    options().forEach(option -> values.set(table.value(option)));
    return values.nextClearBit(0);
  }

  /** Tells whether the value is 0, which can be cheaper to find out than the value. */
  boolean isZero() {
    if (isZero == UNKNOWN) {
      boolean zero =
          table.solver().map(solver -> solver.isZero(representative)).orElseGet(() -> value() == 0);
      isZero = zero ? 1 : 0;
      value = zero ? 0 : value;
    }
    return isZero == 1;
  }

  /** Gives what each move leaves, in the order of the elements. */
  List<List<Part>> options() {
    if (options == null) {
      options =
          Arrays.stream(representative.elements())
              .mapToObj(taken -> table.parts(representative.without(taken)))
              .toList();
    }
    return options;
  }
}
