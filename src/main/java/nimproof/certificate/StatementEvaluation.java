package nimproof.certificate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimproof.statement.Expression;
import nimproof.statement.Scope;
import nimproof.statement.Statement.Claim;
import nimproof.statement.Table;
import nimproof.structure.Complex;
import nimproof.structure.DisjointSum;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Hypergraph;
import nimproof.structure.Poset;
import nimproof.structure.Structure;
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
          ("path cycle wheel complete completeMultipartite simplex simplexBoundary skeleton theta"
                  + " cyclesAtVertex oddCycleTails polygonWithTails hairball caterpillar withTail"
                  + " graph complex hypergraph poset chain nim chomp rankComplete facePoset sum"
                  + " suspension withoutEdges edgeGraph map filter range drop")
              .split(" "));

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
   * @param certificate the name of the certificate with the values that the statement asks for
   * @throws TooLarge if the second program does not speak of such statements
   */
  static String of(Walk walk, List<Questions.Stage> stages, Optional<String> certificate) {
    StatementEvaluation evaluation = new StatementEvaluation(walk);
    evaluation.header(certificate);
    stages.forEach(evaluation::line);
    return evaluation.text.append("end\n").toString();
  }

  private void header(Optional<String> certificate) {
    require(!walk.statement().basis().isInduction(), "an induction step");
    text.append("nimproof evaluation 1\nabout ").append(walk.id());
    text.append("\ngame ").append(walk.statement().rules().game()).append('\n');
    text.append(walk.isMisere() ? "play misere\n" : "");
    text.append(walk.passes() > 0 ? "passes " + walk.passes() + "\n" : "");
    certificate.ifPresent(name -> text.append("claims of ").append(name).append('\n'));
    scope.parameters().forEach((name, values) -> write("for " + name + ":", values));
    scope.table().ifPresent(this::writeLabels);
    scope.on().ifPresent(on -> write(source(on), on));
    scope.each().forEach((name, values) -> write("each " + ascii(name) + ":", values));
    scope.table().ifPresent(this::writeEntries);
    definitions().forEach((name, definition) -> write("define " + name + ":", definition));
    List<Expression> conditions = scope.parameterHypotheses();
    scope.table().ifPresent(table -> text.append("when size(printed) == 1\n"));
    conditions.forEach(condition -> write("when", condition));
    scope.hypotheses().stream()
        .filter(hypothesis -> !conditions.contains(hypothesis))
        .forEach(hypothesis -> write("where", hypothesis));
    walk.statement().claims().forEach(this::write);
    text.append("instances\n");
  }

  private void write(Claim claim) {
    String condition = oneLine(claim.expression());
    text.append("expect ").append(claim.isValue() ? "g == (" + condition + ")" : condition);
    text.append('\n');
  }

  private void writeLabels(Table table) {
    text.append("for %s: %s\n".formatted(Table.ROW, table.rows()));
    text.append("for %s: %s\n".formatted(Table.COLUMN, table.columns()));
  }

  /** Writes the cells, of which there is one at most for a row and a column. */
  private void writeEntries(Table table) {
    List<List<Long>> cells =
        table.cells().stream().map(c -> List.of(c.row(), c.column(), c.value())).toList();
    String here = "c[0] == %s && c[1] == %s".formatted(Table.ROW, Table.COLUMN);
    text.append("define printed: %s.filter(c, %s)\n".formatted(cells, here));
    text.append("define %s: printed[0][2]\n".formatted(Table.ENTRY));
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
    return ascii(expression.formula().strip().replaceAll("\\s+", " "));
  }

  /** Writes the name of a claimed reduction in letters. */
  private static String ascii(String text) {
    return text.replace("τ", "tau");
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

  private void line(Questions.Stage stage) {
    List<String> parts = new ArrayList<>();
    if (!stage.label().isEmpty()) {
      parts.add(stage.label());
    }
    stage.stop().structure().ifPresent(structure -> parts.add(written(structure)));
    parts.add(stage.signs());
    text.append(String.join(" | ", parts)).append('\n');
  }

  private static String written(Structure structure) {
    if (structure instanceof DisjointSum sum) {
      return sum.summands().stream()
          .map(StatementEvaluation::written)
          .collect(Collectors.joining(", ", "sum([", "])"));
    }
    return structure instanceof Poset poset ? written(poset) : withFaces(structure);
  }

  private static String written(Poset poset) {
    String covers =
        poset.covers().stream()
            .map(pair -> "[%s, %s]".formatted(name(poset, pair[0]), name(poset, pair[1])))
            .collect(Collectors.joining(", "));
    String elements =
        IntStream.range(0, poset.vertexCount())
            .mapToObj(v -> name(poset, v))
            .collect(Collectors.joining(", "));
    return "poset([%s], [%s])".formatted(elements, covers);
  }

  /** Writes a structure by its facets or hyperedges, and first its vertices if they have names. */
  private static String withFaces(Structure structure) {
    boolean complex = structure instanceof Graph || structure instanceof Complex;
    require(complex || structure instanceof Hypergraph, "octal games");
    List<Face> sets = new ArrayList<>();
    int n = structure.vertexCount();
    boolean numbered =
        IntStream.range(0, n).allMatch(v -> structure.names().of(v).equals("" + (v + 1)));
    if (!numbered) {
      IntStream.range(0, n).forEach(v -> sets.add(Face.of(v)));
    }
    List<Face> faces = complex ? structure.facets() : structure.faces();
    faces.stream().filter(face -> face.size() > 1).forEach(sets::add);
    StringBuilder text = new StringBuilder(complex ? "complex(" : "hypergraph(").append(n);
    String[] names = IntStream.range(0, n).mapToObj(v -> name(structure, v)).toArray(String[]::new);
    for (int i = 0; i < sets.size(); i++) {
      text.append(i == 0 ? ", [[" : ", [");
      for (int v : sets.get(i).vertices()) {
        text.append(names[v]).append(", ");
      }
      text.setLength(text.length() - 2);
      text.append(']');
    }
    return text.append(sets.isEmpty() ? ", [])" : "])").toString();
  }

  /** Writes a name: a number, a text, or a list of coordinates. */
  private static String name(Structure structure, int vertex) {
    String name = structure.names().of(vertex);
    return name.contains(",")
        ? Arrays.stream(name.split(","))
            .map(StatementEvaluation::literal)
            .collect(Collectors.joining(", ", "[", "]"))
        : literal(name);
  }

  private static String literal(String name) {
    return NUMBER.matcher(name).matches() ? name : '"' + name + '"';
  }
}
