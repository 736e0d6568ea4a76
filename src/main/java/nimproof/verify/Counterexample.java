package nimproof.verify;

import java.util.List;
import java.util.OptionalInt;
import nimproof.game.Move;

/**
 * The smallest contradiction, with the derivation of its nim-value where the claim is about a game.
 *
 * @param value the nim-value of the structure, if the game was played
 * @param options every move with the value of what it leaves; the nim-value is the mex of these
 */
public record Counterexample(Check check, OptionalInt value, List<Option> options) {

  /** A move and the value of the position that it leads to. */
  public record Option(Move move, int value) {}
}
