package nimproof.kernel.evaluation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import nimproof.kernel.evaluation.Structure.Kind;

/** What can be asked of a structure, whatever is played on it. */
final class Questions {

  private static final int MOST_HYPEREDGES = 16;

  private Questions() {}

  static Object of(Structure s, String name, Arguments a) {
    Work work = a.work();
    work.spend((long) s.size() * s.size());
    return switch (name) {
      case "v" -> (long) s.pointList().size();
      case "e" -> s.joins().count();
      case "f" -> (long) s.size();
      case "components" -> (long) s.parts().size();
      case "parts" -> s.parts();
      case "connected" -> s.parts().size() == 1;
      case "bipartite" -> isBipartite(s);
      case "oddlyUniform" -> s.larger().allMatch(face -> Long.bitCount(face) % 2 == 1);
      case "evenlyUniform" -> s.larger().allMatch(face -> Long.bitCount(face) % 2 == 0);
      case "markable" -> marking(s).isPresent();
      case "marking" -> s.list(marking(s).orElse(0L));
      case "connectedParts" -> connectedParts(s, work);
      case "isTree" -> isTree(s);
      case "degrees" -> degrees(s);
      case "maxDegree" -> degrees(s).stream().findFirst().orElse(0L);
      case "vertices" -> s.list(s.points());
      case "edges" -> s.lists(s.edges());
      case "faces" -> s.lists(s.faces());
      case "facets" -> s.lists(s.facets());
      case "leaves" -> s.list(leaves(s));
      case "degree" -> s.degree(s.point(a.values().get(1)));
      case "core" -> s.list(core(s).points());
      case "dimension" -> s.faces().map(Long::bitCount).max().orElse(0) - 1;
      case "neighbours" -> s.list(s.neighbours(s.point(a.values().get(1))));
      case "faceCount" -> s.faces().filter(face -> Long.bitCount(face) == a.number(1)).count();
      case "involutions" -> Symmetry.involutions(s, involution -> true, true, work);
      case "binaryStars" -> s.lists(Symmetry.binaryStars(s, work));
      case "inSimplestForm" -> Symmetry.inSimplestForm(s, work);
      case "simplestForm" -> Symmetry.simplestForm(s, work);
      case "simplestForms" -> Symmetry.simplestForms(s, work);
      default -> throw new IllegalArgumentException(name + " is not known");
    };
  }

  /** Colours the points of each part as its edges tell, and looks for an edge of one colour. */
  private static boolean isBipartite(Structure s) {
    long[] edges = s.edges().toArray();
    long one = 0;
    long other = 0;
    for (long point : s.pointList()) {
      one |= point & ~other;
      for (int round = 0; round < edges.length; round++) {
        for (long edge : edges) {
          other |= (edge & one) != 0 ? edge & ~one : 0;
          one |= (edge & other) != 0 ? edge & ~other : 0;
        }
      }
    }
    long white = one;
    return s.edges().allMatch(edge -> Long.bitCount(edge & white) == 1);
  }

  private static boolean isTree(Structure s) {
    return s.size() == s.pointList().size() + s.edges().count()
        && s.edges().count() == s.pointList().size() - 1
        && s.parts().size() == 1;
  }

  private static List<Long> degrees(Structure s) {
    return s.pointList().stream().map(s::degree).sorted(Comparator.reverseOrder()).toList();
  }

  /** Takes points with one neighbour or none, until there is none such. */
  private static Structure core(Structure s) {
    long thin =
        s.pointList().stream()
            .filter(x -> Long.bitCount(s.neighbours(x)) < 2)
            .mapToLong(x -> x)
            .sum();
    return thin == 0 ? s : core(s.where(face -> (face & thin) == 0));
  }

  private static long leaves(Structure s) {
    return s.pointList().stream()
        .mapToLong(x -> x)
        .filter(x -> s.edges().filter(edge -> (edge & x) != 0).count() == 1)
        .sum();
  }

  /**
   * Finds points of which every face of two or more points has an odd number.
   *
   * <p>Each such face is a linear equation modulo 2, whose right side 1 is the highest bit. The
   * lowest point of a row that was kept is in no other row.
   */
  private static Optional<Long> marking(Structure s) {
    List<Long> rows = new ArrayList<>();
    for (long face : s.larger().toArray()) {
      long row = face | Long.MIN_VALUE;
      for (long kept : rows) {
        row ^= (row & Long.lowestOneBit(kept)) != 0 ? kept : 0;
      }
      if (row == Long.MIN_VALUE) {
        return Optional.empty();
      }
      if (row != 0) {
        long added = row;
        rows.replaceAll(kept -> (kept & Long.lowestOneBit(added)) != 0 ? kept ^ added : kept);
        rows.add(added);
      }
    }
    return Optional.of(rows.stream().filter(row -> row < 0).mapToLong(Long::lowestOneBit).sum());
  }

  /** Lists the connected hypergraphs that some hyperedges form, once up to isomorphism. */
  private static List<Structure> connectedParts(Structure s, Work work) {
    long[] larger = s.larger().toArray();
    Mistake.unless(larger.length <= MOST_HYPEREDGES, "over %d hyperedges", MOST_HYPEREDGES);
    work.spend((long) s.size() << larger.length);
    List<Structure> all =
        IntStream.range(1, 1 << larger.length)
            .boxed()
            .sorted(Comparator.comparing(Integer::bitCount))
            .map(choice -> spanned(s, larger, choice))
            .filter(part -> part.parts().size() == 1)
            .toList();
    return Symmetry.distinct(all, work);
  }

  private static Structure spanned(Structure s, long[] larger, int choice) {
    List<Long> chosen =
        IntStream.range(0, larger.length)
            .filter(i -> (choice >>> i & 1) != 0)
            .mapToObj(i -> larger[i])
            .toList();
    long points = chosen.stream().reduce(0L, (x, y) -> x | y);
    return s.as(Kind.HYPERGRAPH)
        .where(face -> Long.bitCount(face) == 1 ? (face & points) != 0 : chosen.contains(face));
  }
}
