package nimproof.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
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

  private static final String OURS = "Without a source";

  /** A statement and, if it is wrong, the one that puts it right. */
  public record Entry(Summary summary, boolean isErratum, Optional<Summary> corrected) {}

  /** Statements under a heading. */
  public record Group(String name, List<Entry> entries) {

    /** Gives the name that addresses use. */
    public String anchor() {
      return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    }
  }

  static IndexPage of(List<Result> results, Changes changes) {
    List<Entry> all = entries(results);
    Map<String, Long> counts = new LinkedHashMap<>();
    for (String verdict : List.of("HOLDS", "REFUTED", "UNDECIDED")) {
      counts.put(verdict, all.stream().filter(e -> e.summary().verdict().equals(verdict)).count());
    }
    return new IndexPage(
        counts,
        findings(all),
        groups(all),
        Sentences.number(results.stream().mapToLong(Result::structures).sum()),
        changes);
  }

  private static List<Entry> entries(List<Result> results) {
    Map<String, Summary> byId = new LinkedHashMap<>();
    results.forEach(result -> byId.put(result.statement().id(), Summary.of(result)));
    return results.stream()
        .map(
            result ->
                new Entry(
                    byId.get(result.statement().id()),
                    Errata.isErratum(result),
                    Optional.ofNullable(byId.get(Errata.correction(result.statement().id())))))
        .toList();
  }

  private static List<Group> findings(List<Entry> all) {
    List<Group> groups = new ArrayList<>();
    add(groups, "Not as declared", all, entry -> !entry.summary().asDeclared());
    add(groups, "Published claims that are wrong", all, e -> isWrong(e) && e.isErratum());
    add(
        groups,
        "Variants and questions of ours that are wrong",
        all,
        e -> isWrong(e) && !e.isErratum());
    return List.copyOf(groups);
  }

  private static boolean isWrong(Entry entry) {
    return entry.summary().asDeclared() && entry.summary().verdict().equals("REFUTED");
  }

  private static void add(
      List<Group> groups, String name, List<Entry> all, Predicate<Entry> which) {
    List<Entry> members = all.stream().filter(which).toList();
    if (!members.isEmpty()) {
      groups.add(new Group(name, members));
    }
  }

  private static List<Group> groups(List<Entry> all) {
    Map<String, List<Entry>> byPaper = new LinkedHashMap<>();
    for (Entry entry : all) {
      String name = entry.summary().paper().orElse(OURS);
      byPaper.computeIfAbsent(name, key -> new ArrayList<>()).add(entry);
    }
    List<Entry> ours = byPaper.remove(OURS);
    if (ours != null) {
      byPaper.put(OURS, ours); // last
    }
    return byPaper.entrySet().stream()
        .map(group -> new Group(group.getKey(), inOrder(group.getValue())))
        .toList();
  }

  private static List<Entry> inOrder(List<Entry> entries) {
    return entries.stream()
        .sorted(Comparator.comparing(entry -> entry.summary().place(), PaperOrder.FIRST))
        .toList();
  }

  /** Counts all statements. */
  public long total() {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }
}
