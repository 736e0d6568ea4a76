package nimproof.certificate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimproof.statement.Scope;
import nimproof.structure.Structure;

/**
 * The lines of a header that list all structures of a kind, or name the members of a family, where
 * the scope of a statement does.
 *
 * <p>A structure without a claim, since the hypotheses leave it out or its claim did not fit, is
 * listed with a dash.
 */
record Covers(Setting setting, Predicate<Structure> isClaimed) {

  private static final Pattern KIND = Pattern.compile("(complexes)?.* on (\\d+) points");

  /** The most points on which the companion of the kernel checks a list of complexes, or others. */
  private static final int MOST_COMPLEX_POINTS = 6;

  private static final int MOST_POINTS = 10;

  List<String> lines(Scope scope, List<Questions.Stage> stages) {
    List<String> lines = new ArrayList<>(lists(stages));
    if (!setting.alone() && stages.stream().anyMatch(this::hasClaim)) {
      new Members(scope).line(isWhole(scope, stages)).ifPresent(lines::add);
    }
    return lines;
  }

  /** Tells whether every member of a parametric scope is claimed. */
  private boolean isWhole(Scope scope, List<Questions.Stage> stages) {
    boolean full =
        scope
            .table()
            .map(t -> t.cells().size() == t.rows().size() * t.columns().size())
            .orElse(true);
    return full
        && scope.parameterHypotheses().isEmpty()
        && stages.stream().allMatch(this::hasClaim);
  }

  private boolean hasClaim(Questions.Stage stage) {
    return stage.stop().structure().filter(isClaimed).isPresent();
  }

  private List<String> lists(List<Questions.Stage> stages) {
    Map<String, Set<String>> covers = new LinkedHashMap<>();
    if (setting.closed()) {
      for (Questions.Stage stage : stages) {
        if (isCheckable(stage.stop().kind())) {
          Structure structure = stage.stop().structure().orElseThrow();
          covers
              .computeIfAbsent(stage.stop().kind(), kind -> new LinkedHashSet<>())
              .add(line(structure));
        }
      }
    }
    List<String> lines = new ArrayList<>();
    covers.forEach(
        (kind, structures) -> {
          lines.add("cover all " + kind);
          structures.forEach(structure -> lines.add("cover " + structure));
        });
    return lines;
  }

  private String line(Structure structure) {
    String facets = Notation.sets(setting.family(structure));
    return facets + (isClaimed.test(structure) ? "" : " -");
  }

  private static boolean isCheckable(String kind) {
    Matcher words = KIND.matcher(kind);
    return words.matches()
        && Integer.parseInt(words.group(2))
            <= (words.group(1) == null ? MOST_POINTS : MOST_COMPLEX_POINTS);
  }
}
