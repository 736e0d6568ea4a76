package nimproof.certificate;

/** Says that a statement needs something that its certificate does not claim. */
public final class Uncertified extends RuntimeException {
  private static final long serialVersionUID = 1;

  Uncertified(String what) {
    super("the certificate lacks " + what, null, false, false);
  }
}
