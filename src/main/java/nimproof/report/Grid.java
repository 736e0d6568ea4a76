package nimproof.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import nimproof.verify.Check;
import nimproof.verify.Result;

/**
 * Nim-values by two parameters, as papers print them.
 *
 * @param columns the labels above
 */
public record Grid(String rowName, String columnName, List<String> columns, List<Row> rows) {

  /** A row with its label. */
  public record Row(String label, List<Cell> cells) {}

  /**
   * A cell; nothing but {@code expected} and {@code found} as long as it is empty.
   *
   * @param shade from 0 for the least value to 100 for the greatest; equal values, equal shade
   */
  public record Cell(String expected, String found, int shade) {

    static final Cell EMPTY = new Cell("", "", 0);

    /** Tells whether what is claimed is not what was found. */
    public boolean isWrong() {
      return !expected.equals(found);
    }
  }

  /** Makes the grid of a claim that gives a nim-value for two numbers, if all checks are there. */
  static Optional<Grid> of(Result result) {
    boolean isValue =
        result.statement().claims().size() == 1 && result.statement().claims().get(0).isValue();
    List<Check> checks = result.checks();
    if (!isValue || checks.isEmpty() || checks.size() < result.structures()) {
      return Optional.empty();
    }
    List<String> names = List.copyOf(checks.get(0).instance().parameters().keySet());
    boolean isPlane = names.size() == 2 && checks.stream().allMatch(Grid::hasNumbers);
    Map<Place, Check> byPlace = new LinkedHashMap<>();
    if (isPlane) {
      checks.forEach(check -> byPlace.put(Place.of(check, names), check));
    }
    return byPlace.size() == checks.size() ? Optional.of(grid(names, byPlace)) : Optional.empty();
  }

  private record Place(long row, long column) {
    static Place of(Check check, List<String> names) {
      Map<String, Object> parameters = check.instance().parameters();
      return new Place((Long) parameters.get(names.get(0)), (Long) parameters.get(names.get(1)));
    }
  }

  private static boolean hasNumbers(Check check) {
    return check.instance().parameters().values().stream().allMatch(Long.class::isInstance);
  }

  private static Grid grid(List<String> names, Map<Place, Check> checks) {
    List<Long> rows = distinct(checks.keySet().stream().map(Place::row));
    List<Long> columns = distinct(checks.keySet().stream().map(Place::column));
    List<String> values = values(checks);
    List<Row> filled = new ArrayList<>();
    for (long row : rows) {
      List<Cell> cells =
          columns.stream().map(c -> cell(checks.get(new Place(row, c)), values)).toList();
      filled.add(new Row(String.valueOf(row), cells));
    }
    return new Grid(
        names.get(0), names.get(1), columns.stream().map(String::valueOf).toList(), filled);
  }

  private static List<Long> distinct(Stream<Long> labels) {
    return List.copyOf(new TreeSet<>(labels.toList()));
  }

  private static List<String> values(Map<Place, Check> checks) {
    return checks.values().stream()
        .map(check -> Long.valueOf(check.found()))
        .distinct()
        .sorted()
        .map(String::valueOf)
        .toList();
  }

  private static Cell cell(Check check, List<String> values) {
    if (check == null) {
      return Cell.EMPTY;
    }
    int shade = 100 * values.indexOf(check.found()) / Math.max(1, values.size() - 1);
    return new Cell(check.expected(), check.found(), shade);
  }
}
