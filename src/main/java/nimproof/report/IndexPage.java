package nimproof.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import nimproof.verify.Result;

/**
 * What the index shows.
 *
 * @param counts how many statements have each verdict, HOLDS first
 * @param findings what readers should look at first
 * @param groups every statement, by paper
 */
public record IndexPage(
    Map<String, Long> counts,
    List<Group> findings,
    List<Group> groups,
    String structures,
    Changes changes) {

  /** Statements under a heading. */
  public record Group(String name, List<Summary> statements) {}

  static IndexPage of(List<Result> results, Changes changes) {
    List<Summary> all = results.stream().map(Summary::of).toList();
    Map<String, Long> counts = new LinkedHashMap<>();
    for (String verdict : List.of("HOLDS", "REFUTED", "UNDECIDED")) {
      counts.put(verdict, all.stream().filter(s -> s.verdict().equals(verdict)).count());
    }
    return new IndexPage(
        counts,
        findings(all),
        groups(all),
        Sentences.number(results.stream().mapToLong(Result::structures).sum()),
        changes);
  }

  private static List<Group> findings(List<Summary> all) {
    List<Group> groups = new ArrayList<>();
    add(groups, "Not as declared", all, summary -> !summary.asDeclared());
    add(groups, "Published claims that are wrong", all, s -> isWrong(s) && isPublished(s));
    add(groups, "Remarks and variants that are wrong", all, s -> isWrong(s) && !isPublished(s));
    return List.copyOf(groups);
  }

  private static boolean isWrong(Summary summary) {
    return summary.asDeclared() && summary.verdict().equals("REFUTED");
  }

  /** A remark may be the paper's, or a variant of the paper's claim that shows why it is made. */
  private static boolean isPublished(Summary summary) {
    return summary.paper().isPresent() && !List.of("remark", "question").contains(summary.kind());
  }

  private static void add(
      List<Group> groups, String name, List<Summary> all, Predicate<Summary> which) {
    List<Summary> members = all.stream().filter(which).toList();
    if (!members.isEmpty()) {
      groups.add(new Group(name, members));
    }
  }

  private static List<Group> groups(List<Summary> all) {
    Map<String, List<Summary>> byPaper = new LinkedHashMap<>();
    for (Summary summary : all) {
      String name = summary.paper().orElse("Without a source");
      byPaper.computeIfAbsent(name, key -> new ArrayList<>()).add(summary);
    }
    return byPaper.entrySet().stream()
        .map(entry -> new Group(entry.getKey(), inOrder(entry.getValue())))
        .toList();
  }

  private static List<Summary> inOrder(List<Summary> statements) {
    return statements.stream().sorted(Comparator.comparing(Summary::at, PaperOrder.FIRST)).toList();
  }

  /** Counts all statements. */
  public long total() {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }
}
