package nimproof.report.formula;

/** There is no usual notation for an expression. */
final class UnknownNotation extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UnknownNotation(String found) {
    super(found);
  }
}
