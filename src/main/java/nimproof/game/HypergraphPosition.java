package nimproof.game;

import java.util.List;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Hypergraph;

/**
 * Take-away of either type on a hypergraph: move {@code i} takes the {@code i}-th of its faces.
 *
 * <p>Where no hyperedge has more than two vertices the game goes on as a {@link GraphPosition},
 * which is the same game with cheaper keys.
 */
final class HypergraphPosition implements Position {

  private final Hypergraph hypergraph;
  private final boolean alone;

  private HypergraphPosition(Hypergraph hypergraph, boolean alone) {
    this.hypergraph = hypergraph;
    this.alone = alone;
  }

  /**
   * Plays on a hypergraph without names.
   *
   * @param alone whether a hyperedge goes alone, as in type 1, or with all that contain it
   */
  static Position of(Hypergraph hypergraph, boolean alone) {
    return hypergraph.dimension() <= 1
        ? new GraphPosition(hypergraph.graph())
        : new HypergraphPosition(hypergraph, alone);
  }

  Hypergraph hypergraph() {
    return hypergraph;
  }

  boolean alone() {
    return alone;
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
    return of(alone ? hypergraph.withoutAlone(move) : hypergraph.without(move), alone);
  }

  @Override
  public List<? extends Position> components() {
    List<Hypergraph> components = hypergraph.components();
    return components.size() == 1
        ? List.of(this)
        : components.stream().map(component -> of(component, alone)).toList();
  }

  @Override
  public CanonicalKey key() {
    return hypergraph.canonicalKey();
  }
}
