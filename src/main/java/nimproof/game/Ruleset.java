package nimproof.game;

import java.util.List;
import nimproof.structure.Structure;

/** The rules of a game that can be played on a structure. */
public interface Ruleset {

  /** Gives the name used in specs and on the command line. */
  String name();

  /** Says in one line what a move is. */
  String summary();

  /** Tells whether the game can be played on a structure. */
  default boolean isPlayedOn(Structure structure) {
    return true;
  }

  /** Sets up the game on a structure. */
  Position start(Structure structure);

  /** Lists the moves on a structure, in the order in which its position numbers them. */
  List<Move> moves(Structure structure);

  /** Gives the structure that a move leaves. */
  Structure after(Structure structure, Move move);

  /** Tells whether this is take-away itself, in normal play and without passes. */
  default boolean isTakeAway() {
    return false;
  }
}
