package nimproof.certificate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimproof.game.Evaluator;
import nimproof.statement.Expression;
import nimproof.statement.Scope;
import nimproof.statement.Statement.Claim;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Hypergraph;
import nimproof.structure.Structure;
import nimproof.verify.Check;
import nimproof.verify.Walk;

/**
 * The file for the second program: the expressions of a statement, and what was found on each
 * instance.
 */
final class StatementEvaluation {

  private static final Pattern ALL =
      Pattern.compile(
          "(graphs|connectedGraphs|trees|forests|unicyclic|complexes|hypergraphs)\\([^()]*\\)");

  private static final Pattern CALL = Pattern.compile("([A-Za-z]\\w*)\\(");

  /** The functions with which the second program builds structures. */
  private static final Set<String> BUILT =
      Set.of(
          "path",
          "cycle",
          "complete",
          "completeMultipartite",
          "simplexBoundary",
          "hypergraph",
          "sum",
          "map",
          "suspension",
          "withoutEdges");

  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

  private final Walk walk;
  private final Scope scope;
  private final StringBuilder text = new StringBuilder();

  private StatementEvaluation(Walk walk) {
    this.walk = walk;
    this.scope = walk.statement().scope();
  }

  /**
   * Writes the file.
   *
   * @throws TooLarge if the second program does not speak of such statements
   */
  static String of(Walk walk, Evaluator solver) {
    StatementEvaluation evaluation = new StatementEvaluation(walk);
    evaluation.header();
    walk.through(solver, evaluation::line);
    return evaluation.text.append("end\n").toString();
  }

  private void header() {
    require(!walk.isMisere() && walk.passes() == 0, "misère play or passes");
    require(!walk.statement().basis().isInduction(), "an induction step");
    require(scope.table().isEmpty(), "printed tables");
    text.append("nimproof evaluation 1\nabout ").append(walk.id());
    text.append("\ngame ").append(walk.game().name()).append('\n');
    scope.parameters().forEach((name, values) -> write("for " + name + ":", values));
    scope.on().ifPresent(on -> write(source(on), on));
    scope.each().forEach((name, values) -> write("each " + name + ":", values));
    definitions().forEach((name, definition) -> write("define " + name + ":", definition));
    List<Expression> conditions = scope.parameterHypotheses();
    conditions.forEach(condition -> write("when", condition));
    scope.hypotheses().stream()
        .filter(hypothesis -> !conditions.contains(hypothesis))
        .forEach(hypothesis -> write("where", hypothesis));
    for (Claim claim : walk.statement().claims()) {
      require(!claim.isValue(), "a nim-value as such");
      write("expect", claim.expression());
    }
    text.append("instances\n");
  }

  private static void require(boolean met, String what) {
    if (!met) {
      throw new TooLarge("the second program does not speak of " + what);
    }
  }

  private void write(String word, Expression expression) {
    text.append(word).append(' ').append(oneLine(expression)).append('\n');
  }

  private static String oneLine(Expression expression) {
    return expression.text().strip().replaceAll("\\s+", " ");
  }

  /** Lists the definitions that the expressions may mention. */
  private Map<String, Expression> definitions() {
    Map<String, Expression> all = new LinkedHashMap<>();
    scope.hypotheses().forEach(hypothesis -> all.putAll(hypothesis.definitions()));
    scope.each().values().forEach(values -> all.putAll(values.definitions()));
    walk.statement().claims().forEach(claim -> all.putAll(claim.expression().definitions()));
    return all;
  }

  private static String source(Expression on) {
    String expression = oneLine(on);
    boolean built =
        CALL.matcher(expression).results().map(call -> call.group(1)).allMatch(BUILT::contains);
    return ALL.matcher(expression).matches() ? "all" : built ? "on" : "given";
  }

  private void line(Walk.Stop stop) {
    List<String> parts = new ArrayList<>();
    if (!stop.parameters().isEmpty()) {
      parts.add(stop.parameters());
    }
    stop.structure().ifPresent(structure -> parts.add(written(structure)));
    parts.add(found(stop.check()));
    text.append(String.join(" | ", parts)).append('\n');
  }

  /** Writes for each instance a word, with a sign for each claim: + if it holds, - if not. */
  private String found(List<Check> checks) {
    StringBuilder found = new StringBuilder();
    int claims = walk.statement().claims().size();
    for (int i = 0; i < checks.size(); i++) {
      found.append(i > 0 && i % claims == 0 ? " " : "").append(checks.get(i).holds() ? '+' : '-');
    }
    return checks.isEmpty() ? "." : found.toString();
  }

  /** Writes a structure by its facets or hyperedges, and first its vertices if they have names. */
  private static String written(Structure structure) {
    boolean complex = structure instanceof Graph || structure instanceof Complex;
    require(complex || structure instanceof Hypergraph, "posets, heaps and their sums");
    List<Face> sets = new ArrayList<>();
    int n = structure.vertexCount();
    boolean numbered =
        IntStream.range(0, n).allMatch(v -> structure.names().of(v).equals("" + (v + 1)));
    if (!numbered) {
      IntStream.range(0, n).forEach(v -> sets.add(Face.of(v)));
    }
    List<Face> faces = complex ? structure.facets() : structure.faces();
    faces.stream().filter(face -> face.size() > 1).forEach(sets::add);
    String list =
        sets.stream().map(set -> written(structure, set)).collect(Collectors.joining(", "));
    return "%s(%d, [%s])".formatted(complex ? "complex" : "hypergraph", n, list);
  }

  private static String written(Structure structure, Face set) {
    return set.vertices().stream()
        .map(structure.names()::of)
        .map(name -> NUMBER.matcher(name).matches() ? name : '"' + name + '"')
        .collect(Collectors.joining(", ", "[", "]"));
  }
}
