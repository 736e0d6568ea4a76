package nimproof.kernel.cover;

import java.math.BigInteger;
import java.util.function.IntFunction;
import java.util.function.Predicate;

/** The kinds of structures of which a cover can list all. */
enum Kind {
  GRAPHS("graphs", Labelled::graphs, Labelling::isGraph),
  CONNECTED("connected graphs", Labelled::connectedGraphs, s -> s.isGraph() && s.parts() == 1),
  TREES(
      "trees", Labelled::trees, s -> s.isGraph() && s.parts() == 1 && s.edges() == s.points() - 1),
  FORESTS("forests", Labelled::forests, s -> s.isGraph() && s.edges() == s.points() - s.parts()),
  UNICYCLIC(
      "unicyclic graphs",
      Labelled::unicyclicGraphs,
      s -> s.isGraph() && s.parts() == 1 && s.edges() == s.points()),
  COMPLEXES("complexes", Labelled::complexes, s -> true),
  /** Their number depends on the sizes of hyperedges too. */
  HYPERGRAPHS("hypergraphs", n -> BigInteger.ZERO, s -> true);

  private final String words;
  private final IntFunction<BigInteger> labelled;
  private final Predicate<Labelling> member;

  Kind(String words, IntFunction<BigInteger> labelled, Predicate<Labelling> member) {
    this.words = words;
    this.labelled = labelled;
    this.member = member;
  }

  String words() {
    return words;
  }

  /** Counts the labelled structures of this kind on n points. */
  BigInteger labelled(int n) {
    return labelled.apply(n);
  }

  boolean has(Labelling structure) {
    return member.test(structure);
  }
}
