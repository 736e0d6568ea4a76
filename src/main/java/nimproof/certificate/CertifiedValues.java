package nimproof.certificate;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimproof.game.Evaluator;
import nimproof.game.Move;
import nimproof.game.Outcome;
import nimproof.game.Ruleset;
import nimproof.structure.Structure;

/**
 * Answers questions from the claims of an accepted certificate, and from nothing else.
 *
 * <p>A structure is found by its own labelled facets, so no notion of isomorphism is trusted here.
 */
final class CertifiedValues implements Evaluator {

  private final Ruleset game;
  private final Setting setting;
  private final Map<String, Fact> known = new HashMap<>();

  /** Takes the claims that were accepted; those about another game than the setting's count not. */
  CertifiedValues(Ruleset game, Setting setting, List<Fact> facts) {
    this.game = game;
    this.setting = setting;
    for (Fact fact : facts) {
      if (fact.game().equals(setting.game())) {
        known.merge(fact.position(), fact, this::stronger);
      }
    }
  }

  private Fact stronger(Fact one, Fact other) {
    return one.equal() ? one : other;
  }

  @Override
  public Ruleset game() {
    return game;
  }

  @Override
  public int value(Structure structure) {
    Fact fact = fact(structure);
    if (!fact.equal()) {
      throw new Uncertified("the value of " + written(structure));
    }
    return fact.value();
  }

  @Override
  public Outcome outcome(Structure structure) {
    Fact fact = fact(structure);
    if (!fact.equal() && fact.value() != 0) {
      throw new Uncertified("the winner on " + written(structure));
    }
    return fact.equal() && fact.value() == 0 ? Outcome.P : Outcome.N;
  }

  @Override
  public List<Move> winningMoves(Structure structure) {
    return game.moves(structure).stream()
        .filter(move -> outcome(game.after(structure, move)) == Outcome.P)
        .toList();
  }

  private Fact fact(Structure structure) {
    String position = written(structure);
    Fact fact = known.get(position);
    if (fact == null) {
      throw new Uncertified("any claim about " + position);
    }
    return fact;
  }

  @Override
  public List<Integer> optionValues(Structure structure) {
    return game.moves(structure).stream().map(move -> value(game.after(structure, move))).toList();
  }

  private String written(Structure structure) {
    return Notation.position(setting.family(structure));
  }
}
