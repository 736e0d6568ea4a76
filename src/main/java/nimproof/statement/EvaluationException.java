package nimproof.statement;

/** Says that an expression has no value for some bindings. */
public final class EvaluationException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Location location;

  /** Takes the place of the expression and what is wrong. */
  public EvaluationException(Location location, String message) {
    super(message);
    this.location = location;
  }

  /** Tells where the expression stands. */
  public Location location() {
    return location;
  }
}
