package nimproof.verify;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import nimproof.game.Move;
import nimproof.structure.Structure;

/**
 * The smallest contradiction, with the derivation of its nim-value where the claim is about a game.
 *
 * @param structure what it is about, if it is about a structure
 * @param value the nim-value of the structure, if the game was played
 * @param options every move with the value of what it leaves; the nim-value is the mex of these
 * @param mirror the map of the vertices that the claim is about, if it is about one
 */
public record Counterexample(
    Check check,
    Optional<Structure> structure,
    OptionalInt value,
    List<Option> options,
    Optional<Mirror> mirror) {

  /**
   * A move and the value of the position that it leads to.
   *
   * @param kind equal for moves that leave the same up to isomorphism
   */
  public record Option(Move move, int value, int kind) {}
}
