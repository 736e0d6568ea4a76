package nimproof.report.formula;

import static nimproof.report.formula.Formula.row;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nimproof.report.formula.Formula.Case;
import nimproof.report.formula.Formula.Cases;
import nimproof.report.formula.Formula.Fraction;
import nimproof.report.formula.Formula.Indexed;
import nimproof.report.formula.Formula.Prose;
import nimproof.report.formula.Formula.Row;
import nimproof.report.formula.Formula.Sign;
import nimproof.report.formula.Formula.Word;

/**
 * Reads an expression from left to right, loosest operators outside:
 *
 * <pre>
 *   c ? a : b      ||      &amp;&amp;      == != &lt; … in      ..      + -      * / %      ! -      f(x)  l.all(x, …)  l[i]
 * </pre>
 *
 * <p>Division drops the remainder, and so is printed as the floor of a fraction.
 */
final class FormulaReader {

  private static final Map<String, Formula> RELATIONS =
      Map.of(
          "==", new Sign("="),
          "!=", new Sign("≠"),
          "<", new Sign("<"),
          "<=", new Sign("≤"),
          ">", new Sign(">"),
          ">=", new Sign("≥"),
          "in", new Sign("∈"));

  /** What stands instead between what is true or false. */
  private static final Map<String, Formula> EQUIVALENCES =
      Map.of("==", new Sign("⇔"), "!=", new Sign("⇎"));

  private static final Formula OR = new Prose(" or ");
  private static final Formula AND = new Prose(" and ");
  private static final Formula MOD = new Prose(" mod ");
  private static final Formula DOTS = new Sign("…");
  private static final Formula COMMA = new Sign(",");

  private final Tokens tokens;

  FormulaReader(String text) {
    this.tokens = new Tokens(text);
  }

  Formula formula() {
    Formula all = choice().formula();
    if (!tokens.peek().isEmpty()) {
      throw new UnknownNotation(tokens.peek());
    }
    return all;
  }

  /** Reads a choice; a choice in the last branch becomes further lines of the same one. */
  Piece choice() {
    Piece condition = either();
    if (!tokens.takeIf("?")) {
      return condition;
    }
    Formula value = choice().formula();
    tokens.require(":");
    Formula rest = choice().formula();
    List<Case> lines = new ArrayList<>();
    lines.add(new Case(value, Optional.of(condition.formula())));
    if (rest instanceof Cases more) {
      lines.addAll(more.cases());
    } else {
      lines.add(new Case(rest, Optional.empty()));
    }
    return new Piece(new Cases(List.copyOf(lines)), Binding.CHOICE);
  }

  private Piece either() {
    Piece left = both();
    while (tokens.takeIf("||")) {
      Formula either = row(left.beside(Binding.OR), OR, both().beside(Binding.AND));
      left = new Piece(either, Binding.OR);
    }
    return left;
  }

  private Piece both() {
    Piece left = relation();
    while (tokens.takeIf("&&")) {
      Formula both = row(left.beside(Binding.AND), AND, relation().beside(Binding.NOT));
      left = new Piece(both, Binding.AND);
    }
    return left;
  }

  private Piece relation() {
    Piece left = range();
    Formula sign = RELATIONS.get(tokens.peek());
    if (sign == null) {
      return left;
    }
    Formula ofTruths = EQUIVALENCES.get(tokens.take());
    Piece right = range();
    return ofTruths != null && (left.binding().isTruth() || right.binding().isTruth())
        ? new Piece(row(truth(left), ofTruths, truth(right)), Binding.EQUIVALENCE)
        : new Piece(row(left.beside(Binding.RANGE), sign, last(right)), Binding.RELATION);
  }

  private static Formula truth(Piece side) {
    return side.binding() == Binding.RELATION ? side.formula() : side.beside(Binding.OR);
  }

  /** Leaves brackets out around cases, which have a brace of their own. */
  private static Formula last(Piece side) {
    return side.formula() instanceof Cases ? side.formula() : side.beside(Binding.RANGE);
  }

  private Piece range() {
    Piece from = sum();
    if (!tokens.takeIf("..")) {
      return from;
    }
    Piece to = sum();
    Formula range = row(from.formula(), COMMA, DOTS, COMMA, to.formula());
    return new Piece(range, Binding.RANGE).with(List.of(from, Piece.whole(DOTS), to));
  }

  private Piece sum() {
    Piece left = product();
    while (tokens.peek().equals("+") || tokens.peek().equals("-")) {
      Sign sign = new Sign(tokens.take().equals("+") ? "+" : "−");
      Formula sum = row(left.beside(Binding.SUM), sign, product().beside(Binding.PRODUCT));
      left = new Piece(sum, Binding.SUM);
    }
    return left;
  }

  private Piece product() {
    Piece left = sign();
    while (true) {
      if (tokens.takeIf("*")) {
        left = product(left.beside(Binding.PRODUCT), sign().beside(Binding.SIGN));
      } else if (tokens.takeIf("%")) {
        Formula mod = row(left.beside(Binding.PRODUCT), MOD, sign().beside(Binding.SIGN));
        left = new Piece(mod, Binding.MOD);
      } else if (tokens.takeIf("/")) {
        left = floor(left.formula(), sign().formula());
      } else {
        return left;
      }
    }
  }

  /** Leaves the dot out between a number and a letter or a bracket. */
  private static Piece product(Formula left, Formula right) {
    boolean isPlain = left instanceof Word l && l.isNumber() && beginsPlainly(right);
    return new Piece(row(left, new Sign(isPlain ? "\u2062" : "·"), right), Binding.PRODUCT);
  }

  private static boolean beginsPlainly(Formula formula) {
    if (formula instanceof Row row) {
      return beginsPlainly(row.parts().get(0));
    }
    if (formula instanceof Indexed indexed) {
      return beginsPlainly(indexed.base());
    }
    return formula instanceof Word word
        ? !word.isNumber() && word.text().length() == 1
        : formula.equals(new Sign("("));
  }

  private static Piece floor(Formula above, Formula below) {
    return Piece.whole(row(new Sign("⌊"), new Fraction(above, below), new Sign("⌋")));
  }

  private Piece sign() {
    if (tokens.takeIf("-")) {
      return new Piece(row(new Sign("−"), sign().beside(Binding.SIGN)), Binding.SIGN);
    }
    return tokens.takeIf("!")
        ? new Piece(row(new Prose("not "), sign().beside(Binding.SIGN)), Binding.NOT)
        : member();
  }

  private Piece member() {
    Piece left = primary();
    while (true) {
      if (tokens.takeIf(".")) {
        String name = tokens.take();
        tokens.require("(");
        left = Calls.ofMember(left, name, list(")"));
      } else if (tokens.takeIf("[")) {
        left = Piece.whole(indexed(left.beside(Binding.WHOLE), choice().formula()));
        tokens.require("]");
      } else {
        return left;
      }
    }
  }

  /** Writes an index of an index beside it, after a comma. */
  private static Formula indexed(Formula base, Formula index) {
    return base instanceof Indexed first
        ? new Indexed(first.base(), row(first.index(), COMMA, index))
        : new Indexed(base, index);
  }

  private Piece primary() {
    String token = tokens.take();
    if (token.equals("(")) {
      Piece inner = choice();
      tokens.require(")");
      return inner.enclosed();
    }
    if (token.equals("[")) {
      return Calls.list(list("]"));
    }
    char first = token.isEmpty() ? ' ' : token.charAt(0);
    if (first == '"' || first == '\'') {
      return Piece.whole(new Prose(token.substring(1, token.length() - 1)));
    }
    if (Character.isDigit(first)) {
      return Piece.whole(new Word(token, true));
    }
    if (!Character.isLetter(first) && first != '_') {
      throw new UnknownNotation(token);
    }
    return tokens.takeIf("(") ? Calls.of(token, list(")")) : Piece.whole(new Word(token, false));
  }

  private List<Piece> list(String end) {
    List<Piece> items = new ArrayList<>();
    while (!tokens.takeIf(end)) {
      items.add(choice());
      if (!tokens.peek().equals(end)) {
        tokens.require(",");
      }
    }
    return items;
  }
}
