package nimproof.game;

import java.util.List;
import java.util.function.BiFunction;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Heaps;
import nimproof.structure.Hypergraph;
import nimproof.structure.Invariant;
import nimproof.structure.Poset;
import nimproof.structure.Structure;

/** A game in which a move takes a face: move {@code i} takes the {@code i}-th of the structure. */
final class FacePosition implements Position {

  private final Structure structure;
  private final BiFunction<Structure, Face, Structure> removal;
  private List<Face> faces;

  private FacePosition(Structure structure, BiFunction<Structure, Face, Structure> removal) {
    this.structure = structure;
    this.removal = removal;
  }

  /**
   * Sets up the game.
   *
   * @param removal what is left when a face is taken; on a graph, the edge or the vertex with its
   *     edges must go
   */
  static Position start(Structure structure, BiFunction<Structure, Face, Structure> removal) {
    return of(anonymous(structure), removal);
  }

  /** Plays on the graph where no face has more than two vertices: the same game, cheaper keys. */
  private static Position of(Structure structure, BiFunction<Structure, Face, Structure> removal) {
    boolean isFlat =
        (structure instanceof Complex || structure instanceof Hypergraph)
            && structure.dimension() <= 1;
    return structure instanceof Graph || isFlat
        ? new GraphPosition(Invariant.graph(structure).anonymous())
        : new FacePosition(structure, removal);
  }

  /** Drops the names, which makes what is left after a move cheaper to build. */
  private static Structure anonymous(Structure structure) {
    if (structure instanceof Complex complex) {
      return complex.anonymous();
    }
    if (structure instanceof Hypergraph hypergraph) {
      return hypergraph.anonymous();
    }
    if (structure instanceof Poset poset) {
      return poset.anonymous();
    }
    return structure instanceof Heaps heaps ? heaps.anonymous() : structure;
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
  public Position after(int move) {
    return of(removal.apply(structure, faces().get(move)), removal);
  }

  @Override
  public List<? extends Position> components() {
    List<? extends Structure> components = structure.components();
    return components.size() == 1
        ? List.of(this)
        : components.stream().map(component -> of(component, removal)).toList();
  }

  @Override
  public CanonicalKey key() {
    return structure.canonicalKey();
  }
}
