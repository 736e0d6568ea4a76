package nimproof.report;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import nimproof.report.Grid.Cell;
import nimproof.report.Grid.Place;
import nimproof.statement.Table;
import nimproof.verify.Check;
import nimproof.verify.Result;
import nimproof.verify.Sighting;
import nimproof.verify.Verdict;

/**
 * Finds the tables that show a result best.
 *
 * <p>Rows and columns are the last two parameters that vary, and there is a table for each value of
 * the others. A condition is shown by the nim-values it speaks of, or else by marks. A printed
 * table in which a cell stands for many structures is shown as printed, with what was found in the
 * wrong cells.
 */
final class Grids {

  private static final int MOST_TABLES = 6;
  private static final int MOST_COLUMNS = 60;

  private final Result result;
  private final boolean isValue;
  private final Map<Map<String, Object>, Integer> values;
  private final List<Long> shades;

  private Grids(Result result) {
    this.result = result;
    this.isValue =
        result.statement().claims().size() == 1 && result.statement().claims().get(0).isValue();
    this.values =
        result.survey().first().stream()
            .collect(
                Collectors.toMap(s -> s.instance().parameters(), Sighting::value, (a, b) -> a));
    this.shades =
        result.values().keySet().stream().map(Integer::longValue).distinct().sorted().toList();
  }

  static List<Grid> of(Result result) {
    Grids grids = new Grids(result);
    List<Grid> found = grids.byParameters();
    return found.isEmpty() ? grids.asPrinted() : found;
  }

  private List<Grid> byParameters() {
    Map<Map<String, Object>, List<Check>> instances =
        result.checks().stream()
            .collect(
                Collectors.groupingBy(
                    check -> check.instance().parameters(),
                    LinkedHashMap::new,
                    Collectors.toList()));
    List<String> names = varying(instances.keySet());
    boolean fits =
        instances.size() == result.structures()
            && names.size() >= 2
            && isNumber(names.get(names.size() - 1))
            && isNumber(names.get(names.size() - 2));
    return fits ? byParameters(instances, names) : List.of();
  }

  private static List<String> varying(Collection<Map<String, Object>> instances) {
    List<String> names = new ArrayList<>();
    instances.stream().limit(1).forEach(first -> names.addAll(first.keySet()));
    names.removeIf(name -> instances.stream().map(p -> p.get(name)).distinct().count() < 2);
    return names;
  }

  private boolean isNumber(String name) {
    return result.checks().stream()
        .allMatch(check -> check.instance().parameters().get(name) instanceof Long);
  }

  private List<Grid> byParameters(
      Map<Map<String, Object>, List<Check>> instances, List<String> names) {
    List<String> others = names.subList(0, names.size() - 2);
    String row = names.get(names.size() - 2);
    String column = names.get(names.size() - 1);
    Map<String, Map<Place, Cell>> tables = new LinkedHashMap<>();
    instances.forEach(
        (parameters, checks) ->
            tables
                .computeIfAbsent(caption(others, checks.get(0)), c -> new LinkedHashMap<>())
                .put(
                    new Place((Long) parameters.get(row), (Long) parameters.get(column)),
                    cell(checks)));
    Map<String, Grid> grids = new LinkedHashMap<>();
    tables.forEach((caption, cells) -> grids.put(caption, Grid.of(row, column, cells)));
    return readable(Grid.merged(grids));
  }

  private static String caption(List<String> others, Check check) {
    return others.stream()
        .map(name -> name + " = " + check.instance().value(name))
        .collect(Collectors.joining(", "));
  }

  private static List<Grid> readable(List<Grid> grids) {
    boolean saySomething =
        grids.stream()
            .anyMatch(
                g -> g.cells().map(Cell::found).filter(f -> !f.isEmpty()).distinct().count() > 1);
    boolean fit =
        grids.size() <= MOST_TABLES
            && grids.stream().allMatch(g -> g.isDense() && g.columns().size() <= MOST_COLUMNS);
    return saySomething && fit ? grids : List.of();
  }

  private Cell cell(List<Check> checks) {
    Check first = checks.get(0);
    boolean holds = checks.stream().allMatch(Check::holds);
    if (isValue) {
      return new Cell(first.expected(), first.found(), shade(Long.valueOf(first.found())), !holds);
    }
    Integer value = values.get(first.instance().parameters());
    return value == null
        ? new Cell("", holds ? "✓" : "✗", 0, !holds)
        : new Cell("", String.valueOf(value), shade(value), !holds);
  }

  private int shade(long value) {
    return 100 * Math.max(0, shades.indexOf(value)) / Math.max(1, shades.size() - 1);
  }

  /** Takes the cells from the paper, and what is wrong from the failures, if all are kept. */
  private List<Grid> asPrinted() {
    Optional<Table> table = result.statement().scope().table().filter(t -> isValue);
    boolean isKnown =
        result.verdict() instanceof Verdict.Holds
            || result.verdict() instanceof Verdict.Refuted refuted
                && refuted.complete()
                && refuted.failures() <= result.failures().size();
    return table.isPresent() && isKnown ? asPrinted(table.get()) : List.of();
  }

  private List<Grid> asPrinted(Table table) {
    Map<Place, Cell> cells = new LinkedHashMap<>();
    for (Table.Cell cell : table.cells()) {
      Place place = new Place(cell.row(), cell.column());
      String printed = String.valueOf(cell.value());
      String wrong = foundInstead(place);
      cells.put(
          place,
          wrong.isEmpty()
              ? new Cell(printed, printed, shade(cell.value()), false)
              : new Cell(printed, wrong, 0, true));
    }
    return List.of(Grid.of(Table.ROW, Table.COLUMN, cells));
  }

  private String foundInstead(Place place) {
    return result.failures().stream()
        .filter(check -> place.equals(place(check)))
        .map(Check::found)
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private static Place place(Check check) {
    Map<String, Object> parameters = check.instance().parameters();
    return new Place((Long) parameters.get(Table.ROW), (Long) parameters.get(Table.COLUMN));
  }
}
