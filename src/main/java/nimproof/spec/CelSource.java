package nimproof.spec;

import nimproof.statement.Location;

/**
 * An expression as its author wrote it, and as CEL reads it.
 *
 * @param syntax what CEL reads
 */
record CelSource(Text text, RangeSyntax syntax) {

  /** The longest expression, in characters. */
  private static final int LONGEST = 20_000;

  static CelSource of(Text text) {
    if (text.value().length() > LONGEST) {
      throw new SpecException(
          text.location(),
          "the expression has %,d characters; the most is %,d"
              .formatted(text.value().length(), LONGEST));
    }
    return new CelSource(text, RangeSyntax.rewrite(text.value()));
  }

  String cel() {
    return syntax.cel();
  }

  /** Gives the place in the file of a character that CEL counts from 0. */
  Location locationOf(int character) {
    return text.locationAt(placeOf(character));
  }

  /** Gives the index in the author's text of a character that CEL counts from 0. */
  int placeOf(int character) {
    int offset = cel().offsetByCodePoints(0, Math.min(character, length()));
    return syntax.origin(offset - nameBefore(offset));
  }

  private int length() {
    return cel().codePointCount(0, cel().length());
  }

  /** Counts the characters before a line that CEL counts from 1. */
  int lineStart(int line) {
    int start = 0;
    for (int i = 1; i < line; i++) {
      start = cel().indexOf('\n', start) + 1;
    }
    return cel().codePointCount(0, start);
  }

  /**
   * Gives how far a name reaches back from a place: CEL points at the parenthesis of a call, and a
   * reader wants to see the function's name.
   */
  private int nameBefore(int offset) {
    boolean atParenthesis = offset < cel().length() && cel().charAt(offset) == '(';
    int start = offset;
    while (atParenthesis && start > 0 && Character.isJavaIdentifierPart(cel().charAt(start - 1))) {
      start--;
    }
    return offset - start;
  }
}
