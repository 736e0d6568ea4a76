package nimproof.spec;

import java.math.BigInteger;

/** Writes large numbers so that their size can be seen. */
final class Magnitude {

  private static final int MOST_DIGITS = 18;

  private Magnitude() {}

  /** Writes a number in full up to eighteen digits, and beyond as in {@code about 3·10^25}. */
  static String words(BigInteger number) {
    String digits = number.toString();
    return digits.length() <= MOST_DIGITS
        ? "%,d".formatted(number)
        : "about %s10^%d"
            .formatted(digits.startsWith("1") ? "" : digits.charAt(0) + "·", digits.length() - 1);
  }
}
