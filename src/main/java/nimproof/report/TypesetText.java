package nimproof.report;

import java.util.Optional;
import nimproof.report.formula.Formula;

/**
 * An expression as its author wrote it, and typeset where there is a usual notation.
 *
 * @param source the text of the spec
 */
public record TypesetText(String source, Optional<Formula> formula) {

  static TypesetText of(String source) {
    return new TypesetText(source, Formula.of(source));
  }
}
