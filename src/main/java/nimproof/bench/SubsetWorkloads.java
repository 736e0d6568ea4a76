package nimproof.bench;

import static nimproof.bench.Workload.Length.LONG;
import static nimproof.bench.Workload.Length.SHORT;
import static nimproof.bench.Workload.Length.TINY;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimproof.solver.subset.OpeningSearch;
import nimproof.solver.subset.SixPoints;

/** Subset take-away: the proper nonempty subsets of an n-set. */
final class SubsetWorkloads {

  /** About as many positions as the search on 7 points visits. */
  private static final long SEVEN_POINTS = 270_000_000;

  private SubsetWorkloads() {}

  static List<Workload> all() {
    return List.of(
        new Workload(
            "subset4",
            "subset take-away on 4 elements",
            1,
            TINY,
            GraphWorkloads.value("simplexBoundary", 4)),
        new Workload(
            "subset5",
            "subset take-away on 5 elements",
            1,
            TINY,
            GraphWorkloads.value("simplexBoundary", 5)),
        new Workload(
            "subset6",
            "subset take-away on 6 elements: the start and every first move",
            2,
            SHORT,
            setting -> sixElements()),
        new Workload(
            "subset7",
            "subset take-away on 7 elements: who wins, and with which first moves",
            12,
            LONG,
            SubsetWorkloads::sevenElements));
  }

  private static Answer sixElements() {
    SixPoints solved = new SixPoints();
    String first =
        IntStream.rangeClosed(1, 5)
            .mapToObj(size -> "%d: %d".formatted(size, solved.valueAfterTaking(size, 6)))
            .collect(Collectors.joining(", "));
    String text =
        "nim-value %d; after taking a set of size %s".formatted(solved.startValue(6), first);
    return new Answer(text, solved.classes(), solved.bytes());
  }

  private static Answer sevenElements(Setting setting) {
    OpeningSearch.Settings search =
        new OpeningSearch.Settings(
            7,
            setting.jobs(),
            Runtime.getRuntime().maxMemory() * 3 / 4,
            setting.resume(),
            Duration.ofMinutes(5));
    try {
      OpeningSearch.Answer found =
          OpeningSearch.run(
              search,
              positions -> {
                setting.progress().done(positions, SEVEN_POINTS);
                return true;
              });
      String text =
          "the %s player wins; winning first moves take sets of size %s"
              .formatted(found.firstPlayerWins() ? "first" : "second", found.winning());
      return new Answer(text, found.positions(), found.bytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
