package nimproof.spec;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A word or sign of an expression.
 *
 * @param start where it begins
 */
record Lexeme(Sort sort, String text, int start) {

  /** What a lexeme is. */
  enum Sort {
    // A quote ends a string unless an odd number of backslashes stands before it.
    STRING("\"\"\".*?\"\"\"|'''.*?'''|([\"']).*?(?<!\\\\)(?:\\\\\\\\)*+\\2"),
    COMMENT("//[^\n]*"),
    RANGE("\\.\\."),
    NUMBER("0[xX][0-9A-Fa-f]+[uU]?|[0-9]+(?:\\.(?!\\.)[0-9]+)?(?:[eE][+-]?[0-9]+)?[uU]?"),
    NAME("[A-Za-z_][A-Za-z0-9_]*"),
    OPEN("[(\\[{]"),
    CLOSE("[)\\]}]"),
    ARITHMETIC("[+*/%-]"),
    DOT("\\."),
    OTHER("\\S");

    private final String pattern;

    Sort(String pattern) {
      this.pattern = pattern;
    }
  }

  private static final Pattern ANY = Pattern.compile(alternatives(), Pattern.DOTALL);

  private static String alternatives() {
    List<String> alternatives = new ArrayList<>();
    for (Sort sort : Sort.values()) {
      alternatives.add("(?<" + sort.name() + ">" + sort.pattern + ")");
    }
    return String.join("|", alternatives);
  }

  /** Splits an expression, leaving out white space and comments. */
  static List<Lexeme> of(String expression) {
    List<Lexeme> lexemes = new ArrayList<>();
    Matcher matcher = ANY.matcher(expression);
    while (matcher.find()) {
      for (Sort sort : Sort.values()) {
        if (sort != Sort.COMMENT && matcher.group(sort.name()) != null) {
          lexemes.add(new Lexeme(sort, matcher.group(), matcher.start()));
        }
      }
    }
    return lexemes;
  }

  int end() {
    return start + text.length();
  }

  boolean is(Sort wanted) {
    return sort == wanted;
  }

  /** Tells whether it is a word that joins expressions rather than naming something. */
  boolean isKeyword() {
    return text.equals("in") || text.equals(RangeSyntax.STEP);
  }
}
