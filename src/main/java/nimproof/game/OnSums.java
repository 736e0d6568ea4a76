package nimproof.game;

import java.util.ArrayList;
import java.util.List;
import nimproof.structure.DisjointSum;
import nimproof.structure.Heaps;
import nimproof.structure.Structure;

/**
 * A game that is also played on sums of unlike structures, where a move is a move in one summand.
 *
 * <p>A summand on which the game is not played keeps the rules of take-away, so that graph Nim can
 * stand beside a nim-heap. A heap of an octal game has its own rules, in a sum and alone, whatever
 * the game.
 */
final class OnSums implements Ruleset {

  private static final Ruleset TAKE_AWAY = new TakeAway();

  private final Ruleset game;

  OnSums(Ruleset game) {
    this.game = game;
  }

  @Override
  public String name() {
    return game.name();
  }

  @Override
  public String summary() {
    return game.summary();
  }

  @Override
  public boolean isPlayedOn(Structure structure) {
    return structure instanceof DisjointSum
        || structure instanceof Heaps
        || game.isPlayedOn(structure);
  }

  @Override
  public boolean isTakeAway() {
    return game.isTakeAway();
  }

  @Override
  public Position start(Structure structure) {
    return structure instanceof DisjointSum sum
        ? new SumPosition(sum.summands().stream().map(s -> rules(s).start(s)).toList())
        : rulesOfOne(structure).start(structure);
  }

  @Override
  public List<Move> moves(Structure structure) {
    if (!(structure instanceof DisjointSum sum)) {
      return rulesOfOne(structure).moves(structure);
    }
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < sum.summands().size(); i++) {
      int summand = i;
      Structure part = sum.summands().get(i);
      rules(part).moves(part).stream()
          .map(move -> new Move(move.faces().stream().map(f -> sum.ofWhole(summand, f)).toList()))
          .forEach(moves::add);
    }
    return moves;
  }

  @Override
  public Structure after(Structure structure, Move move) {
    if (!(structure instanceof DisjointSum sum) || move.faces().isEmpty()) {
      return rulesOfOne(structure).after(structure, move);
    }
    int summand = sum.summandOf(move.faces().get(0).vertices().get(0));
    Structure part = sum.summands().get(summand);
    Move there = new Move(move.faces().stream().map(f -> sum.ofSummand(summand, f)).toList());
    return sum.with(summand, rules(part).after(part, there));
  }

  /** Gives the rules of a structure that stands alone, which may refuse it. */
  private Ruleset rulesOfOne(Structure structure) {
    return structure instanceof Heaps ? TAKE_AWAY : game;
  }

  /** Gives the rules of a summand. */
  private Ruleset rules(Structure summand) {
    return game.isPlayedOn(summand) ? rulesOfOne(summand) : TAKE_AWAY;
  }
}
