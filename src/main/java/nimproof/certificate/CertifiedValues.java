package nimproof.certificate;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimproof.game.Outcome;
import nimproof.structure.Structure;

/**
 * Confirms answers by the claims of an accepted certificate, and by nothing else.
 *
 * <p>A structure is found by its own labelled facets, so no notion of isomorphism is trusted here.
 */
final class CertifiedValues {

  private final Setting setting;
  private final Map<String, Fact> known = new HashMap<>();

  /** Takes the claims that were accepted; those about another game than the setting's count not. */
  CertifiedValues(Setting setting, List<Fact> facts) {
    this.setting = setting;
    for (Fact fact : facts) {
      if (fact.game().equals(setting.game())) {
        known.merge(fact.position(), fact, (one, other) -> one.equal() ? one : other);
      }
    }
  }

  /** Tells whether an answer about a structure follows from a claim. */
  boolean confirm(Structure structure, Questions.Answer answer) {
    Fact fact = known.get(written(structure));
    return fact != null
        && answer.value().map(value -> isValue(fact, value)).orElse(true)
        && answer.outcome().map(outcome -> isOutcome(fact, outcome)).orElse(true);
  }

  private static boolean isValue(Fact fact, int value) {
    return fact.equal() && fact.value() == value;
  }

  private static boolean isOutcome(Fact fact, Outcome outcome) {
    return outcome == Outcome.P
        ? isValue(fact, 0)
        : fact.equal() ? fact.value() != 0 : fact.value() == 0;
  }

  /** Writes a structure as headers do; one that has no name there is written in no header. */
  private String written(Structure structure) {
    try {
      return Notation.position(setting.family(structure));
    } catch (TooLarge e) {
      return "";
    }
  }
}
