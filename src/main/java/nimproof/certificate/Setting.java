package nimproof.certificate;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Heaps;
import nimproof.structure.Poset;
import nimproof.structure.Structure;
import nimproof.verify.Walk;

/**
 * How the structures of a certificate become families of sets.
 *
 * <p>Vertex {@code i} is point {@code i}, and a face is the set of its vertices. Where hyperedges
 * go alone, each has a point of its own besides, so that none contains another. An element of a
 * poset is the set of the elements that are not above it or beside it: itself and all below.
 *
 * @param closed whether every family is closed under subsets, so that facets describe it
 * @param alone whether hyperedges go alone, as in Type 1 take-away
 */
record Setting(boolean closed, boolean alone, boolean misere) {

  private static final List<String> TAKE_AWAY = List.of("take-away", "type-2");

  /**
   * Gives the setting of a game on structures.
   *
   * @throws TooLarge if the kernel has no rules for the game
   */
  static Setting of(Walk statement, Collection<Structure> structures) {
    String game = statement.game().name();
    boolean alone = game.equals("type-1");
    if (!alone && !TAKE_AWAY.contains(game)) {
      throw new TooLarge("certificates speak of take-away and type-1, not of " + game);
    }
    if (statement.passes() > 0) {
      throw new TooLarge("certificates do not speak of passes");
    }
    if (structures.stream().anyMatch(Heaps.class::isInstance)) {
      throw new TooLarge("certificates do not speak of octal games");
    }
    boolean closed = structures.stream().allMatch(s -> isClosed(s, alone));
    return new Setting(closed, alone, statement.isMisere());
  }

  private static boolean isClosed(Structure structure, boolean alone) {
    return structure instanceof Graph || structure instanceof Complex && !alone;
  }

  /** Gives the setting in which facets do, or do not, describe the families. */
  Setting withClosed(boolean facets) {
    return new Setting(facets, alone, misere);
  }

  /** Writes the game as headers do. */
  String game() {
    return (misere ? "misere " : "")
        + "take-away on the "
        + (closed ? "complex with facets" : "sets");
  }

  /**
   * Gives the family of a structure.
   *
   * @throws TooLarge if it needs more points than there are names
   */
  SetFamily family(Structure structure) {
    if (closed && !isClosed(structure, alone)) {
      throw new IllegalArgumentException("a structure is not described by its facets");
    }
    long[] sets =
        structure instanceof Poset poset
            ? downSets(poset)
            : faces(structure, privatePoints(structure));
    Arrays.sort(sets);
    return SetFamily.of(sets, closed);
  }

  private boolean privatePoints(Structure structure) {
    return alone && !(structure instanceof Graph);
  }

  private static long[] faces(Structure structure, boolean alone) {
    int n = structure.vertexCount();
    requireNames(alone ? structure.faceCount() : n);
    List<Face> faces = structure.faces();
    long[] sets = new long[faces.size()];
    int next = n;
    for (int i = 0; i < sets.length; i++) {
      for (int vertex : faces.get(i).vertices()) {
        sets[i] |= 1L << vertex;
      }
      sets[i] |= alone && faces.get(i).size() > 1 ? 1L << next++ : 0;
    }
    return sets;
  }

  private static long[] downSets(Poset poset) {
    requireNames(poset.vertexCount());
    long[] sets = new long[poset.vertexCount()];
    for (int x = 0; x < sets.length; x++) {
      sets[x] |= 1L << x;
      for (int above : poset.upSet(x)) {
        sets[above] |= 1L << x;
      }
    }
    return sets;
  }

  private static void requireNames(int points) {
    if (points > SetFamily.MOST_POINTS) {
      throw new TooLarge(
          "a structure needs %,d points; certificates have names for %d"
              .formatted(points, SetFamily.MOST_POINTS));
    }
  }
}
