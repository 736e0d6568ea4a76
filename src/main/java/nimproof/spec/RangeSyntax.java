package nimproof.spec;

import java.util.Arrays;
import java.util.List;
import nimproof.spec.Lexeme.Sort;

/**
 * Lets expressions say {@code a..b} and {@code a..b step k} for {@code range(a, b)} and {@code
 * range(a, b, k)}. The dots bind less tightly than arithmetic, so that {@code 1..n - 1} ends at n -
 * 1, and more tightly than everything else.
 *
 * <p>Rewriting only adds characters between lexemes and replaces the dots, so that every place in
 * the result comes from one in the text.
 */
final class RangeSyntax {

  static final String STEP = "step";

  private final String cel;
  private final int[] origins;

  private RangeSyntax(String cel, int[] origins) {
    this.cel = cel;
    this.origins = origins;
  }

  static RangeSyntax rewrite(String text) {
    List<Lexeme> lexemes = Lexeme.of(text);
    Rewriting rewriting = new Rewriting(lexemes);
    for (int i = 0; i < lexemes.size(); i++) {
      if (lexemes.get(i).is(Sort.RANGE)) {
        rewriting.range(i);
      }
    }
    return rewriting.result(text);
  }

  /** Gives the expression that CEL understands. */
  String cel() {
    return cel;
  }

  /** Tells where in the text a place in the expression comes from. */
  int origin(int offset) {
    return origins[Math.max(0, Math.min(offset, cel.length()))];
  }

  /** What to write before, instead of and after each lexeme. */
  private static final class Rewriting {

    private final List<Lexeme> lexemes;
    private final Operands operands;
    private final String[] before;
    private final String[] instead;
    private final String[] after;

    Rewriting(List<Lexeme> lexemes) {
      this.lexemes = lexemes;
      this.operands = new Operands(lexemes);
      this.before = filled(lexemes.size());
      this.instead = lexemes.stream().map(Lexeme::text).toArray(String[]::new);
      this.after = filled(lexemes.size());
    }

    private static String[] filled(int size) {
      String[] empty = new String[size];
      Arrays.fill(empty, "");
      return empty;
    }

    void range(int dots) {
      int first = operands.startBefore(dots);
      int last = operands.endAfter(dots);
      if (first == dots || last == dots) {
        return;
      }
      boolean stepped = last + 1 < lexemes.size() && lexemes.get(last + 1).text().equals(STEP);
      int end = stepped ? operands.endAfter(last + 1) : last;
      before[first] += "range(";
      instead[dots] = ",";
      if (stepped) {
        instead[last + 1] = ",";
      }
      after[end] = ")" + after[end];
    }

    RangeSyntax result(String text) {
      Output output = new Output();
      int from = 0;
      for (int i = 0; i < lexemes.size(); i++) {
        Lexeme lexeme = lexemes.get(i);
        output.copy(text.substring(from, lexeme.start()), from);
        output.insert(before[i], lexeme.start());
        output.copy(instead[i], lexeme.start());
        output.insert(after[i], lexeme.end());
        from = lexeme.end();
      }
      output.copy(text.substring(from), from);
      return output.finished(text.length());
    }
  }

  /** The expression so far, and where each of its characters comes from. */
  private static final class Output {

    private final StringBuilder cel = new StringBuilder();
    private int[] origins = new int[64];

    void copy(String part, int from) {
      append(part, from, 1);
    }

    void insert(String part, int at) {
      append(part, at, 0);
    }

    private void append(String part, int from, int step) {
      while (cel.length() + part.length() >= origins.length) {
        origins = Arrays.copyOf(origins, 2 * origins.length);
      }
      for (int i = 0; i < part.length(); i++) {
        origins[cel.length() + i] = from + i * step;
      }
      cel.append(part);
    }

    RangeSyntax finished(int end) {
      origins[cel.length()] = end;
      return new RangeSyntax(cel.toString(), origins);
    }
  }
}
