package nimproof.game;

import java.util.List;
import nimproof.structure.Structure;

/**
 * Take-away: a move removes a face and every face containing it; who cannot move loses.
 *
 * <p>On a graph this is graph chomp, on a simplicial complex subset take-away, on a hypergraph
 * Barnard's Type 2 take-away, on a poset the poset game: Chomp, and Nim on disjoint chains. Heaps
 * of an octal game follow their own rules.
 */
public final class TakeAway implements Ruleset {

  private final String name;

  /** Makes the game. */
  public TakeAway() {
    this("take-away");
  }

  /** Makes the game under one of its names. */
  TakeAway(String name) {
    this.name = name;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String summary() {
    return name.equals("type-2")
        ? "on a hypergraph, another name of take-away: hyperedges are linked by inclusion"
        : "remove a face and every face containing it (graph chomp, subset take-away, poset games)";
  }

  @Override
  public boolean isTakeAway() {
    return true;
  }

  @Override
  public Position start(Structure structure) {
    return FacePosition.start(structure);
  }

  @Override
  public List<Move> moves(Structure structure) {
    return structure.faces().stream().map(Move::of).toList();
  }

  @Override
  public Structure after(Structure structure, Move move) {
    return structure.without(move.onlyFace());
  }
}
