package nimproof.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import nimproof.structure.Complex;
import nimproof.structure.Invariant;
import nimproof.structure.Structure;
import nimproof.symmetry.Involutions;

/**
 * A theorem that a solver may use to skip a search, if a statement assumes it.
 *
 * <p>Nothing is assumed unless a statement says so, and its verdict then names the assumption.
 */
public enum Lemma {
  /**
   * The nim-value of a bipartite graph is 2·(e mod 2) + (v mod 2); Khandhawit and Ye, Theorem 3.
   */
  BIPARTITE(
      "bipartite",
      "a bipartite graph has the nim-value 2·(e mod 2) + (v mod 2)",
      List.of(
          "ky-theorem-3",
          "ky-lemma-2",
          "ky-table-3",
          "ky-corollary-1",
          "ky-table-1",
          "barnard-theorem-1-10")) {
    @Override
    public OptionalInt value(Position position) {
      return position instanceof GraphPosition graph && Invariant.isBipartite(graph.graph())
          ? OptionalInt.of(2 * (graph.graph().edgeCount() % 2) + graph.graph().vertexCount() % 2)
          : OptionalInt.empty();
    }
  },

  /**
   * A complex and the fixed points of an involution that swaps no edge have the same nim-value;
   * Khandhawit and Ye, Theorem 1. Binary stars and suspensions are special cases.
   */
  INVOLUTION(
      "involution",
      "a complex has the nim-value of the fixed points of an involution that swaps no edge",
      List.of(
          "ky-theorem-1",
          "ky-theorem-1-necessity",
          "kanungo-theorem-8",
          "kanungo-suspension",
          "kanungo-proposition-5",
          "mangang-theorem-5-1",
          "mangang-theorem-6-3")) {
    @Override
    public Optional<Position> reduced(Position position) {
      return complex(position)
          .flatMap(Involutions::reducing)
          .map(involution -> new TakeAway().start(involution.fixedPoints()));
    }
  };

  private final String word;
  private final String summary;
  private final List<String> circular;

  Lemma(String word, String summary, List<String> circular) {
    this.word = word;
    this.summary = summary;
    this.circular = circular;
  }

  /** Gives the graph or complex of a position of take-away. */
  private static Optional<Structure> complex(Position position) {
    if (position instanceof GraphPosition graph) {
      return Optional.of(graph.graph());
    }
    return position instanceof FacePosition face && face.structure() instanceof Complex complex
        ? Optional.of(complex)
        : Optional.empty();
  }

  /** Gives the value of a position, if the lemma tells it. */
  public OptionalInt value(Position position) {
    return OptionalInt.empty();
  }

  /** Gives a smaller position of the same value, if the lemma tells one. */
  public Optional<Position> reduced(Position position) {
    return Optional.empty();
  }

  /** Gives the name used in specs. */
  public String word() {
    return word;
  }

  /** Says in one line what the lemma claims. */
  public String summary() {
    return summary;
  }

  /** Lists the statements that are this lemma or that it rests on, which may not assume it. */
  public List<String> circular() {
    return circular;
  }

  /** Finds a lemma by its name. */
  public static Lemma named(String word) {
    return List.of(values()).stream().filter(l -> l.word.equals(word)).findFirst().orElseThrow();
  }
}
