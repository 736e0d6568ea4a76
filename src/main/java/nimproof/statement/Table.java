package nimproof.statement;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A printed table: the expected value for each row and column that has an entry.
 *
 * <p>A cell is checked like any other instance, with its labels as parameters.
 *
 * @param symmetric whether row and column can be exchanged, as the table is meant
 */
public record Table(List<Long> rows, List<Long> columns, List<Cell> cells, boolean symmetric) {

  /** The variable that stands for the label of a cell's row. */
  public static final String ROW = "row";

  /** The variable that stands for the label of a cell's column. */
  public static final String COLUMN = "column";

  /** The variable that stands for a cell's entry. */
  public static final String ENTRY = "entry";

  /** One entry. */
  public record Cell(long row, long column, long value) {}

  /** Two entries that differ, although row and column are only exchanged. */
  public record Disagreement(Cell cell, Cell mirrored) {}

  /** Lists where a table that is meant to be symmetric is not, row by row; each pair once. */
  public List<Disagreement> disagreements() {
    if (!symmetric) {
      return List.of();
    }
    Map<List<Long>, Cell> byPlace = new HashMap<>();
    cells.forEach(cell -> byPlace.put(List.of(cell.row(), cell.column()), cell));
    return cells.stream()
        .filter(cell -> cell.row() < cell.column())
        .flatMap(
            cell ->
                Stream.ofNullable(byPlace.get(List.of(cell.column(), cell.row())))
                    .filter(mirrored -> mirrored.value() != cell.value())
                    .map(mirrored -> new Disagreement(cell, mirrored)))
        .toList();
  }

  Stream<Map<String, Object>> bindings() {
    return cells.stream().map(Table::bindings);
  }

  private static Map<String, Object> bindings(Cell cell) {
    Map<String, Object> bindings = new LinkedHashMap<>();
    bindings.put(ROW, cell.row());
    bindings.put(COLUMN, cell.column());
    bindings.put(ENTRY, cell.value());
    return bindings;
  }

  /** Gives the cell that some bindings speak of. */
  public static Cell cell(Map<String, Object> bindings) {
    return new Cell(
        (Long) bindings.get(ROW), (Long) bindings.get(COLUMN), (Long) bindings.get(ENTRY));
  }
}
