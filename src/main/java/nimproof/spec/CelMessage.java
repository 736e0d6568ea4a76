package nimproof.spec;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What CEL says about a mistake, said for the author of a spec. */
final class CelMessage {

  private static final Pattern UNKNOWN = Pattern.compile("undeclared reference to '([^']*)'.*");
  private static final Pattern OVERLOAD =
      Pattern.compile("found no matching overload for '([^']*)' applied to '([^']*)'.*");
  private static final Pattern SYNTAX =
      Pattern.compile("(?:mismatched|extraneous) input '([^']*)' expecting.*", Pattern.DOTALL);

  private final String message;
  private final Set<String> variables;

  CelMessage(String message, Set<String> variables) {
    this.message = message;
    this.variables = variables;
  }

  /**
   * Gives how far a name reaches back from the place that CEL names: it points at the parenthesis
   * of a call, and a reader wants to see the function's name.
   */
  int nameBefore(String expression, int offset) {
    boolean atParenthesis = offset < expression.length() && expression.charAt(offset) == '(';
    int start = offset;
    while (atParenthesis
        && start > 0
        && Character.isJavaIdentifierPart(expression.charAt(start - 1))) {
      start--;
    }
    return offset - start;
  }

  String explained() {
    Matcher unknown = UNKNOWN.matcher(message);
    if (unknown.matches()) {
      return unknown(unknown.group(1));
    }
    Matcher overload = OVERLOAD.matcher(message);
    if (overload.matches()) {
      return overload(overload.group(1), overload.group(2));
    }
    Matcher syntax = SYNTAX.matcher(message);
    if (syntax.matches()) {
      return syntax.group(1).equals("<EOF>")
          ? "the expression ends too early"
          : "did not expect '" + syntax.group(1) + "' here";
    }
    return message.replace("'<EOF>'", "the end");
  }

  private String unknown(String name) {
    if (name.equals(Question.IT) || name.equals(Question.GAME)) {
      return "there is no structure here to ask this of; say which, or add an 'on:' line";
    }
    if (Vocabulary.QUESTIONS.containsKey(name)) {
      return "'%s' is asked of a structure, and there is none here; add an 'on:' line"
          .formatted(name);
    }
    List<String> known = new ArrayList<>(variables);
    Vocabulary.words().forEach(word -> known.add(word.name()));
    return "unknown name '%s'%s".formatted(name, Nearest.suggestion(name, known));
  }

  private String overload(String function, String applied) {
    String found = applied.replace("game, ", "").replaceAll("^\\(\\)$", "nothing");
    List<String> signatures = Vocabulary.signatures(function);
    return signatures.isEmpty()
        ? "'%s' cannot be applied to %s".formatted(function.replace("_", ""), found)
        : "'%s' was given %s; write %s".formatted(function, found, String.join(" or ", signatures));
  }
}
