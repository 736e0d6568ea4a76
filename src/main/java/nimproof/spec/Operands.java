package nimproof.spec;

import java.util.List;
import nimproof.spec.Lexeme.Sort;

/** Finds the sums and products that stand on both sides of a sign. */
final class Operands {

  private final List<Lexeme> lexemes;

  Operands(List<Lexeme> lexemes) {
    this.lexemes = lexemes;
  }

  /** Gives the first lexeme of the operand that ends before a sign; the sign if there is none. */
  int startBefore(int sign) {
    int start = factorBefore(sign);
    while (start < sign && is(start - 1, Sort.ARITHMETIC)) {
      int factor = factorBefore(start - 1);
      boolean unary = factor == start - 1;
      if (unary && !text(start - 1).equals("-")) {
        return start;
      }
      start = factor;
    }
    return start;
  }

  /** Gives the last lexeme of the operand that begins after a sign; the sign if there is none. */
  int endAfter(int sign) {
    int end = factorAfter(sign);
    while (end > sign && is(end + 1, Sort.ARITHMETIC)) {
      int factor = factorAfter(end + 1);
      if (factor == end + 1) {
        return end;
      }
      end = factor;
    }
    return end;
  }

  /** Goes back over a number, a name, or a group, with the calls and fields that hang together. */
  private int factorBefore(int place) {
    int start = place;
    while (true) {
      int atom = is(start - 1, Sort.CLOSE) ? opening(start - 1) : start - 1;
      boolean group = is(start - 1, Sort.CLOSE);
      if (atom < 0 || !(group || isAtom(atom))) {
        return start;
      }
      start = atom;
      if (is(start - 1, Sort.DOT)) {
        start--;
      } else if (!group || !(isAtom(start - 1) || is(start - 1, Sort.CLOSE))) {
        return start;
      }
    }
  }

  private int factorAfter(int place) {
    int first = place + 1;
    while (first < lexemes.size() && text(first).equals("-")) {
      first++;
    }
    if (!isAtom(first) && !is(first, Sort.OPEN)) {
      return place;
    }
    int end = is(first, Sort.OPEN) ? closing(first) : first;
    while (is(end + 1, Sort.OPEN) || (is(end + 1, Sort.DOT) && isAtom(end + 2))) {
      end = is(end + 1, Sort.OPEN) ? closing(end + 1) : end + 2;
    }
    return end;
  }

  private boolean isAtom(int index) {
    return is(index, Sort.NUMBER)
        || is(index, Sort.STRING)
        || (is(index, Sort.NAME) && !lexemes.get(index).isKeyword());
  }

  private int opening(int close) {
    int depth = 0;
    for (int i = close; i >= 0; i--) {
      depth += is(i, Sort.CLOSE) ? 1 : is(i, Sort.OPEN) ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    return -1;
  }

  private int closing(int open) {
    int depth = 0;
    for (int i = open; i < lexemes.size(); i++) {
      depth += is(i, Sort.OPEN) ? 1 : is(i, Sort.CLOSE) ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    return lexemes.size() - 1;
  }

  private boolean is(int index, Sort sort) {
    return index >= 0 && index < lexemes.size() && lexemes.get(index).is(sort);
  }

  private String text(int index) {
    return lexemes.get(index).text();
  }
}
