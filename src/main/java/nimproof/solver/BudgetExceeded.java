package nimproof.solver;

/** Ends a search that ran out of its budget; the message names what ran out. */
public final class BudgetExceeded extends RuntimeException {
  private static final long serialVersionUID = 1;

  BudgetExceeded(String message) {
    super(message, null, false, false);
  }
}
