package nimproof.report;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nimproof.statement.Statement;
import nimproof.statement.Statement.Slip;
import nimproof.statement.Table;
import nimproof.structure.Complex;
import nimproof.structure.Graph;
import nimproof.structure.Graph6;
import nimproof.structure.Hypergraph;
import nimproof.structure.Invariant;
import nimproof.structure.Structure;
import nimproof.verify.Check;
import nimproof.verify.Counterexample;
import nimproof.verify.Instance;
import nimproof.verify.Result;

/** Gives results the shape of {@code results.json}, which the package documents. */
final class ResultsJson {

  private ResultsJson() {}

  static Map<String, Object> of(List<Result> results) {
    return Map.of("statements", results.stream().map(ResultsJson::of).toList());
  }

  private static Map<String, Object> of(Result result) {
    Statement statement = result.statement();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("id", statement.id());
    json.put("title", statement.title());
    json.put("kind", statement.kind().word());
    json.put("source", statement.source().map(ResultsJson::of));
    json.put("verdict", result.verdict().word());
    json.put("declared", statement.declared());
    json.put("structures", result.structures());
    json.put("evidence", statement.basis().words());
    json.put("slips", statement.slips().stream().map(Slip::word).toList());
    json.put("asymmetric", statement.scope().table().filter(Table::symmetric).map(ResultsJson::of));
    json.put("counterexample", result.counterexample().map(c -> of(statement, c)));
    json.put("assumptions", statement.assumptions());
    json.put("certificate", CertificateWords.json(result.certification()));
    return json;
  }

  private static Map<String, Object> of(Statement.Source source) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("paper", source.paper());
    json.put("at", source.at());
    return json;
  }

  private static List<Map<String, Object>> of(Table table) {
    return table.disagreements().stream().map(ResultsJson::of).toList();
  }

  private static Map<String, Object> of(Table.Disagreement pair) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("row", pair.cell().row());
    json.put("column", pair.cell().column());
    json.put("printed", pair.cell().value());
    json.put("mirrored", pair.mirrored().value());
    return json;
  }

  private static Map<String, Object> of(Statement statement, Counterexample counterexample) {
    Check check = counterexample.check();
    Optional<Structure> structure = counterexample.structure();
    boolean isValue = statement.claims().get(check.claim()).isValue();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("facets", structure.map(ResultsJson::facets));
    json.put("graph6", structure.flatMap(ResultsJson::graph6));
    json.put("parameters", parameters(check.instance()));
    json.put("expected", isValue ? Long.valueOf(check.expected()) : check.expected());
    json.put("found", isValue ? Long.valueOf(check.found()) : check.found());
    return json;
  }

  static List<List<String>> facets(Structure structure) {
    return structure.facets().stream()
        .map(facet -> facet.vertices().stream().map(structure.names()::of).toList())
        .toList();
  }

  /** Writes a structure without triangles as graph6; a poset or a heap is no graph. */
  static Optional<String> graph6(Structure structure) {
    boolean isGraph =
        structure instanceof Graph
            || structure instanceof Complex
            || structure instanceof Hypergraph;
    return isGraph && structure.dimension() < 2
        ? Optional.of(Graph6.encode(Invariant.graph(structure)))
        : Optional.empty();
  }

  private static Map<String, Object> parameters(Instance instance) {
    Map<String, Object> json = new LinkedHashMap<>();
    instance
        .parameters()
        .forEach((name, value) -> json.put(name, isPlain(value) ? value : instance.value(name)));
    return json;
  }

  private static boolean isPlain(Object value) {
    List<Class<?>> plain = Arrays.asList(Long.class, Boolean.class, String.class);
    return value instanceof List<?> list
        ? list.stream().allMatch(ResultsJson::isPlain)
        : plain.stream().anyMatch(type -> type.isInstance(value));
  }
}
