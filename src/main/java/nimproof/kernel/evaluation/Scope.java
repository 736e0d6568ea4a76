package nimproof.kernel.evaluation;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import nimproof.kernel.cover.Cover;
import nimproof.kernel.evaluation.Structure.Kind;

/**
 * Where the structures of a file come from: built here, all of a kind, or given by the file.
 *
 * <p>That a list holds all of a kind is proved by {@link Cover}, up to the sizes that it knows.
 */
final class Scope {

  private static final Map<String, String> KINDS =
      Map.of(
          "graphs", "graphs",
          "connectedGraphs", "connected graphs",
          "trees", "trees",
          "forests", "forests",
          "unicyclic", "unicyclic graphs",
          "complexes", "complexes",
          "hypergraphs", "hypergraphs");

  private static final int MOST_POINTS = 14;
  private static final int MOST_COMPLEX_POINTS = 6;

  private final Set<String> found = new LinkedHashSet<>();
  private final List<String> sets = new ArrayList<>();
  private String source = "";
  private String text = "";
  private Expression expression = b -> List.of();
  private Object now = List.of();

  /** Reads the line of a header that says it, if there is one. */
  void read(Lines lines) throws IOException {
    for (String word : List.of("on ", "all ", "given ")) {
      if (lines.begins(word)) {
        source = word.strip();
        text = lines.line().substring(word.length());
        String list = "[" + text.substring(text.indexOf('(') + 1).replaceAll("\\)$", "]");
        expression = source.equals("given") ? expression : Parser.read(isWhole() ? list : text);
        Mistake.unless(!isWhole() || KINDS.containsKey(kind()), "%s is no kind", text);
        lines.rest(word);
        return;
      }
    }
  }

  boolean isEmpty() {
    return source.isEmpty();
  }

  /** Tells whether there may be several structures for one choice of the parameters. */
  boolean isList() {
    return !source.equals("on");
  }

  private boolean isWhole() {
    return source.equals("all");
  }

  private String kind() {
    return text.substring(0, Math.max(0, text.indexOf('(')));
  }

  List<String> found() {
    return List.copyOf(found);
  }

  /** Begins the structures for one choice of the parameters. */
  void begin(Bindings b) {
    now = expression.in(b);
    sets.clear();
  }

  /** Takes the next structure. */
  void add(Structure structure) {
    if (now instanceof Structure built) {
      Mistake.unless(built.isSameAs(structure), "it is not the structure that is built here");
      found.add(text + ", built here");
    } else if (isWhole()) {
      boolean hyper = kind().equals("hypergraphs");
      boolean isKind = structure.kind() == (hyper ? Kind.HYPERGRAPH : Kind.COMPLEX);
      Mistake.unless(isKind && structure.names().size() == points(), "it is none of %s", text);
      sets.add(
          (hyper ? structure.faces() : structure.facets())
              .mapToObj(Claims::letters)
              .collect(Collectors.joining(" ")));
    } else {
      Mistake.unless(source.equals("given"), "%s is no structure", text);
      found.add(text + ", as given");
    }
  }

  private long points() {
    return (Long) ((List<?>) now).get(0);
  }

  /** Makes sure that no structure is missing, if there should be all of a kind. */
  void complete() {
    if (!isWhole()) {
      return;
    }
    List<?> arguments = (List<?>) now;
    String sizes =
        arguments.size() < 2
            ? ""
            : " of sizes" + arguments.get(1).toString().replaceAll("\\D+", " ").stripTrailing();
    String what = "%s%s on %d points".formatted(KINDS.get(kind()), sizes, points());
    if (points() > (kind().matches("complexes|hypergraphs") ? MOST_COMPLEX_POINTS : MOST_POINTS)) {
      found.add("%,d %s, as given".formatted(sets.size(), what));
      return;
    }
    try {
      found.add(
          Cover.check("all " + what, sets.stream().map(set -> set.isEmpty() ? "0" : set).toList()));
    } catch (IllegalArgumentException e) {
      Mistake.unless(false, "the list of %s is not complete: %s", what, e.getMessage());
    }
  }
}
