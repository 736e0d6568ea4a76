package nimproof.report.formula;

import static nimproof.report.formula.Formula.row;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nimproof.report.formula.Formula.Case;
import nimproof.report.formula.Formula.Cases;
import nimproof.report.formula.Formula.Fraction;
import nimproof.report.formula.Formula.Prose;
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

  private final Tokens tokens;

  FormulaReader(String text) {
    this.tokens = new Tokens(text);
  }

  Formula formula() {
    Formula all = choice();
    if (!tokens.peek().isEmpty()) {
      throw new UnknownNotation(tokens.peek());
    }
    return all;
  }

  /** Reads a choice; a choice in the last branch becomes further lines of the same one. */
  Formula choice() {
    Formula condition = either();
    if (!tokens.takeIf("?")) {
      return condition;
    }
    Formula value = choice();
    tokens.require(":");
    Formula rest = choice();
    List<Case> lines = new ArrayList<>();
    lines.add(new Case(value, Optional.of(condition)));
    if (rest instanceof Cases more) {
      lines.addAll(more.cases());
    } else {
      lines.add(new Case(rest, Optional.empty()));
    }
    return new Cases(List.copyOf(lines));
  }

  private Formula either() {
    Formula left = both();
    while (tokens.takeIf("||")) {
      left = row(left, new Prose(" or "), both());
    }
    return left;
  }

  private Formula both() {
    Formula left = relation();
    while (tokens.takeIf("&&")) {
      left = row(left, new Prose(" and "), relation());
    }
    return left;
  }

  private Formula relation() {
    Formula left = range();
    Formula sign = RELATIONS.get(tokens.peek());
    if (sign == null) {
      return left;
    }
    tokens.take();
    return row(left, sign, range());
  }

  private Formula range() {
    Formula from = sum();
    return tokens.takeIf("..")
        ? row(from, new Sign(","), new Sign("…"), new Sign(","), sum())
        : from;
  }

  private Formula sum() {
    Formula left = product();
    while (tokens.peek().equals("+") || tokens.peek().equals("-")) {
      Sign sign = new Sign(tokens.take().equals("+") ? "+" : "−");
      left = row(left, sign, product());
    }
    return left;
  }

  private Formula product() {
    Formula left = sign();
    while (true) {
      if (tokens.takeIf("*")) {
        left = product(left, sign());
      } else if (tokens.takeIf("%")) {
        left = row(left, new Prose(" mod "), sign());
      } else if (tokens.takeIf("/")) {
        left = floor(left, sign());
      } else {
        return left;
      }
    }
  }

  /** Leaves the dot out between a number and a name. */
  private static Formula product(Formula left, Formula right) {
    boolean isPlain =
        left instanceof Word l && l.isNumber() && !(right instanceof Word r && r.isNumber());
    return row(left, new Sign(isPlain ? "\u2062" : "·"), right);
  }

  private static Formula floor(Formula above, Formula below) {
    Formula fraction = new Fraction(Calls.bare(above), Calls.bare(below));
    return row(new Sign("⌊"), fraction, new Sign("⌋"));
  }

  private Formula sign() {
    if (tokens.takeIf("-")) {
      return row(new Sign("−"), sign());
    }
    return tokens.takeIf("!") ? row(new Prose("not "), sign()) : member();
  }

  private Formula member() {
    Formula left = primary();
    while (true) {
      if (tokens.takeIf(".")) {
        String name = tokens.take();
        tokens.require("(");
        left = Calls.ofMember(left, name, list(")"));
      } else if (tokens.takeIf("[")) {
        left = indexed(left, choice());
        tokens.require("]");
      } else {
        return left;
      }
    }
  }

  /** Writes an index of an index beside it, after a comma. */
  private static Formula indexed(Formula base, Formula index) {
    return base instanceof Formula.Indexed first
        ? new Formula.Indexed(first.base(), row(first.index(), new Sign(","), index))
        : new Formula.Indexed(base, index);
  }

  private Formula primary() {
    String token = tokens.take();
    if (token.equals("(")) {
      Formula inner = choice();
      tokens.require(")");
      return row(new Sign("("), inner, new Sign(")"));
    }
    if (token.equals("[")) {
      return Calls.enclosed("[", list("]"), "]");
    }
    char first = token.isEmpty() ? ' ' : token.charAt(0);
    if (first == '"' || first == '\'') {
      return new Prose(token.substring(1, token.length() - 1));
    }
    if (Character.isDigit(first)) {
      return new Word(token, true);
    }
    if (!Character.isLetter(first) && first != '_') {
      throw new UnknownNotation(token);
    }
    return tokens.takeIf("(") ? Calls.of(token, list(")")) : new Word(token, false);
  }

  private List<Formula> list(String end) {
    List<Formula> items = new ArrayList<>();
    while (!tokens.takeIf(end)) {
      items.add(choice());
      if (!tokens.peek().equals(end)) {
        tokens.require(",");
      }
    }
    return items;
  }
}
