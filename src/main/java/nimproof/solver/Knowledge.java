package nimproof.solver;

/**
 * What is known of a nim-value, as a number that a {@link PositionTable} can hold.
 *
 * <pre>
 *   0 vvvvvvvvvvvvvvv     it is v
 *   1 0 mmmmmmmmmmmmmm    it is none of the numbers 0 … 13 whose bit in m is set
 * </pre>
 *
 * <p>So 1000 0000 0000 0101 says that the value is neither 0 nor 2. Larger numbers are not noted: a
 * search that gets so far finds the value itself.
 */
final class Knowledge {

  /** Nothing has been noted yet, not even that. */
  static final int NONE = -1;

  /** The numbers below this can be noted as not being the value. */
  static final int NOTED = 14;

  private static final int NOT = 1 << 15;
  private static final int MASK = (1 << NOTED) - 1;

  private Knowledge() {}

  /** Notes the value. */
  static int of(int value) {
    if (value >= NOT) {
      throw new IllegalArgumentException("the value %,d does not fit".formatted(value));
    }
    return value;
  }

  /** Notes the numbers, given as the bits of a word, that are not the value. */
  static int not(long numbers) {
    return NOT | (int) numbers & MASK;
  }

  /** Tells whether the value is known. */
  static boolean isValue(int known) {
    return known >= 0 && known < NOT;
  }

  /** Gives the noted numbers that are not the value, as the bits of a word. */
  static long excluded(int known) {
    return known < NOT ? 0 : known & MASK;
  }

  /** Tells whether a number below {@link #NOTED} is noted as not being the value. */
  static boolean excludes(int known, int number) {
    return (excluded(known) >> number & 1) != 0;
  }

  /** Puts together what is known of one value. */
  static int merged(int one, int other) {
    return isValue(one) ? one : isValue(other) ? other : one | other;
  }
}
