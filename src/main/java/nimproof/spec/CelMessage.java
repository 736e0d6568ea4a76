package nimproof.spec;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What CEL says about a mistake, said for the author of a spec.
 *
 * @param text the expression
 * @param place where in it the mistake is
 */
record CelMessage(String message, String text, int place, Set<String> variables) {

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

  private static final String END = "<EOF>";

  String explained() {
    Matcher unknown = UNKNOWN.matcher(message);
    if (unknown.matches()) {
      return unknown(unknown.group(1));
    }
    Matcher overload = OVERLOAD.matcher(message);
    if (overload.matches()) {
      return overload(overload.group(1), overload.group(2));
    }
    if (message.contains("recursion limit exceeded")) {
      return "the expression is nested too deeply, or is a sum of too many terms; split it with"
          + " 'define:'";
    }
    Matcher field = FIELD.matcher(message);
    return field.matches()
        ? "%s has no fields; write f(x) instead of x.f".formatted(typeWords(field.group(1)))
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

  private String unknown(String name) {
    if (name.equals(Question.IT) || name.equals(Question.GAME)) {
      return "there is no structure here to ask this of; say which, or add an 'on:' line";
    }
    if (!Advice.instead(name).isEmpty()) {
      return "unknown name '%s'%s".formatted(name, Advice.instead(name));
    }
    List<String> signatures = Vocabulary.signatures(name);
    if (signatures.contains(name)) {
      return "'%s' is asked of a structure, and there is none here; add an 'on:' line"
          .formatted(name);
    }
    if (!signatures.isEmpty()) {
      return "'%s' needs its arguments; write %s".formatted(name, String.join(" or ", signatures));
    }
    List<String> known = new ArrayList<>(variables);
    Vocabulary.words().forEach(word -> known.add(word.name()));
    return "unknown name '%s'%s".formatted(name, Nearest.suggestion(name, known));
  }

  private String overload(String function, String applied) {
    String found = arguments(applied);
    List<String> forms = Vocabulary.forms(function);
    if (forms.isEmpty()) {
      return "'%s' cannot be applied to %s%s"
          .formatted(operator(function), found, new Chain(text).advice(place));
    }
    return "'%s' was given %s; write %s".formatted(function, found, String.join(" or ", forms));
  }

  /** Writes {@code _+_} as {@code +}. */
  private static String operator(String function) {
    return function.matches("@?_.*|.*_") ? function.replaceAll("[@_]", "") : function;
  }

  /** Writes the types of arguments in words; the game is never written. */
  private static String arguments(String applied) {
    String inside = applied.replaceAll("^(?:[^(]*\\.)?\\(|\\)$", "");
    List<String> types =
        Arrays.stream(inside.split(", (?![^(]*\\))"))
            .filter(type -> !type.isEmpty() && !type.equals("game"))
            .map(CelMessage::typeWords)
            .toList();
    if (types.size() < 2) {
      return types.isEmpty() ? "nothing" : types.get(0);
    }
    int last = types.size() - 1;
    return String.join(", ", types.subList(0, last)) + " and " + types.get(last);
  }

  private static String typeWords(String type) {
    if (type.startsWith("list(")) {
      return "a list";
    }
    return switch (type) {
      case "int" -> "a whole number";
      case "bool" -> "a condition (true or false)";
      case "string" -> "a text";
      case "double" -> "a decimal number";
      case "structure" -> "a structure";
      case "structures" -> "a family of structures";
      case "dyn" -> "a value of any kind";
      default -> type;
    };
  }
}
