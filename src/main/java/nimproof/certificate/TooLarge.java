package nimproof.certificate;

/** Says that something has no certificate within the limits; the message names the limit. */
public final class TooLarge extends RuntimeException {
  private static final long serialVersionUID = 1;

  TooLarge(String message) {
    super(message, null, false, false);
  }
}
