package nimproof.kernel;

/**
 * A claim of a header: the nim-value of a position, or a value that it does not have.
 *
 * @param game what is played, and on what, such as {@code take-away on the complex with facets}
 * @param position the sets that describe the position, as the header writes them
 * @param label the author's name for the instance; shown, but nothing rests on it
 */
public record Claim(String game, String position, Judgement judgement, String label) {

  /** Says in a sentence what is proved. */
  public String sentence() {
    String instance = label.isEmpty() ? "" : " (" + label + ")";
    return "%s %s has nim-value %s%s".formatted(game, position, judgement, instance);
  }
}
