package nimproof.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimproof.verify.Result;

/**
 * What the index shows.
 *
 * @param counts how many statements have each verdict, HOLDS first
 * @param findings what is refuted or not as declared
 * @param groups every statement, by paper
 */
public record IndexPage(
    Map<String, Long> counts, List<Summary> findings, List<Group> groups, String structures) {

  /** The statements of one paper, in the order of their files. */
  public record Group(String name, List<Summary> statements) {}

  static IndexPage of(List<Result> results) {
    List<Summary> all = results.stream().map(Summary::of).toList();
    Map<String, Long> counts = new LinkedHashMap<>();
    for (String verdict : List.of("HOLDS", "REFUTED", "UNDECIDED")) {
      counts.put(verdict, all.stream().filter(s -> s.verdict().equals(verdict)).count());
    }
    return new IndexPage(
        counts,
        all.stream().filter(Summary::isFinding).toList(),
        groups(all),
        Sentences.number(results.stream().mapToLong(Result::structures).sum()));
  }

  private static List<Group> groups(List<Summary> all) {
    Map<String, List<Summary>> byPaper = new LinkedHashMap<>();
    for (Summary summary : all) {
      String name = summary.paper().orElse("Without a source");
      byPaper.computeIfAbsent(name, key -> new ArrayList<>()).add(summary);
    }
    return byPaper.entrySet().stream()
        .map(entry -> new Group(entry.getKey(), List.copyOf(entry.getValue())))
        .toList();
  }

  /** Counts all statements. */
  public long total() {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }
}
