package nimproof.statement;

/**
 * What a verdict rests on.
 *
 * @param method how a nim-value is checked on each structure
 * @param sampled whether the structures are drawn at random, rather than all that the scope names
 */
public record Basis(Method method, boolean sampled) {

  /** How a nim-value is checked. */
  public enum Method {
    /** The game is solved. */
    SOLVING,
    /** The formula is compared with what it gives for the options; nothing is solved. */
    INDUCTION
  }

  /** Tells whether only the step of an induction is checked. */
  public boolean isInduction() {
    return method == Method.INDUCTION;
  }

  /** Writes it in words, such as {@code induction step, sampled}. */
  public String words() {
    return (isInduction() ? "induction step, " : "solved, ") + (sampled ? "sampled" : "exhaustive");
  }
}
