package nimproof.cli;

import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.TypeConversionException;

/** Durations as people write them: {@code 500ms}, {@code 60s}, {@code 5m}, {@code 2h}. */
final class Durations {

  private static final Pattern SYNTAX = Pattern.compile("([0-9]{1,9})(ms|s|m|h)");

  private Durations() {}

  static Duration parse(String text) {
    Matcher matcher = SYNTAX.matcher(text);
    if (!matcher.matches()) {
      throw new TypeConversionException(
          "'%s' is not a duration; write one such as 500ms, 60s, 5m or 2h".formatted(text));
    }
    long amount = Long.parseLong(matcher.group(1));
    return switch (matcher.group(2)) {
      case "ms" -> Duration.ofMillis(amount);
      case "s" -> Duration.ofSeconds(amount);
      case "m" -> Duration.ofMinutes(amount);
      default -> Duration.ofHours(amount);
    };
  }

  /** Writes a duration in seconds, such as {@code 1.25 s}. */
  static String seconds(Duration duration) {
    return String.format(Locale.ROOT, "%.2f s", duration.toMillis() / 1000.0);
  }
}
