package nimproof.spec;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import nimproof.statement.Location;

/** Finds a key that is indented more than the key above it, though that has a value already. */
final class Indentation {

  private static final Pattern KEY = Pattern.compile("( *)(\\w+):(?: .*)?");

  private Indentation() {}

  /**
   * Gives the mistake of such a key.
   *
   * @param where the place that YAML complains about
   */
  static Optional<SpecException> mistake(String text, Location where) {
    List<String> lines = text.lines().toList();
    if (where.line() < 1 || where.line() > lines.size()) {
      return Optional.empty();
    }
    Matcher key = KEY.matcher(lines.get(where.line() - 1));
    return key.matches() && where.column() - 1 <= key.end(2) && isDeeper(key, lines, where.line())
        ? Optional.of(mistake(key, where))
        : Optional.empty();
  }

  /** Compares with the last line above that is neither empty nor a comment. */
  private static boolean isDeeper(Matcher key, List<String> lines, int line) {
    return IntStream.iterate(line - 2, i -> i >= 0, i -> i - 1)
        .mapToObj(lines::get)
        .filter(above -> !above.isBlank() && !above.strip().startsWith("#"))
        .findFirst()
        .map(KEY::matcher)
        .filter(above -> above.matches() && above.end(1) < key.end(1))
        .isPresent();
  }

  private static SpecException mistake(Matcher key, Location where) {
    return new SpecException(
        new Location(where.file(), where.line(), key.end(1) + 1),
        ("'%s:' is indented more than the line above, so it belongs to the value there; begin both"
                + " in the same column, or put that whole value in quotes")
            .formatted(key.group(2)));
  }
}
