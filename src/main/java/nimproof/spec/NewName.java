package nimproof.spec;

import java.util.Set;
import nimproof.statement.Table;

/** Checks that a name can be given to a parameter or a definition. */
final class NewName {

  /** Words of the language of expressions, in use or reserved, and the names of its types. */
  private static final Set<String> RESERVED =
      Set.of(
          ("true false null in as break const continue else for function if import let loop package"
                  + " namespace return var void while int uint double bool string bytes list map"
                  + " null_type type dyn duration timestamp google has "
                  + RangeSyntax.STEP)
              .split(" "));

  private static final Set<String> OF_TABLES = Set.of(Table.ROW, Table.COLUMN, Table.ENTRY);

  private NewName() {}

  /** Gives the name if it can be used. */
  static String check(Text text, Compiler compiler) {
    String name = text.value();
    if (!name.matches("[A-Za-z][A-Za-z0-9_]*")) {
      throw refused(text, "'%s' cannot be a name; use letters, digits and _");
    }
    if (RESERVED.contains(name)) {
      throw refused(text, "'%s' is a word of the language; choose another name");
    }
    if (OF_TABLES.contains(name)) {
      throw refused(text, "'%s' speaks of a table; choose another name");
    }
    if (Vocabulary.signatures(name).contains(name) || name.equals(Question.IT)) {
      throw refused(
          text, "'%s' already has a meaning (" + meaning(name) + "); choose another name");
    }
    if (compiler.knows(name)) {
      throw refused(text, "'%s' is already the name of something in this spec; choose another");
    }
    return name;
  }

  private static SpecException refused(Text name, String message) {
    return new SpecException(name.location(), message.formatted(name.value()));
  }

  private static String meaning(String name) {
    return Vocabulary.words().stream()
        .filter(word -> word.signature().equals(name))
        .map(Word::summary)
        .findFirst()
        .orElse("the structure at hand");
  }
}
