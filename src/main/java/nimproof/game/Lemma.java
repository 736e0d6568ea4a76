package nimproof.game;

import java.util.List;
import java.util.OptionalInt;
import nimproof.structure.Invariant;

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
      List.of("ky-theorem-3", "ky-lemma-2", "ky-table-3", "ky-corollary-1", "ky-table-1")) {
    @Override
    public OptionalInt value(Position position) {
      return position instanceof GraphPosition graph && Invariant.isBipartite(graph.graph())
          ? OptionalInt.of(2 * (graph.graph().edgeCount() % 2) + graph.graph().vertexCount() % 2)
          : OptionalInt.empty();
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

  /** Gives the value of a position that the lemma speaks of. */
  public abstract OptionalInt value(Position position);

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
