package nimproof.report.formula;

import static nimproof.report.formula.Formula.row;

import java.util.ArrayList;
import java.util.List;
import nimproof.report.formula.Formula.Prose;
import nimproof.report.formula.Formula.Row;
import nimproof.report.formula.Formula.Sign;
import nimproof.report.formula.Formula.Word;

/** The usual notation for functions and for what is said of all or some members of a list. */
final class Calls {

  private static final Formula COMMA = new Prose(", ");
  private static final Sign XOR = new Sign("⊕");
  private static final Formula COLON = new Sign(":");

  private Calls() {}

  /** Typesets {@code f(x, …)}. */
  static Piece of(String function, List<Piece> arguments) {
    if (function.equals("size") && arguments.size() == 1) {
      return Piece.whole(enclosed("|", arguments, "|"));
    }
    return function.equals("xor") && !arguments.isEmpty()
        ? nimSum(arguments)
        : Piece.whole(row(new Word(function, false), enclosed("(", arguments, ")")));
  }

  /** Typesets {@code list.all(x, …)} and its like. */
  static Piece ofMember(Piece list, String function, List<Piece> arguments) {
    if (function.equals("size") && arguments.isEmpty()) {
      return Piece.whole(enclosed("|", List.of(list), "|"));
    }
    if (arguments.size() != 2) {
      throw new UnknownNotation(function);
    }
    Formula name = arguments.get(0).formula();
    Formula each = row(name, new Sign("∈"), list.beside(Binding.WHOLE));
    Formula said = arguments.get(1).formula();
    return switch (function) {
      case "all" -> quantified("∀", each, said);
      case "exists" -> quantified("∃", each, said);
      case "filter" -> Piece.whole(row(new Sign("{"), row(each, COLON, said), new Sign("}")));
      case "map" -> Piece.whole(row(new Sign("("), row(said, COLON, each), new Sign(")")));
      default -> throw new UnknownNotation(function);
    };
  }

  private static Piece quantified(String sign, Formula each, Formula said) {
    return new Piece(row(new Sign(sign), each, COLON, said), Binding.QUANTIFIED);
  }

  /** Typesets a list that is written out. */
  static Piece list(List<Piece> items) {
    return Piece.whole(enclosed("[", items, "]")).with(items);
  }

  /** Typesets a nim-sum; its summands may stand in one list. */
  private static Piece nimSum(List<Piece> arguments) {
    Piece first = arguments.get(0);
    boolean isList = arguments.size() == 1 && !first.items().isEmpty();
    List<Piece> summands = isList ? first.items() : arguments;
    Formula sum =
        summands.size() == 1
            ? row(new Sign("⨁"), first.beside(Binding.WHOLE))
            : joined(summands.stream().map(s -> s.beside(Binding.PRODUCT)).toList(), XOR);
    return new Piece(sum, Binding.NIM_SUM);
  }

  private static Formula joined(List<Formula> parts, Formula between) {
    List<Formula> all = new ArrayList<>();
    for (Formula part : parts) {
      if (!all.isEmpty()) {
        all.add(between);
      }
      all.add(part);
    }
    return new Row(List.copyOf(all));
  }

  private static Formula enclosed(String open, List<Piece> items, String close) {
    Formula inner = joined(items.stream().map(Piece::formula).toList(), COMMA);
    return row(new Sign(open), inner, new Sign(close));
  }
}
