package nimproof.spec;

import java.util.List;
import java.util.stream.IntStream;
import nimproof.spec.Lexeme.Sort;

/** A chain of comparisons such as {@code 1 <= g <= 3}, which must be written as two. */
final class Chain {

  private final String text;
  private final List<Lexeme> lexemes;
  private final Operands operands;

  Chain(String text) {
    this.text = text;
    this.lexemes = Lexeme.of(text);
    this.operands = new Operands(lexemes);
  }

  /** Gives {@code ; write x} for the chain whose second sign stands at a place, or nothing. */
  String advice(int place) {
    int sign =
        IntStream.range(0, lexemes.size()).filter(i -> startsAt(i, place)).findFirst().orElse(0);
    int middle = operands.startBefore(sign);
    int firstSign = middle;
    while (isSign(firstSign - 1)) {
      firstSign--;
    }
    int first = operands.startBefore(firstSign);
    int last = operands.endAfter(isSign(sign + 1) ? sign + 1 : sign);
    boolean complete = first < firstSign && firstSign < middle && middle < sign && sign < last;
    return complete && isSign(sign)
        ? "; write %s && %s".formatted(words(first, sign - 1), words(middle, last))
        : "";
  }

  private boolean startsAt(int index, int place) {
    return lexemes.get(index).start() == place;
  }

  private boolean isSign(int index) {
    return index >= 0
        && index < lexemes.size()
        && lexemes.get(index).is(Sort.OTHER)
        && "<>=!".contains(lexemes.get(index).text());
  }

  private String words(int first, int last) {
    return Advice.onOneLine(text.substring(lexemes.get(first).start(), lexemes.get(last).end()));
  }
}
