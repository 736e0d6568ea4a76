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

  private Calls() {}

  /** Typesets {@code f(x, …)}. */
  static Formula of(String function, List<Formula> arguments) {
    if (function.equals("size") && arguments.size() == 1) {
      return enclosed("|", arguments, "|");
    }
    if (function.equals("xor") && !arguments.isEmpty()) {
      return joined(summands(arguments), new Sign("⊕"));
    }
    return row(new Word(function, false), enclosed("(", arguments, ")"));
  }

  /** Typesets {@code list.all(x, …)} and its like. */
  static Formula ofMember(Formula list, String function, List<Formula> arguments) {
    if (function.equals("size") && arguments.isEmpty()) {
      return enclosed("|", List.of(list), "|");
    }
    if (arguments.size() != 2) {
      throw new UnknownNotation(function);
    }
    Formula each = row(arguments.get(0), new Sign("∈"), list);
    Formula said = arguments.get(1);
    return switch (function) {
      case "all" -> row(new Sign("∀"), each, new Sign(":"), said);
      case "exists" -> row(new Sign("∃"), each, new Sign(":"), said);
      case "filter" -> enclosed("{", List.of(row(each, new Sign(":"), said)), "}");
      case "map" -> enclosed("(", List.of(row(said, new Sign(":"), each)), ")");
      default -> throw new UnknownNotation(function);
    };
  }

  /** Takes the summands of a nim-sum, which may stand in one list. */
  private static List<Formula> summands(List<Formula> arguments) {
    boolean isList =
        arguments.size() == 1
            && arguments.get(0) instanceof Row row
            && row.parts().get(0).equals(new Sign("["));
    if (!isList) {
      if (arguments.size() == 1) {
        throw new UnknownNotation("xor of a list");
      }
      return arguments;
    }
    List<Formula> parts = ((Row) arguments.get(0)).parts();
    return parts.stream().filter(part -> !(part instanceof Sign) && !part.equals(COMMA)).toList();
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

  /** Puts a list between two brackets. */
  static Formula enclosed(String open, List<Formula> items, String close) {
    List<Formula> all = new ArrayList<>();
    all.add(new Sign(open));
    for (int i = 0; i < items.size(); i++) {
      if (i > 0) {
        all.add(COMMA);
      }
      all.add(items.get(i));
    }
    all.add(new Sign(close));
    return new Row(List.copyOf(all));
  }

  /** Leaves out brackets that a fraction makes needless. */
  static Formula bare(Formula formula) {
    boolean isBracketed =
        formula instanceof Row row
            && row.parts().size() == 3
            && row.parts().get(0).equals(new Sign("("));
    return isBracketed ? ((Row) formula).parts().get(1) : formula;
  }
}
