package nimproof.spec;

import nimproof.statement.Location;

/** Carries a mistake up to where mistakes are collected. */
final class SpecException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Diagnostic diagnostic;

  SpecException(Location location, String message) {
    super(message);
    this.diagnostic = new Diagnostic(location, message);
  }

  Diagnostic diagnostic() {
    return diagnostic;
  }
}
