package nimproof.spec;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What to say of a function or a sign that was given what it does not take.
 *
 * @param function what CEL calls it
 * @param applied the types of what it was given, in CEL's words
 * @param text the expression
 * @param place where in it the function stands
 */
record WrongArguments(String function, String applied, String text, int place) {

  private static final String IN = "@in";
  private static final String MOVE = "move)";
  private static final Pattern RANGE_CALLED =
      Pattern.compile("(.+?\\.\\.\\s*\\w+)\\s*\\.\\s*(\\w+)\\(.*", Pattern.DOTALL);

  String message() {
    if (function.equals("range") && !text.startsWith("range", place)) {
      Matcher called = RANGE_CALLED.matcher(text.substring(place));
      if (called.matches()) {
        return "the range needs parentheses before a point; write (%s).%s(…)"
            .formatted(Advice.onOneLine(called.group(1)), called.group(2));
      }
    }
    List<String> forms = Vocabulary.forms(function);
    return forms.isEmpty() ? ofSign() : ofFunction(forms);
  }

  private String ofSign() {
    return "'%s' cannot be applied to %s%s"
        .formatted(sign(), words(types()), isEntryOfLists() ? list() : chain());
  }

  /** Writes {@code _+_} as {@code +}. */
  private String sign() {
    return function.equals(IN)
        ? "in"
        : function.matches("@?_.*|.*_") ? function.replaceAll("[@_]", "") : function;
  }

  private String chain() {
    return new Chain(text).advice(place);
  }

  /** Tells whether a number or a text is looked for in a list of lists. */
  private boolean isEntryOfLists() {
    List<String> types = types();
    return function.equals(IN)
        && types.size() == 2
        && !types.get(0).startsWith("list(")
        && types.get(1).startsWith("list(list(");
  }

  private String list() {
    List<Lexeme> lexemes = Lexeme.of(text);
    int in =
        IntStream.range(0, lexemes.size())
            .filter(i -> lexemes.get(i).start() == place)
            .findFirst()
            .orElse(0);
    Operands operands = new Operands(lexemes);
    int first = lexemes.get(operands.startBefore(in)).start();
    int end = lexemes.get(operands.endAfter(in)).end();
    return "; a move, an edge and a face are lists: write [%s] %s"
        .formatted(text.substring(first, place).strip(), text.substring(place, end));
  }

  private String ofFunction(List<String> forms) {
    Optional<Call> call = Call.at(text, place);
    List<String> given = written(call);
    boolean movesAreLists =
        !given.isEmpty()
            && forms.get(0).endsWith("(" + MOVE)
            && List.of("int", "string").contains(given.get(given.size() - 1));
    return "'%s' was given %s; %s"
        .formatted(
            function,
            words(given),
            movesAreLists && call.isPresent()
                ? "a move is a list: write " + call.get().withList()
                : "write " + String.join(" or ", forms));
  }

  /** Leaves out the types of arguments that were filled in. */
  private List<String> written(Optional<Call> call) {
    List<String> types = types();
    int filledIn = call.map(written -> types.size() - written.arguments().size()).orElse(0);
    return types.subList(Math.max(0, filledIn), types.size());
  }

  private List<String> types() {
    String inside = applied.replaceAll("^(?:[^(]*\\.)?\\(|\\)$", "");
    return Arrays.stream(inside.split(", (?![^(]*\\))")).filter(type -> !type.isEmpty()).toList();
  }

  private static String words(List<String> types) {
    List<String> words = types.stream().map(Types::words).toList();
    int last = words.size() - 1;
    return last < 1
        ? words.stream().findFirst().orElse("nothing")
        : words.stream().limit(last).collect(Collectors.joining(", ")) + " and " + words.get(last);
  }
}
