package nimproof.spec;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What to write instead of the signs and words of other languages. */
final class Advice {

  private static final String STRAIGHT = "straight quotes, \" or '";

  private static final Map<String, String> INSTEAD =
      Map.ofEntries(
          Map.entry("=", "== to compare"),
          Map.entry("^", "n * n for the square of n"),
          Map.entry("&", "&&"),
          Map.entry("|", "||"),
          Map.entry("and", "&&"),
          Map.entry("or", "||"),
          Map.entry("not", "! for 'not'"),
          Map.entry("if", "a ? b : c for 'if a then b else c'"),
          Map.entry("=<", "<="),
          Map.entry("=>", ">="),
          Map.entry("≤", "<="),
          Map.entry("≥", ">="),
          Map.entry("≠", "!="),
          Map.entry("“", STRAIGHT),
          Map.entry("”", STRAIGHT),
          Map.entry("„", STRAIGHT),
          Map.entry("‘", STRAIGHT),
          Map.entry("’", STRAIGHT));

  private static final Pattern AFTER_NOT = Pattern.compile(".*\\bnot\\s+", Pattern.DOTALL);
  private static final Pattern DIFFERENCE = Pattern.compile("([0-9]+)\\s*-\\s*(\\w+)");
  private static final Pattern DOTS = Pattern.compile("\\.{3,}");

  private Advice() {}

  /** Gives {@code ; write x} for a sign or word, or nothing if it is none that people know. */
  static String instead(String found) {
    return INSTEAD.containsKey(found) ? "; write " + INSTEAD.get(found) : "";
  }

  /** Does the same for a sign or word and what stands before it. */
  static String instead(String found, String before) {
    return instead(AFTER_NOT.matcher(before).matches() ? "not" : found);
  }

  /** Gives the range, or the list, that was probably meant by a number. */
  static String list(String number) {
    String line = onOneLine(number);
    Matcher difference = DIFFERENCE.matcher(line);
    return difference.matches()
        ? "; write %s..%s".formatted(difference.group(1), difference.group(2))
        : "; write [%s]".formatted(line);
  }

  /** Gives an expression with two dots wherever it has more. */
  static String dots(String expression) {
    Matcher dots = DOTS.matcher(onOneLine(expression));
    return dots.find() ? "; a range has two dots: " + dots.replaceAll("..") : "";
  }

  static String onOneLine(String expression) {
    return expression.strip().replaceAll("\\s+", " ");
  }
}
