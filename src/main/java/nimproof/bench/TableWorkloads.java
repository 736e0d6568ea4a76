package nimproof.bench;

import static nimproof.bench.Workload.Length.SHORT;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import nimproof.solver.chomp.ChompTable;
import nimproof.solver.hypergraph.HypergraphCensus;

/** Games whose positions are the numbers of a table: hypergraphs on few vertices, and Chomp. */
final class TableWorkloads {

  private TableWorkloads() {}

  static List<Workload> all() {
    return List.of(
        new Workload(
            "hyper6",
            "every oddly uniform hypergraph on 6 vertices, under Type 1",
            4,
            SHORT,
            setting -> oddlyUniform()),
        new Workload(
            "chomp9",
            "every rectangular Chomp board up to 9 by 9, and the box 4 by 4 by 4",
            1,
            SHORT,
            setting -> chomp()));
  }

  private static Answer oddlyUniform() {
    HypergraphCensus census = HypergraphCensus.of(6, List.of(3, 5));
    SortedMap<Integer, Long> counts = new TreeMap<>();
    census.byValue().forEach((value, count) -> counts.put(value, count.longValue()));
    String text = "%,d hypergraphs; %s".formatted(census.classes(), Findings.of(counts));
    return new Answer(text, census.positions(), census.bytes());
  }

  private static Answer chomp() {
    ChompTable boards = ChompTable.of(9, 9);
    ChompTable box = ChompTable.of(4, 4, 4);
    List<Integer> values = new ArrayList<>();
    for (int m = 1; m <= 9; m++) {
      for (int n = 1; n <= 9; n++) {
        values.add(boards.value(m, n));
      }
    }
    String text =
        "9 by 9: %d, 4 by 4 by 4: %d; boards %s"
            .formatted(boards.value(9, 9), box.value(4, 4, 4), Findings.of(values));
    return new Answer(text, boards.positions() + box.positions(), boards.bytes() + box.bytes());
  }
}
