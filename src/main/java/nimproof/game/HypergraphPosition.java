package nimproof.game;

import java.util.List;
import java.util.function.BiFunction;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Hypergraph;

/**
 * Take-away of either type on a hypergraph: move {@code i} takes the {@code i}-th of its faces.
 *
 * <p>Where no hyperedge has more than two vertices the game goes on as a {@link GraphPosition},
 * which is the same game with cheaper keys.
 */
final class HypergraphPosition implements Position {

  /** What is left when the face at a place is taken. */
  interface Removal extends BiFunction<Hypergraph, Integer, Hypergraph> {}

  private final Hypergraph hypergraph;
  private final Removal removal;

  private HypergraphPosition(Hypergraph hypergraph, Removal removal) {
    this.hypergraph = hypergraph;
    this.removal = removal;
  }

  /** Plays on a hypergraph without names. */
  static Position of(Hypergraph hypergraph, Removal removal) {
    return hypergraph.dimension() <= 1
        ? new GraphPosition(hypergraph.graph())
        : new HypergraphPosition(hypergraph, removal);
  }

  @Override
  public int moveCount() {
    return hypergraph.faceCount();
  }

  @Override
  public int size() {
    return hypergraph.faceCount();
  }

  @Override
  public Position after(int move) {
    return of(removal.apply(hypergraph, move), removal);
  }

  @Override
  public List<? extends Position> components() {
    List<Hypergraph> components = hypergraph.components();
    return components.size() == 1
        ? List.of(this)
        : components.stream().map(component -> of(component, removal)).toList();
  }

  @Override
  public CanonicalKey key() {
    return hypergraph.canonicalKey();
  }
}
