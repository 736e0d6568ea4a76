package nimproof.certificate;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import nimproof.game.Evaluator;
import nimproof.game.Lemma;
import nimproof.structure.Complex;
import nimproof.structure.DisjointSum;
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
 * @param colours whether the value of bipartite graphs is taken from the lemma about them
 * @param folds whether positions are reduced by involutions
 * @param passes how often the players may pass between them
 */
record Setting(
    Moves moves,
    boolean closed,
    boolean alone,
    boolean misere,
    boolean colours,
    boolean folds,
    int passes) {

  /** Take-away on graphs and complexes, without lemmas. */
  static final Setting TAKE_AWAY =
      new Setting(Moves.TAKE_AWAY, true, false, false, false, false, 0);

  private static final Map<String, Moves> GAMES =
      Map.of(
          "take-away", Moves.TAKE_AWAY,
          "type-1", Moves.TAKE_AWAY,
          "type-2", Moves.TAKE_AWAY,
          "graph-nim", Moves.GRAPH_NIM,
          "as-much-as-you-want", Moves.AS_MUCH);

  /**
   * Gives the setting of a game on structures.
   *
   * @throws TooLarge if the kernel has no rules for the game
   */
  static Setting of(Walk statement, Collection<Structure> structures) {
    String game = statement.game().name();
    if (!GAMES.containsKey(game)) {
      throw new TooLarge("certificates do not speak of " + game);
    }
    if (structures.stream().anyMatch(Setting::hasHeaps)) {
      throw new TooLarge("certificates do not speak of octal games");
    }
    boolean alone = game.equals("type-1");
    Moves moves = GAMES.get(game);
    boolean closed =
        moves != Moves.GRAPH_NIM && structures.stream().allMatch(s -> isClosed(s, alone));
    List<String> lemmas = statement.statement().assumptions();
    return new Setting(
        moves,
        closed,
        alone,
        statement.isMisere(),
        lemmas.contains(Lemma.BIPARTITE.word()),
        closed && lemmas.contains(Lemma.INVOLUTION.word()),
        statement.passes());
  }

  private static boolean hasHeaps(Structure structure) {
    return structure instanceof Heaps
        || structure instanceof DisjointSum sum
            && sum.summands().stream().anyMatch(Setting::hasHeaps);
  }

  private static boolean isClosed(Structure structure, boolean alone) {
    return structure instanceof Graph || structure instanceof Complex && !alone;
  }

  /** Gives the setting in which facets do, or do not, describe the families. */
  Setting withClosed(boolean facets) {
    return new Setting(moves, facets, alone, misere, colours, folds, passes);
  }

  /** Writes the game as headers do. */
  String game() {
    return (misere ? "misere " : "")
        + moves.word()
        + " on the "
        + (closed ? "complex with facets" : "sets");
  }

  /** Gives the values that a solver of the game tells, if it can be asked about families. */
  Optional<SolverValues> values(Evaluator solver) {
    boolean solved = moves == Moves.TAKE_AWAY && closed && !misere && passes == 0;
    return solved ? Optional.of(new SolverValues(solver)) : Optional.empty();
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
    long[] sets = sets(structure);
    if (moves == Moves.GRAPH_NIM) {
      sets = Arrays.stream(sets).filter(set -> Long.bitCount(set) > 1).toArray();
    }
    Arrays.sort(sets);
    return SetFamily.of(sets, closed).withPasses(passes);
  }

  private long[] sets(Structure structure) {
    if (structure instanceof DisjointSum sum) {
      return sum.summands().stream().map(this::sets).reduce(new long[0], Setting::sideBySide);
    }
    return structure instanceof Poset poset
        ? downSets(poset)
        : faces(structure, privatePoints(structure));
  }

  /** Gives the sets of two families, those of the other on points after those of the first. */
  private static long[] sideBySide(long[] some, long[] others) {
    int points = points(some);
    requireNames(points + points(others));
    LongStream moved = LongStream.of(others).map(set -> set << points);
    return LongStream.concat(LongStream.of(some), moved).toArray();
  }

  private static int points(long[] sets) {
    long all = LongStream.of(sets).reduce(0, (a, b) -> a | b);
    return Long.SIZE - Long.numberOfLeadingZeros(all);
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
