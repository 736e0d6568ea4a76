package nimproof.verify;

/** What came out of checking a statement. */
public sealed interface Verdict {

  /** Every instance of the scope was checked and the claim holds on all of them. */
  record Holds() implements Verdict {}

  /**
   * Some instances contradict the claim.
   *
   * @param failures how many do, the smallest included
   * @param complete whether the whole scope was checked, so that there are no more and none is
   *     smaller
   */
  record Refuted(long failures, boolean complete) implements Verdict {}

  /**
   * The budget ran out before a contradiction was found.
   *
   * @param reason what ran out
   * @param at the instance at which it did
   */
  record Undecided(String reason, String at) implements Verdict {}

  /** Writes the verdict in one word, in capitals. */
  default String word() {
    return getClass().getSimpleName().toUpperCase(java.util.Locale.ROOT);
  }
}
