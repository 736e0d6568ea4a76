package nimproof.solver.subset;

import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.BooleanSupplier;
import nimproof.structure.Complex;

/**
 * Who wins subset take-away on a large complex with 7 points, where the general search is hopeless.
 *
 * <p>Uses the mex rule, the nim-sum over components and isomorphism, and no lemma. What is found is
 * kept for the next complex. For one thread.
 */
public final class SevenPoints {

  private static final int POINTS = 7;
  private static final int MOST_BITS = 29;

  /** With fewer faces the general search is as good, and needs no tables. */
  private static final int LEAST_FACES = 60;

  private final Search search;

  /**
   * Makes the tables.
   *
   * @param bytes the most memory for outcomes; with less than 4 GB the search takes longer
   * @param stopped asked now and then; may throw to end the search
   */
  public SevenPoints(long bytes, BooleanSupplier stopped) {
    int bits = MOST_BITS;
    while (bits > 10 && Outcomes.bytes(bits) > bytes) {
      bits--;
    }
    this.search =
        new Search(
            new AtOnce(new SixPoints(), POINTS),
            new Outcomes(bits),
            new AtomicIntegerArray(1),
            stopped);
  }

  /** Tells whether a complex is one for this search. */
  public static boolean suits(Complex complex) {
    return complex.vertexCount() == POINTS && complex.faceCount() >= LEAST_FACES;
  }

  /** Tells whether the player who moves next loses. */
  public boolean isP(Complex complex) {
    long lo = 1; // the empty face
    long hi = 0;
    for (long face : complex.faceMasks()) {
      lo |= face < Long.SIZE ? 1L << face : 0;
      hi |= face < Long.SIZE ? 0 : 1L << face;
    }
    int outcome = search.outcome(lo, hi);
    if (outcome == Outcomes.UNKNOWN) {
      throw new IllegalStateException("the search was stopped");
    }
    return outcome == Outcomes.P;
  }

  /** Counts the positions searched. */
  public long positions() {
    return search.positions();
  }
}
