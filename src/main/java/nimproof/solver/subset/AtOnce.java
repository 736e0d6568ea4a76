package nimproof.solver.subset;

/**
 * What the table of complexes on 6 points settles at once about those on up to 7: positions that
 * lack a point, positions in several components, and positions with a winning move that takes a
 * point. Uses the nim-sum over components, and no lemma.
 */
final class AtOnce {

  private final SixPoints table;
  private final int points;

  /** Serves positions on this number of points; those that have fewer are settled. */
  AtOnce(SixPoints table, int points) {
    this.table = table;
    this.points = points;
  }

  /** Gives the outcome of a position if it is settled. */
  int outcome(long lo, long hi) {
    for (int point = 0; point < points; point++) {
      if (!has(lo, hi, 1 << point)) {
        return table.isP(Faces.deletion(lo, hi, point)) ? Outcomes.P : Outcomes.N;
      }
    }
    if (component(lo, hi, 0) != all()) {
      return sum(lo, hi) == 0 ? Outcomes.P : Outcomes.N;
    }
    return takingAPointWins(lo, hi, 0) ? Outcomes.N : Outcomes.UNKNOWN;
  }

  /**
   * Tells whether taking some point outside a face leaves a P-position.
   *
   * <p>After the move that takes the face, taking one of its points leaves what taking the point
   * would have left before, so that there is no need to look again.
   */
  boolean takingAPointWins(long lo, long hi, int face) {
    for (int point = 0; point < points; point++) {
      if ((face >> point & 1) == 0 && table.isP(Faces.deletion(lo, hi, point))) {
        return true;
      }
    }
    return false;
  }

  /** Tells whether a facet is an edge without which the position has one more component. */
  boolean isBridge(long lo, long hi, int facet) {
    return Integer.bitCount(facet) == 2
        && component(lo & ~Faces.aboveLo(facet), hi & ~Faces.aboveHi(facet), bit(facet)) != all();
  }

  /** Gives the nim-value of a position in several components. */
  int sum(long lo, long hi) {
    int sum = 0;
    for (int left = all(); left != 0; ) {
      int component = component(lo, hi, bit(left));
      sum ^= value(lo, hi, component);
      left &= ~component;
    }
    return sum;
  }

  private int value(long lo, long hi, int component) {
    long restLo = lo;
    long restHi = hi;
    int outside = all() & ~component;
    for (int left = outside; left != 0; left &= left - 1) {
      restLo &= ~Faces.aboveLo(left & -left);
      restHi &= ~Faces.aboveHi(left & -left);
    }
    return table.value(Faces.deletion(restLo, restHi, bit(outside)));
  }

  private int component(long lo, long hi, int point) {
    int found = 1 << point;
    for (int done = 0; found != done; ) {
      int next = found & ~done & -(found & ~done);
      done |= next;
      for (int other = 1; other <= all(); other <<= 1) {
        found |= other != next && has(lo, hi, next | other) ? other : 0;
      }
    }
    return found;
  }

  private static boolean has(long lo, long hi, int face) {
    return ((face < 64 ? lo : hi) >>> face & 1) != 0;
  }

  private static int bit(int set) {
    return Integer.numberOfTrailingZeros(set);
  }

  private int all() {
    return (1 << points) - 1;
  }
}
