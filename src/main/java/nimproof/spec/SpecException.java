package nimproof.spec;

import nimproof.statement.Location;

/** Carries a mistake up to where mistakes are collected. */
public final class SpecException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Diagnostic diagnostic;

  SpecException(Location location, String message) {
    super(message);
    this.diagnostic = new Diagnostic(location, message);
  }

  /** Gives the mistake with its place. */
  public Diagnostic diagnostic() {
    return diagnostic;
  }
}
