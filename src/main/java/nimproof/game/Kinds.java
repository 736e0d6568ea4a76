package nimproof.game;

import nimproof.structure.Complex;
import nimproof.structure.DisjointSum;
import nimproof.structure.Graph;
import nimproof.structure.Heaps;
import nimproof.structure.Hypergraph;
import nimproof.structure.Structure;

/** Which kinds of structures a game can be played on, in words. */
final class Kinds {

  private Kinds() {}

  /** Refuses a structure that the game cannot be played on. */
  static void require(Ruleset game, Structure structure, String wanted) {
    if (!game.isPlayedOn(structure)) {
      throw new IllegalArgumentException(
          "%s is played on %s, not on %s".formatted(game.name(), wanted, words(structure)));
    }
  }

  private static String words(Structure structure) {
    if (structure instanceof Graph) {
      return "a graph";
    }
    if (structure instanceof Complex) {
      return "a complex";
    }
    if (structure instanceof Hypergraph) {
      return "a hypergraph";
    }
    if (structure instanceof Heaps) {
      return "heaps of an octal game";
    }
    return structure instanceof DisjointSum ? "a sum" : "a poset";
  }
}
