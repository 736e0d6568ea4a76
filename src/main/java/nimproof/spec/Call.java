package nimproof.spec;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import nimproof.spec.Lexeme.Sort;

/**
 * A call as its author wrote it.
 *
 * @param end where the text after it begins
 */
record Call(String name, List<String> arguments, int end) {

  /** Finds the call whose name stands at a place of an expression. */
  static Optional<Call> at(String text, int place) {
    List<Lexeme> lexemes = Lexeme.of(text);
    return IntStream.range(0, lexemes.size() - 1)
        .filter(i -> lexemes.get(i).start() == place && lexemes.get(i).is(Sort.NAME))
        .filter(i -> lexemes.get(i + 1).text().equals("("))
        .mapToObj(i -> read(text, lexemes, i))
        .findFirst();
  }

  private static Call read(String text, List<Lexeme> lexemes, int name) {
    List<String> arguments = new ArrayList<>();
    int from = lexemes.get(name + 1).end();
    int depth = 1;
    int i = name + 2;
    for (; i < lexemes.size() && depth > 0; i++) {
      Lexeme lexeme = lexemes.get(i);
      depth += lexeme.is(Sort.OPEN) ? 1 : lexeme.is(Sort.CLOSE) ? -1 : 0;
      if (depth == 0 || depth == 1 && lexeme.text().equals(",")) {
        arguments.add(text.substring(from, lexeme.start()).strip());
        from = lexeme.end();
      }
    }
    arguments.removeIf(String::isEmpty);
    return new Call(lexemes.get(name).text(), List.copyOf(arguments), from);
  }

  /** Writes the call with its last argument as a list. */
  String withList() {
    int last = arguments.size() - 1;
    List<String> changed = new ArrayList<>(arguments);
    changed.set(last, "[" + arguments.get(last) + "]");
    return name + "(" + String.join(", ", changed) + ")";
  }
}
