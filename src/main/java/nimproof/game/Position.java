package nimproof.game;

import java.util.List;
import nimproof.structure.CanonicalKey;

/**
 * A position of an impartial game that always ends.
 *
 * <p>Contract: {@link #components()} are positions whose disjoint sum is this one; two positions of
 * the same ruleset with equal keys have the same game tree up to renaming; every move leads to a
 * position with fewer elements.
 */
public interface Position {

  /** Counts the moves, which are numbered from 0. */
  int moveCount();

  /** Counts the elements; where moves are many and elements few this is much cheaper. */
  int size();

  /** Makes a move. */
  Position after(int move);

  /** Splits into independent summands; a position that does not split is its only summand. */
  List<? extends Position> components();

  /** Gives the key of the isomorphism class. */
  CanonicalKey key();
}
