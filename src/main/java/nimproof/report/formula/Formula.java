package nimproof.report.formula;

import java.util.List;
import java.util.Optional;

/** A piece of mathematics, named after the MathML that prints it. */
public sealed interface Formula {

  /** Several pieces side by side. */
  record Row(List<Formula> parts) implements Formula {}

  /** A name, or a number. */
  record Word(String text, boolean isNumber) implements Formula {}

  /** A sign between or around others. */
  record Sign(String text) implements Formula {

    /** Tells whether it should stay as small as the text; the floor of a fraction should not. */
    public boolean isBracket() {
      return "()[]{}|".contains(text);
    }
  }

  /** Words between others, with blanks around them, or a text in quotation marks. */
  record Prose(String text) implements Formula {}

  /** A fraction. */
  record Fraction(Formula above, Formula below) implements Formula {}

  /** A base with an index. */
  record Indexed(Formula base, Formula index) implements Formula {}

  /** A choice: one line for each case, and one for what is left. */
  record Cases(List<Case> cases) implements Formula {}

  /** One line of a choice; the last has no condition. */
  record Case(Formula value, Optional<Formula> condition) {}

  /** Typesets an expression, if it is one that has a usual notation. */
  static Optional<Formula> of(String expression) {
    try {
      return Optional.of(new FormulaReader(expression).formula());
    } catch (UnknownNotation e) {
      return Optional.empty();
    }
  }

  /** Puts pieces side by side. */
  static Formula row(Formula... parts) {
    return new Row(List.of(parts));
  }
}
