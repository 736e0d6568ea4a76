package nimproof.spec;

import java.util.stream.Collectors;
import nimproof.statement.Location;

/** One mistake in a spec; the message is one line of printable characters. */
public record Diagnostic(Location location, String message) {

  private static final int LONGEST = 600;

  /** Cuts a long message and shows control characters, which a spec may hold, as escapes. */
  public Diagnostic {
    message =
        message
            .codePoints()
            .limit(LONGEST + 1)
            .mapToObj(Diagnostic::visible)
            .collect(Collectors.joining());
    if (message.codePointCount(0, message.length()) > LONGEST) {
      message = message.substring(0, message.offsetByCodePoints(0, LONGEST)) + "…";
    }
  }

  private static String visible(int character) {
    return Character.isISOControl(character)
        ? "\\u%04x".formatted(character)
        : Character.toString(character);
  }

  /** Writes the mistake as compilers do. */
  @Override
  public String toString() {
    return location + ": " + message;
  }
}
