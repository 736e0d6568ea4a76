package nimproof.family;

import static nimproof.family.Parameter.number;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import nimproof.structure.Structure;

/** Families that give every structure of a size, once up to isomorphism, smallest first. */
final class ExhaustiveFamilies {

  private ExhaustiveFamilies() {}

  static List<Family> all() {
    return List.of(
        exhaustive(
            "graphs", 0, "every graph on n vertices", PublishedCounts.GRAPHS, Levels::graphs),
        exhaustive(
            "connectedGraphs",
            1,
            "every connected graph on n vertices",
            PublishedCounts.CONNECTED_GRAPHS,
            n -> Levels.graphs(n).filter(graph -> graph.components().size() == 1)),
        exhaustive("trees", 1, "every tree on n vertices", PublishedCounts.TREES, Trees::trees),
        exhaustive(
            "forests", 0, "every forest on n vertices", PublishedCounts.FORESTS, Trees::forests),
        exhaustive(
            "unicyclic",
            3,
            "every connected graph on n vertices with exactly one cycle",
            PublishedCounts.UNICYCLIC,
            Trees::unicyclic),
        exhaustive(
            "complexes",
            0,
            "every simplicial complex with exactly n vertices",
            PublishedCounts.COMPLEXES,
            Levels::complexes));
  }

  private static Family exhaustive(
      String name,
      int least,
      String summary,
      PublishedCounts counts,
      IntFunction<Stream<? extends Structure>> make) {
    return Family.all(
        name,
        List.of(number("n", least)),
        summary,
        a -> new Structures(counts.of(a), () -> make.apply(a.integer(0))));
  }
}
