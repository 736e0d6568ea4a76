package nimproof.spec;

import nimproof.statement.Location;

/** One mistake in a spec. */
public record Diagnostic(Location location, String message) {

  /** Writes the mistake as compilers do. */
  @Override
  public String toString() {
    return location + ": " + message;
  }
}
