package nimproof.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Nim-values by two parameters, as papers print them: equal values have equal colours.
 *
 * @param caption the values of other parameters for which this is the table; may be empty
 * @param columns the labels above
 */
public record Grid(
    String caption, String rowName, String columnName, List<String> columns, List<Row> rows) {

  private static final int MOST_IN_WORDS = 40;

  /** A row with its label. */
  public record Row(String label, List<Cell> cells) {}

  /**
   * A cell.
   *
   * @param expected the claimed value, if it is wrong; empty if the claim is a condition
   * @param found the value, or a mark if there is none; empty where there is no instance
   * @param shade from 0 for the least value to 100 for the greatest; equal values, equal shade
   */
  public record Cell(String expected, String found, int shade, boolean isWrong) {

    static final Cell EMPTY = new Cell("", "", 0, false);

    /** Tells whether there is nothing in it. */
    public boolean isEmpty() {
      return found.isEmpty();
    }
  }

  /** A cell whose claimed value is wrong, and where it is. */
  public record Wrong(String row, String column, String expected, String found) {}

  /** Where a cell stands. */
  record Place(long row, long column) {}

  static Grid of(String rowName, String columnName, Map<Place, Cell> cells) {
    List<Long> columns = labels(cells, Place::column);
    List<Row> rows = new ArrayList<>();
    for (long row : labels(cells, Place::row)) {
      rows.add(
          new Row(
              String.valueOf(row),
              columns.stream()
                  .map(column -> cells.getOrDefault(new Place(row, column), Cell.EMPTY))
                  .toList()));
    }
    return new Grid("", rowName, columnName, columns.stream().map(String::valueOf).toList(), rows);
  }

  private static List<Long> labels(Map<Place, Cell> cells, Function<Place, Long> label) {
    return List.copyOf(new TreeSet<>(cells.keySet().stream().map(label).toList()));
  }

  /** Puts tables that are the same into one, with all their captions. */
  static List<Grid> merged(Map<String, Grid> byCaption) {
    Map<Grid, List<String>> captions = new LinkedHashMap<>();
    byCaption.forEach((c, grid) -> captions.computeIfAbsent(grid, g -> new ArrayList<>()).add(c));
    return captions.entrySet().stream()
        .map(entry -> entry.getKey().captioned(joined(entry.getValue())))
        .toList();
  }

  private Grid captioned(String words) {
    return new Grid(words, rowName, columnName, columns, rows);
  }

  private static String joined(List<String> captions) {
    return captions.size() == 1 ? captions.get(0) : "The same for " + String.join("; ", captions);
  }

  /** Lists the claimed values that are wrong, row by row. */
  public List<Wrong> wrong() {
    return rows.stream().flatMap(this::wrong).toList();
  }

  private Stream<Wrong> wrong(Row row) {
    return IntStream.range(0, columns.size())
        .filter(i -> row.cells.get(i).isWrong && !row.cells.get(i).expected.isEmpty())
        .mapToObj(
            i -> {
              Cell cell = row.cells.get(i);
              return new Wrong(row.label, columns.get(i), cell.expected, cell.found);
            });
  }

  /** Tells whether there are wrong values, and few enough to be said in words. */
  public boolean listsWrong() {
    return !wrong().isEmpty() && wrong().size() <= MOST_IN_WORDS;
  }

  /** Lists the cells from left to right, row by row. */
  Stream<Cell> cells() {
    return rows.stream().flatMap(row -> row.cells().stream());
  }

  /** Tells whether enough of the cells are filled for a table to be readable. */
  boolean isDense() {
    long filled = cells().filter(cell -> !cell.isEmpty()).count();
    boolean isPlane = rows.size() > 1 && columns.size() > 1;
    return isPlane && 3 * filled >= (long) rows.size() * columns.size();
  }
}
