package nimproof.certificate;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimproof.game.Evaluator;
import nimproof.game.Move;
import nimproof.game.Outcome;
import nimproof.game.Ruleset;
import nimproof.kernel.Claim;
import nimproof.kernel.Judgement;
import nimproof.structure.Structure;

/**
 * Answers questions from the claims of an accepted certificate, and from nothing else.
 *
 * <p>A structure is found by its own labelled facets, so no notion of isomorphism is trusted here.
 */
final class CertifiedValues implements Evaluator {

  private final Ruleset game;
  private final Setting setting;
  private final Map<String, Judgement> known = new HashMap<>();

  /** Takes the claims that were accepted; those about another game than the setting's count not. */
  CertifiedValues(Ruleset game, Setting setting, List<Claim> claims) {
    this.game = game;
    this.setting = setting;
    for (Claim claim : claims) {
      if (claim.game().equals(setting.game())) {
        known.merge(claim.position(), claim.judgement(), this::stronger);
      }
    }
  }

  private Judgement stronger(Judgement one, Judgement other) {
    return one.equal() ? one : other;
  }

  @Override
  public Ruleset game() {
    return game;
  }

  @Override
  public int value(Structure structure) {
    Judgement judgement = judgement(structure);
    if (!judgement.equal()) {
      throw new Uncertified("the value of " + written(structure));
    }
    return judgement.value();
  }

  @Override
  public Outcome outcome(Structure structure) {
    Judgement judgement = judgement(structure);
    if (!judgement.equal() && judgement.value() != 0) {
      throw new Uncertified("the winner on " + written(structure));
    }
    return judgement.equal() && judgement.value() == 0 ? Outcome.P : Outcome.N;
  }

  @Override
  public List<Move> winningMoves(Structure structure) {
    return game.moves(structure).stream()
        .filter(move -> outcome(game.after(structure, move)) == Outcome.P)
        .toList();
  }

  private Judgement judgement(Structure structure) {
    String position = written(structure);
    Judgement judgement = known.get(position);
    if (judgement == null) {
      throw new Uncertified("any claim about " + position);
    }
    return judgement;
  }

  @Override
  public List<Integer> optionValues(Structure structure) {
    return game.moves(structure).stream().map(move -> value(game.after(structure, move))).toList();
  }

  private String written(Structure structure) {
    return Notation.position(setting.family(structure));
  }
}
