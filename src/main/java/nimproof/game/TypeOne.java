package nimproof.game;

import java.util.List;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Hypergraph;
import nimproof.structure.Structure;

/**
 * Type 1 take-away on a hypergraph: a vertex takes the hyperedges at it along, a hyperedge goes
 * alone, whatever it contains or is contained in (Barnard 2017, section 2.1).
 *
 * <p>On a complex the faces of two or more vertices are the hyperedges; on a graph this is graph
 * chomp.
 */
final class TypeOne implements Ruleset {

  @Override
  public String name() {
    return "type-1";
  }

  @Override
  public String summary() {
    return "on a hypergraph: remove a hyperedge alone, or a vertex with the hyperedges at it";
  }

  @Override
  public boolean isPlayedOn(Structure structure) {
    return structure instanceof Graph
        || structure instanceof Complex
        || structure instanceof Hypergraph;
  }

  @Override
  public Position start(Structure structure) {
    return hypergraph(structure) instanceof Hypergraph hypergraph
        ? HypergraphPosition.of(hypergraph.anonymous(), true)
        : FacePosition.start(structure);
  }

  @Override
  public List<Move> moves(Structure structure) {
    return hypergraph(structure).faces().stream().map(Move::of).toList();
  }

  @Override
  public Structure after(Structure structure, Move move) {
    return without(hypergraph(structure), move.onlyFace());
  }

  /** Sees a complex as the hypergraph of its faces; a graph is one already. */
  private Structure hypergraph(Structure structure) {
    Kinds.require(this, structure, "a graph, a complex or a hypergraph");
    return structure instanceof Complex ? Hypergraph.of(structure) : structure;
  }

  private static Structure without(Structure structure, Face face) {
    return structure instanceof Hypergraph hypergraph
        ? hypergraph.withoutAlone(face)
        : structure.without(face);
  }
}
