package nimproof.kernel;

/** Ends the reading of a certificate; the message says what is wrong with the line at hand. */
final class Rejection extends Exception {
  private static final long serialVersionUID = 1;

  private Rejection(String message) {
    super(message, null, false, false);
  }

  /** Rejects unless a condition is met; an argument of type {@code Long} is a set of points. */
  static void unless(boolean met, String format, Object... arguments) throws Rejection {
    if (!met) {
      for (int i = 0; i < arguments.length; i++) {
        arguments[i] = arguments[i] instanceof Long set ? Position.write(set) : arguments[i];
      }
      throw new Rejection(format.formatted(arguments).replace("\n", "\\n"));
    }
  }
}
