package nimproof.spec;

import nimproof.statement.Location;

/**
 * A value of a YAML file, with where its characters stand.
 *
 * @param source the characters it was made from
 */
record Text(String value, SourceCharacters source) {

  /** Makes a text that stands by itself. */
  static Text alone(String value, String file) {
    return new Text(value, SourceCharacters.plain(file, value));
  }

  /** Gives the characters from a place to before another. */
  Text part(int from, int to) {
    int start = source.startOf(visible(value.substring(0, from)));
    SourceCharacters rest =
        new SourceCharacters(source.file(), source.text(), start, source.style());
    return new Text(value.substring(from, to), rest);
  }

  /** Tells where its first character stands. */
  Location location() {
    return source.locationAt(source.start());
  }

  /**
   * Gives the place of a character.
   *
   * <p>YAML folds and drops white space, so characters are counted without it; a place at white
   * space or at the end is the one after the last character before it.
   */
  Location locationAt(int offset) {
    int end = Math.min(offset, value.length());
    int before = visible(value.substring(0, end));
    boolean onCharacter = end < value.length() && !Character.isWhitespace(value.charAt(end));
    return source.locationAt(onCharacter ? source.startOf(before) : source.endOf(before - 1));
  }

  private static int visible(String part) {
    return (int) part.codePoints().filter(c -> !Character.isWhitespace(c)).count();
  }
}
