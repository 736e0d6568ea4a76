package nimproof.game;

import java.util.List;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Structure;

/**
 * Take-away: a move removes a face and every face containing it; who cannot move loses.
 *
 * <p>On a graph this is graph chomp, on a simplicial complex subset take-away.
 */
public final class TakeAway implements Ruleset {

  @Override
  public String name() {
    return "take-away";
  }

  @Override
  public String summary() {
    return "remove a face and every face containing it (graph chomp, subset take-away)";
  }

  @Override
  public Position start(Structure structure) {
    return structure instanceof Graph graph
        ? new GraphPosition(graph.anonymous())
        : ComplexPosition.of(((Complex) structure).anonymous());
  }

  @Override
  public List<Face> moves(Structure structure) {
    return structure.faces();
  }

  @Override
  public Structure after(Structure structure, Face move) {
    return structure.without(move);
  }
}
