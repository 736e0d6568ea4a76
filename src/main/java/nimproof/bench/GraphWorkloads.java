package nimproof.bench;

import static nimproof.bench.Workload.Length.LONG;
import static nimproof.bench.Workload.Length.SHORT;
import static nimproof.bench.Workload.Length.TINY;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import nimproof.bench.Workload.Length;
import nimproof.bench.Workload.Work;
import nimproof.family.Families;
import nimproof.family.Structures;
import nimproof.game.Lemma;
import nimproof.solver.census.GraphCensus;
import nimproof.structure.Graph;
import nimproof.structure.Invariant;
import nimproof.structure.Structure;

/** Graph chomp: all graphs of a size, wheels, and the families of the papers' tables. */
final class GraphWorkloads {

  private GraphWorkloads() {}

  static List<Workload> all() {
    return List.of(
        graphs(5, 1, TINY, 34),
        graphs(6, 1, TINY, 156),
        graphs(7, 1, TINY, 1_044),
        graphs(8, 1, SHORT, 12_346),
        graphs(9, 2, SHORT, 274_668),
        graphs(10, 6, LONG, 12_005_168),
        wheel(7, TINY),
        wheel(9, TINY),
        wheel(11, TINY),
        wheel(13, SHORT),
        wheel(15, SHORT),
        wheel(17, TINY),
        new Workload(
            "wheel21",
            "the wheel W_21, by the involution and the bipartite lemma",
            8,
            LONG,
            value("wheel", 21, Lemma.INVOLUTION, Lemma.BIPARTITE)),
        new Workload(
            "table4",
            "a triangle with two tails of lengths 1 to 12 at a vertex",
            1,
            SHORT,
            each(GraphWorkloads::trianglesWithTails)),
        tails(5, TINY),
        tails(9, TINY),
        tails(13, TINY),
        tails(17, SHORT),
        new Workload(
            "pseudotrees12",
            "every connected graph with one cycle, of odd length, on at most 12 vertices",
            2,
            SHORT,
            each(GraphWorkloads::oddPseudotrees)));
  }

  private static Workload graphs(int n, int gigabytes, Length length, long count) {
    String work = "every graph on %d vertices".formatted(n);
    return new Workload("graphs" + n, work, gigabytes, length, census(n, count));
  }

  private static Work census(int n, long graphs) {
    return setting -> {
      GraphCensus census =
          GraphCensus.of(n, setting.jobs(), solved -> setting.progress().done(solved, graphs));
      String text = "%,d graphs; %s".formatted(census.count(n), Findings.of(census.byValue(n)));
      return new Answer(text, census.positions(), census.bytes());
    };
  }

  private static Workload wheel(int n, Length length) {
    return new Workload("wheel" + n, "the wheel W_" + n, 4, length, value("wheel", n));
  }

  /** Solves one member of a family. */
  static Work value(String family, long n, Lemma... lemmas) {
    return setting -> new TakeAwayWork(setting, lemmas).value(structure(family, n));
  }

  private static Workload tails(int longest, Length length) {
    String work = "a quadrilateral with three tails of lengths 0 to %d".formatted(longest);
    return new Workload(
        "tails" + longest, work, 2, length, each(() -> quadrilateralsWithTails(longest)));
  }

  /** What a workload solves one after the other. */
  private interface Members {
    List<? extends Structure> list();
  }

  private static Work each(Members members) {
    return setting -> new TakeAwayWork(setting).values(members.list());
  }

  private static List<Structure> trianglesWithTails() {
    List<Structure> members = new ArrayList<>();
    for (long m = 1; m <= 12; m++) {
      for (long k = 1; k <= 12; k++) {
        members.add(structure("oddCycleTails", 3L, m, k));
      }
    }
    return members;
  }

  private static List<Structure> quadrilateralsWithTails(int longest) {
    List<Structure> members = new ArrayList<>();
    for (long a = 0; a <= longest; a++) {
      for (long b = 0; b <= longest; b++) {
        for (long c = 0; c <= longest; c++) {
          members.add(structure("polygonWithTails", 4L, List.of(a, b, c, 0L)));
        }
      }
    }
    return members;
  }

  private static List<Structure> oddPseudotrees() {
    return IntStream.rangeClosed(3, 12)
        .boxed()
        .flatMap(n -> ((Structures) make("unicyclic", (long) n)).stream())
        .filter(graph -> !Invariant.isBipartite((Graph) graph))
        .map(Structure.class::cast)
        .toList();
  }

  private static Structure structure(String family, Object... arguments) {
    return (Structure) make(family, arguments);
  }

  private static Object make(String family, Object... arguments) {
    return Families.named(family).orElseThrow().make(List.of(arguments));
  }
}
