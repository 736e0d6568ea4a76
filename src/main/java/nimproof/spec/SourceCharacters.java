package nimproof.spec;

import nimproof.statement.Location;
import org.snakeyaml.engine.v2.common.ScalarStyle;

/**
 * The characters of a file that a value was made from.
 *
 * <p>Walks through those that are not white space one by one, the way they appear in the value: two
 * single quotes or an escape such as {@code \"} are one character.
 *
 * @param file the name of the file
 * @param text all that stands in it
 * @param start where the value's first character can stand, after a quote or a block's first line
 */
record SourceCharacters(String file, String text, int start, ScalarStyle style) {

  private static final String WHITE_ESCAPES = "tnrvLP \t\n\r";

  /** Takes a text as it is. */
  static SourceCharacters plain(String file, String text) {
    return new SourceCharacters(file, text, 0, ScalarStyle.PLAIN);
  }

  /** Gives the index of the visible character with a number, counted from 0. */
  int startOf(int number) {
    int index = skipWhite(start);
    for (int i = 0; i < number && index < text.length(); i++) {
      index = skipWhite(index + length(index));
    }
    return index;
  }

  /** Gives the index after the visible character with a number; for -1 where the value starts. */
  int endOf(int number) {
    if (number < 0) {
      return start;
    }
    int index = startOf(number);
    return Math.min(text.length(), index + length(index));
  }

  private int skipWhite(int from) {
    int index = from;
    while (index < text.length() && isWhite(index)) {
      index += length(index);
    }
    return index;
  }

  private boolean isWhite(int index) {
    return isEscape(index)
        ? WHITE_ESCAPES.indexOf(text.charAt(index + 1)) >= 0
        : Character.isWhitespace(text.charAt(index));
  }

  private boolean isEscape(int index) {
    return style == ScalarStyle.DOUBLE_QUOTED
        && text.charAt(index) == '\\'
        && index + 1 < text.length();
  }

  /** Gives how many chars of the file make one character of the value. */
  private int length(int index) {
    if (index >= text.length()) {
      return 0;
    }
    if (isEscape(index)) {
      return switch (text.charAt(index + 1)) {
        case 'x' -> 4;
        case 'u' -> 6;
        case 'U' -> 10;
        default -> 2;
      };
    }
    return style == ScalarStyle.SINGLE_QUOTED && text.startsWith("''", index)
        ? 2
        : Character.charCount(text.codePointAt(index));
  }

  /** Gives the place of an index; columns count characters, not bytes. */
  Location locationAt(int index) {
    int line = (int) text.substring(0, index).chars().filter(c -> c == '\n').count();
    int lineStart = text.lastIndexOf('\n', index - 1) + 1;
    return new Location(file, line + 1, text.codePointCount(lineStart, index) + 1);
  }
}
