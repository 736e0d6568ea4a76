package nimproof.spec;

/**
 * A name that expressions can use, with what it means.
 *
 * @param signature how it is written, such as {@code degree(x)}
 */
public record Word(Sort sort, String name, String signature, String summary) {

  /** What a name is the name of. */
  public enum Sort {
    /** Makes structures. */
    FAMILY,
    /** Asks something of a structure or of the game on it. */
    INVARIANT,
    /** Computes with numbers and lists. */
    FUNCTION
  }
}
