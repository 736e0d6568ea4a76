package nimproof.spec;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What CEL says about a mistake, said for the author of a spec.
 *
 * @param text the expression
 * @param place where in it the mistake is
 */
record CelMessage(
    String message, String text, int place, Set<String> variables, Surroundings surroundings) {

  private static final Pattern UNKNOWN = Pattern.compile("undeclared reference to '([^']*)'.*");
  private static final Pattern OVERLOAD =
      Pattern.compile("found no matching overload for '([^']*)' applied to '([^']*)'.*");
  private static final Pattern SYNTAX =
      Pattern.compile(
          "(?:mismatched|extraneous) input '(.*?)' expecting.*|token recognition error at: '(.*)'",
          Pattern.DOTALL);
  private static final Pattern MISSING = Pattern.compile("missing '(.)' at '(.*)'", Pattern.DOTALL);
  private static final Pattern RESERVED = Pattern.compile("reserved identifier: (.*)");
  private static final Pattern ALTERNATIVE =
      Pattern.compile("no viable alternative at input '(.*)'", Pattern.DOTALL);
  private static final Pattern FIELD =
      Pattern.compile("type '([^']*)' does not support field selection");

  private static final Pattern NUMBER = Pattern.compile("For input string: \"([^\"]*)\".*");

  private static final String END = "<EOF>";

  String explained() {
    Matcher unknown = UNKNOWN.matcher(message);
    if (unknown.matches()) {
      return new UnknownName(unknown.group(1), text, place, variables, surroundings).message();
    }
    Matcher overload = OVERLOAD.matcher(message);
    if (overload.matches()) {
      return new WrongArguments(overload.group(1), overload.group(2), text, place).message();
    }
    if (message.contains("recursion limit exceeded")) {
      return "the expression is nested too deeply, or is a sum of too many terms; split it with"
          + " 'define:'";
    }
    Matcher number = NUMBER.matcher(message);
    if (number.matches()) {
      return number.group(1) + " does not fit into 64 bits";
    }
    Matcher field = FIELD.matcher(message);
    return field.matches()
        ? "%s has no fields; write f(x) instead of x.f".formatted(Types.words(field.group(1)))
        : syntax();
  }

  private String syntax() {
    Matcher syntax = SYNTAX.matcher(message);
    if (syntax.matches()) {
      String found = syntax.group(1) != null ? syntax.group(1) : syntax.group(2);
      return found.equals(END) ? "the expression ends too early" : unexpected(found.strip());
    }
    Matcher missing = MISSING.matcher(message);
    if (missing.matches()) {
      String next = missing.group(2);
      return "'%s' is missing %s"
          .formatted(missing.group(1), next.equals(END) ? "at the end" : "before '" + next + "'");
    }
    Matcher reserved = RESERVED.matcher(message);
    if (reserved.matches()) {
      return unexpected(reserved.group(1));
    }
    return ALTERNATIVE.matcher(message).matches()
        ? "did not expect this here" + Advice.dots(text)
        : message;
  }

  private String unexpected(String found) {
    return "did not expect '%s' here".formatted(found)
        + Advice.instead(found, text.substring(0, place));
  }
}
