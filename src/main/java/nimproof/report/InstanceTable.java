package nimproof.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import nimproof.statement.Statement;
import nimproof.structure.Structure;
import nimproof.verify.Check;

/**
 * Checks as rows. A column that would say nothing is left out.
 *
 * @param headings the names of the columns
 */
public record InstanceTable(List<String> headings, List<Row> rows) {

  /** A structure with more vertices is not written out: graph6 would fill a page. */
  private static final int MOST_VERTICES = 60;

  /** A longer table is folded. */
  public static final int LONG = 20;

  /** One check. */
  public record Row(List<String> cells, boolean holds) {}

  static InstanceTable of(Statement statement, List<Check> checks) {
    List<Column> columns =
        columns(statement, checks).stream().filter(column -> column.saysSomething(checks)).toList();
    return new InstanceTable(
        columns.stream().map(Column::heading).toList(),
        checks.stream().map(check -> row(columns, check)).toList());
  }

  private static Row row(List<Column> columns, Check check) {
    return new Row(columns.stream().map(c -> c.cell().apply(check)).toList(), check.holds());
  }

  /** Tells whether the table should be folded. */
  public boolean isLong() {
    return rows.size() > LONG;
  }

  private record Column(String heading, java.util.function.Function<Check, String> cell) {
    boolean saysSomething(List<Check> checks) {
      return checks.stream().anyMatch(check -> !cell.apply(check).isEmpty());
    }
  }

  private static List<Column> columns(Statement statement, List<Check> checks) {
    List<Column> columns = new ArrayList<>();
    checks.stream()
        .flatMap(check -> check.instance().parameters().keySet().stream())
        .distinct()
        .forEach(name -> columns.add(new Column(name, c -> c.instance().value(name))));
    if (isAmbiguous(checks)) {
      columns.add(new Column("structure", check -> structure(check.instance().structure())));
    }
    boolean several = statement.claims().size() > 1;
    columns.add(new Column("expected", c -> several || isValue(statement, c) ? c.expected() : ""));
    columns.add(new Column("found", Check::found));
    return columns;
  }

  private static boolean isValue(Statement statement, Check check) {
    return statement.claims().get(check.claim()).isValue();
  }

  /** Tells whether the parameters do not determine the structure. */
  private static boolean isAmbiguous(List<Check> checks) {
    Set<Map<String, Object>> seen = new HashSet<>();
    return checks.stream()
        .filter(check -> check.claim() == 0)
        .anyMatch(check -> !seen.add(check.instance().parameters()));
  }

  /** Writes a structure as graph6 or by its facets; of a large one, the size. */
  static String structure(Optional<Structure> structure) {
    return structure.map(InstanceTable::structure).orElse("");
  }

  private static String structure(Structure structure) {
    return structure.vertexCount() > MOST_VERTICES
        ? Sentences.number(structure.vertexCount()) + " vertices"
        : ResultsJson.graph6(structure).orElseGet(() -> facets(structure));
  }

  static String facets(Structure structure) {
    return structure.facets().stream().map(structure::describe).collect(Collectors.joining(" "));
  }
}
