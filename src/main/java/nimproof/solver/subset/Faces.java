package nimproof.solver.subset;

/**
 * Operations on sets of faces on 6 points (one word) and on 7 points (two words, {@code lo} and
 * {@code hi}), laid out as {@link Downsets} draws them.
 */
final class Faces {

  /** The last point, which tells the words apart; both have all points before it. */
  static final int LAST = 6;

  private static final long[] WITH = new long[LAST];
  private static final long[] FIRST_NOT_SECOND = new long[64];
  private static final long[] OF_SIZE = new long[LAST + 1];
  private static final long[] ABOVE_LO = new long[128];
  private static final long[] ABOVE_HI = new long[128];

  static {
    for (int face = 0; face < 64; face++) {
      OF_SIZE[Integer.bitCount(face)] |= 1L << face;
      for (int point = 0; point < LAST; point++) {
        WITH[point] |= (long) (face >> point & 1) << face;
      }
    }
    for (int i = 0; i < 64; i++) {
      if (i >> 3 < LAST && (i & 7) < LAST) {
        FIRST_NOT_SECOND[i] = WITH[Math.min(i >> 3, i & 7)] & ~WITH[Math.max(i >> 3, i & 7)];
      }
    }
    for (int face = 0; face < 128; face++) {
      for (int point = 0; point < LAST; point++) {
        ABOVE_LO[face] |= (face >> point & 1) == 0 ? 0 : ~WITH[point];
      }
      ABOVE_HI[face] = ~ABOVE_LO[face];
      ABOVE_LO[face] = face < 64 ? ABOVE_HI[face] : 0;
    }
  }

  private Faces() {}

  /** Gives the faces that hold a point other than the last, within a word. */
  static long with(int point) {
    return WITH[point];
  }

  /** Gives the faces of a size, within the lower word. */
  static long ofSize(int size) {
    return OF_SIZE[size];
  }

  /** Gives the faces that hold a face, within the lower word. */
  static long aboveLo(int face) {
    return ABOVE_LO[face];
  }

  /** Gives the faces that hold a face, within the upper word. */
  static long aboveHi(int face) {
    return ABOVE_HI[face];
  }

  /** Exchanges two points, neither of which is the last, in a word. */
  static long swap(long word, int p, int q) {
    int shift = Math.abs((1 << q) - (1 << p));
    long changed = (word >>> shift ^ word) & FIRST_NOT_SECOND[p << 3 | q];
    return word ^ changed ^ changed << shift;
  }

  /**
   * Gives the lower word after exchanging a point with the last: what is left without the point.
   */
  static long deletion(long lo, long hi, int point) {
    if (point == LAST) {
      return lo;
    }
    long without = ~WITH[point];
    return lo & without | (hi & without) << (1 << point);
  }

  /** Gives the upper word after exchanging a point with the last: the link of the point. */
  static long link(long lo, long hi, int point) {
    if (point == LAST) {
      return hi;
    }
    long with = WITH[point];
    return (lo & with) >>> (1 << point) | hi & with;
  }

  /** Gives the lower word of the faces that are in no other: the facets without the last point. */
  static long facetsLo(long lo, long hi) {
    return lo & ~hi & ~below(lo);
  }

  /** Gives the upper word of the facets. */
  static long facetsHi(long hi) {
    return hi & ~below(hi);
  }

  /**
   * Gives the faces of one point less than some face of the word, that point not being the last.
   */
  private static long below(long word) {
    long below = 0;
    for (int point = 0; point < LAST; point++) {
      below |= (word & WITH[point]) >>> (1 << point);
    }
    return below;
  }
}
