package nimproof.certificate;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** The positions isomorphic to one that does not split, and what has been found out about them. */
final class PositionClass {

  private static final int UNKNOWN = -1;

  private final SetFamily representative;
  private final PositionClasses table;
  private List<long[]> moves;
  private List<Sum> options;
  private Optional<Fold> fold;
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

  int passes() {
    return representative.passes();
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

  /** Lists the moves, each by the sets that it takes. */
  List<long[]> moves() {
    if (moves == null) {
      moves = table.moves(representative);
    }
    return moves;
  }

  /** Gives what each move leaves. */
  List<Sum> options() {
    if (options == null) {
      options = moves().stream().map(move -> table.sum(representative.without(move))).toList();
    }
    return options;
  }

  /** Finds an involution that reduces the position, if certificates may use one. */
  Optional<Fold> fold() {
    if (fold == null) {
      fold = table.fold(representative);
    }
    return fold;
  }
}
