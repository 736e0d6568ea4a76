package nimproof.cli;

/** How a command ended. */
final class ExitCode {

  /** Every verdict is the declared one. */
  static final int AS_DECLARED = 0;

  /** Some verdict differs from the declared one. */
  static final int DIFFERENT = 1;

  /** A spec, an expression or an option is wrong. */
  static final int BAD_INPUT = 2;

  /** A budget ran out. */
  static final int UNDECIDED = 3;

  private ExitCode() {}
}
