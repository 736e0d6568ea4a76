package nimproof.kernel.evaluation;

/** Ends the reading of a file; the message says what is wrong with the line at hand. */
final class Mistake extends RuntimeException {
  private static final long serialVersionUID = 1;

  private Mistake(String message) {
    super(message, null, false, false);
  }

  static void unless(boolean met, String format, Object... arguments) {
    if (!met) {
      throw new Mistake(format.formatted(arguments));
    }
  }
}
