package nimproof.spec;

import nimproof.statement.Location;

/**
 * A scalar of a YAML file, with where its characters stand.
 *
 * @param location where its first character stands
 * @param indent how far its further lines are indented; -1 if its characters do not stand in the
 *     file as they do in the value, so that only the first can be placed
 */
record Text(String value, Location location, int indent) {

  /** Makes a text all on one line. */
  static Text onOneLine(String value, Location location) {
    return new Text(value, location, 0);
  }

  /** Gives the place of a character, as well as it is known. */
  Location locationAt(int offset) {
    if (indent < 0) {
      return location;
    }
    String before = value.substring(0, Math.min(offset, value.length()));
    int line = (int) before.chars().filter(c -> c == '\n').count();
    int column = offset - before.lastIndexOf('\n') - 1;
    return new Location(
        location.file(),
        location.line() + line,
        line == 0 ? location.column() + column : indent + column + 1);
  }
}
