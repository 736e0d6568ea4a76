package nimproof.spec;

import dev.cel.common.types.ListType;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import nimproof.spec.Lexeme.Sort;
import nimproof.statement.Expression;
import nimproof.statement.Shape;

/** Takes an expression apart at its outermost sign, as its author wrote it. */
final class ShapeReader {

  private static final Set<String> RELATIONS = Set.of("==", "!=", "<", "<=", ">", ">=", "in");
  private static final String ALL = "all";

  private final Text text;
  private final Compiler compiler;
  private final List<Lexeme> lexemes;

  private ShapeReader(Text text, Compiler compiler) {
    this.text = text;
    this.compiler = compiler;
    this.lexemes = Lexeme.of(text.value());
  }

  static Shape shape(CelExpression expression, Compiler compiler) {
    ShapeReader reader = new ShapeReader(expression.source().text(), compiler);
    return reader.shape(0, reader.lexemes.size());
  }

  private Shape shape(int from, int to) {
    if (isBracketed(from, to)) {
      return shape(from + 1, to - 1);
    }
    List<Integer> signs = outermost(from, to);
    if (signs.stream().anyMatch(i -> is(i, "?") || is(i, "||"))) {
      return new Shape.Plain();
    }
    List<Integer> ands = signs.stream().filter(i -> is(i, "&&")).toList();
    if (!ands.isEmpty()) {
      return new Shape.Both(parts(from, ands, to));
    }
    return signs.stream()
        .filter(i -> RELATIONS.contains(sign(i)))
        .findFirst()
        .map(sign -> relation(from, sign, to))
        .orElseGet(() -> to - from == 1 ? defined(from) : every(from, to));
  }

  /** Lists the places of the signs that stand in no brackets; one of two characters, once. */
  private List<Integer> outermost(int from, int to) {
    List<Integer> places = new ArrayList<>();
    int depth = 0;
    for (int i = from; i < to; i++) {
      depth += lexemes.get(i).is(Sort.OPEN) ? 1 : lexemes.get(i).is(Sort.CLOSE) ? -1 : 0;
      boolean isSign = lexemes.get(i).is(Sort.OTHER) || is(i, "in");
      if (depth == 0 && isSign) {
        places.add(i);
        i += sign(i).length() == 2 && !is(i, "in") ? 1 : 0;
      }
    }
    return places;
  }

  /** Gives the sign that begins at a place; those of two characters are two lexemes. */
  private String sign(int place) {
    Lexeme first = lexemes.get(place);
    boolean isPair =
        first.is(Sort.OTHER)
            && place + 1 < lexemes.size()
            && lexemes.get(place + 1).start() == first.end()
            && ("&|=".contains(first.text())
                || "<>!".contains(first.text()) && lexemes.get(place + 1).text().equals("="));
    return isPair ? first.text() + lexemes.get(place + 1).text() : first.text();
  }

  private boolean is(int place, String sign) {
    return sign(place).equals(sign);
  }

  private boolean isBracketed(int from, int to) {
    if (!is(from, "(") || !is(to - 1, ")")) {
      return false;
    }
    int depth = 0;
    for (int i = from; i < to - 1; i++) {
      depth += lexemes.get(i).is(Sort.OPEN) ? 1 : lexemes.get(i).is(Sort.CLOSE) ? -1 : 0;
      if (depth == 0) {
        return false;
      }
    }
    return true;
  }

  private List<Expression> parts(int from, List<Integer> ands, int to) {
    List<Expression> parts = new ArrayList<>();
    int start = from;
    for (int and : ands) {
      parts.add(part(compiler, start, and));
      start = and + 2;
    }
    parts.add(part(compiler, start, to));
    return List.copyOf(parts);
  }

  private Shape relation(int from, int sign, int to) {
    int lexemesOfSign = is(sign, "in") ? 1 : sign(sign).length();
    return new Shape.Relation(
        part(compiler, from, sign), sign(sign), part(compiler, sign + lexemesOfSign, to));
  }

  private Shape defined(int name) {
    CelExpression definition = compiler.definitions().get(lexemes.get(name).text());
    return definition == null ? new Shape.Plain() : new Shape.Defined(definition);
  }

  /** Reads {@code list.all(x, said)}. */
  private Shape every(int from, int to) {
    int call =
        IntStream.iterate(to - 1, i -> i > from + 1, i -> i - 1)
            .filter(i -> is(i, ALL) && is(i - 1, ".") && i + 4 < to && isBracketed(i + 1, to))
            .findFirst()
            .orElse(0);
    boolean isNegated = is(from, "!") || is(from, "-");
    if (call == 0 || isNegated) {
      return new Shape.Plain();
    }
    CelExpression list = part(compiler, from, call - 1);
    String member = lexemes.get(call + 2).text();
    return list.type() instanceof ListType type
        ? new Shape.Every(
            list, member, part(compiler.with(member, type.elemType()), call + 4, to - 1))
        : new Shape.Plain();
  }

  private CelExpression part(Compiler with, int from, int to) {
    if (isBracketed(from, to)) {
      return part(with, from + 1, to - 1);
    }
    int start = lexemes.get(from).start();
    return with.compilePart(text.part(start, lexemes.get(to - 1).end()));
  }
}
