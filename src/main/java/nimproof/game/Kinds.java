package nimproof.game;

import java.util.Set;
import nimproof.structure.Complex;
import nimproof.structure.Graph;
import nimproof.structure.Hypergraph;
import nimproof.structure.Structure;

/** Which kinds of structures a game can be played on. */
final class Kinds {

  static final Set<Class<? extends Structure>> GRAPHS = Set.of(Graph.class);
  static final Set<Class<? extends Structure>> HYPERGRAPHS =
      Set.of(Graph.class, Complex.class, Hypergraph.class);

  private Kinds() {}

  /** Refuses a structure that the game cannot be played on. */
  static void require(Ruleset game, Structure structure, Set<Class<? extends Structure>> kinds) {
    if (!kinds.contains(structure.getClass())) {
      throw new IllegalArgumentException(
          "%s is played on %s, not on a %s"
              .formatted(
                  game.name(),
                  kinds == GRAPHS ? "a graph" : "a graph, a complex or a hypergraph",
                  structure.getClass().getSimpleName().toLowerCase(java.util.Locale.ROOT)));
    }
  }
}
