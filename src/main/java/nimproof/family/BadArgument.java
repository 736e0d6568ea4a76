package nimproof.family;

/** Says which family was called with which argument that it cannot take, and what it needs. */
public final class BadArgument extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  BadArgument(String message) {
    super(message);
  }
}
