package nimproof.certificate;

/**
 * A claim that a checker accepted, word for word.
 *
 * @param game what is played, and on what, as headers write it
 * @param position the sets that describe the position, as the header writes them
 * @param equal whether the nim-value is this one, or any but this one
 */
public record Fact(String game, String position, boolean equal, int value) {}
