package nimproof.game;

import java.util.List;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Heaps;
import nimproof.structure.Hypergraph;
import nimproof.structure.Poset;
import nimproof.structure.Structure;

/** Take-away on any structure: move {@code i} takes the {@code i}-th of its faces. */
final class FacePosition implements Position {

  private final Structure structure;
  private List<Face> faces;

  private FacePosition(Structure structure) {
    this.structure = structure;
  }

  /** Sets up the game; names are dropped, which makes what is left after a move cheaper. */
  static Position start(Structure structure) {
    if (structure instanceof Graph graph) {
      return new GraphPosition(graph.anonymous());
    }
    if (structure instanceof Hypergraph hypergraph) {
      return HypergraphPosition.of(hypergraph.anonymous(), false);
    }
    if (structure instanceof Complex complex) {
      return of(complex.anonymous());
    }
    return new FacePosition(
        structure instanceof Poset poset ? poset.anonymous() : ((Heaps) structure).anonymous());
  }

  /** Plays on the graph where no face has more than two vertices: the same game, cheaper keys. */
  private static Position of(Structure structure) {
    return structure instanceof Complex complex && complex.dimension() <= 1
        ? new GraphPosition(complex.skeleton())
        : new FacePosition(structure);
  }

  Structure structure() {
    return structure;
  }

  private List<Face> faces() {
    if (faces == null) {
      faces = structure.faces();
    }
    return faces;
  }

  @Override
  public int moveCount() {
    return faces().size();
  }

  @Override
  public int size() {
    return structure.faceCount();
  }

  @Override
  public Position after(int move) {
    return of(structure.without(faces().get(move)));
  }

  @Override
  public List<? extends Position> components() {
    List<? extends Structure> components = structure.components();
    return components.size() == 1
        ? List.of(this)
        : components.stream().map(FacePosition::of).toList();
  }

  @Override
  public CanonicalKey key() {
    return structure.canonicalKey();
  }
}
