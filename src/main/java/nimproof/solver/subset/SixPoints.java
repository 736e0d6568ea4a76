package nimproof.solver.subset;

/**
 * The nim-value of every simplicial complex on at most 6 labelled points: 7,828,353 of them.
 *
 * <p>One array of {@link Downsets#ON_FIVE} squared bytes, at the number of the complex. Each of the
 * 16,352 classes, that without a point included, is solved once by the mex rule, and its value
 * written for all 720 ways to name the points; no other rule is used. Cost: a third of a second.
 */
public final class SixPoints {

  private static final long SIMPLEX = -1L;

  /** The value plus one; 0 for what is no complex or not solved yet. */
  private final byte[] values = new byte[Downsets.ON_FIVE * Downsets.ON_FIVE];

  /** One bit for each complex of value 0: an eighth of the table, so that it stays in the cache. */
  private final long[] zeros = new long[values.length / Long.SIZE + 1];

  private int classes;

  /** Solves every complex. */
  public SixPoints() {
    solve(SIMPLEX);
  }

  /** Counts the classes of complexes that were solved. */
  public int classes() {
    return classes;
  }

  /** Gives the memory of the tables. */
  public long bytes() {
    return values.length + 8L * zeros.length;
  }

  /** Gives the nim-value of subset take-away on some points, at most 6, at the start. */
  public int startValue(int points) {
    return value(start(points));
  }

  /** Gives the nim-value after the first move took a set of this size. */
  public int valueAfterTaking(int size, int points) {
    if (size < 1 || size >= points) {
      throw new IllegalArgumentException(
          "size is %d; a first move on %d points takes 1..%d".formatted(size, points, points - 1));
    }
    return value(start(points) & ~Faces.aboveLo((1 << size) - 1));
  }

  private static long start(int points) {
    if (points < 1 || points > 6) {
      throw new IllegalArgumentException("points is %d; the table has 1..6".formatted(points));
    }
    return (1L << (1 << points) - 1) - 1;
  }

  /** Gives the nim-value of a complex, which has the empty face. */
  int value(long complex) {
    return values[Downsets.number(complex)] - 1;
  }

  /** Tells whether the nim-value is 0. */
  boolean isP(long complex) {
    int number = Downsets.number(complex);
    return (zeros[number >> 6] >>> number & 1) != 0;
  }

  private int solve(long complex) {
    int known = value(complex);
    if (known >= 0) {
      return known;
    }
    long options = 0;
    for (long left = complex & ~1; left != 0; left &= left - 1) {
      options |= 1L << solve(complex & ~Faces.aboveLo(Long.numberOfTrailingZeros(left)));
    }
    int value = Long.numberOfTrailingZeros(~options);
    writeClass(5, complex, value);
    classes++;
    return value;
  }

  private void writeClass(int place, long complex, int value) {
    if (place == 0) {
      write(Downsets.number(complex), value);
      return;
    }
    for (int other = 0; other <= place; other++) {
      writeClass(place - 1, Faces.swap(complex, other, place), value);
    }
  }

  private void write(int number, int value) {
    values[number] = (byte) (value + 1);
    if (value == 0) {
      zeros[number >> 6] |= 1L << number;
    }
  }
}
