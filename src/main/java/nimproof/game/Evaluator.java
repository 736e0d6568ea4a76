package nimproof.game;

import java.util.List;
import nimproof.structure.Structure;

/** Answers questions about a game on a structure; expressions ask through this. */
public interface Evaluator {

  /** Gives the rules that are played. */
  Ruleset game();

  /** Gives the nim-value. */
  int value(Structure structure);

  /** Tells who wins, which can be cheaper than the nim-value. */
  Outcome outcome(Structure structure);

  /**
   * Gives the number of moves that the game still takes if the winner hurries and the loser delays;
   * under misère play taking the treasure (see {@link Misere}) is the last of them.
   */
  int remoteness(Structure structure);

  /** Lists the moves to P-positions, in the order of the moves. */
  List<Move> winningMoves(Structure structure);

  /** Lists the nim-values of what each move leads to, in the order of the moves. */
  List<Integer> optionValues(Structure structure);
}
