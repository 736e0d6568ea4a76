package nimproof.report.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words and signs of an expression, one after the other. */
final class Tokens {

  private static final Pattern TOKEN =
      Pattern.compile(
          "\\s*(\\d+|[\\p{L}_]\\w*|\"[^\"\\\\]*\"|'[^'\\\\]*'"
              + "|\\.\\.|==|!=|<=|>=|&&|\\|\\||[-+*/%<>!?:,.()\\[\\]])\\s*");

  private final List<String> tokens = new ArrayList<>();
  private int next;

  Tokens(String text) {
    Matcher token = TOKEN.matcher(text);
    int from = 0;
    while (from < text.length()) {
      if (!token.find(from) || token.start() != from) {
        throw new UnknownNotation(text.substring(from));
      }
      tokens.add(token.group(1));
      from = token.end();
    }
  }

  /** Gives the next token without taking it; empty at the end. */
  String peek() {
    return next < tokens.size() ? tokens.get(next) : "";
  }

  String take() {
    String token = peek();
    next++;
    return token;
  }

  /** Takes the next token if it is this one. */
  boolean takeIf(String token) {
    boolean isNext = !peek().isEmpty() && peek().equals(token);
    next += isNext ? 1 : 0;
    return isNext;
  }

  void require(String token) {
    if (!takeIf(token)) {
      throw new UnknownNotation(peek());
    }
  }
}
