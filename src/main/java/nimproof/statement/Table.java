package nimproof.statement;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A printed table: the expected value for each row and column that has an entry.
 *
 * <p>A cell is checked like any other instance, with its labels as parameters.
 */
public record Table(List<Long> rows, List<Long> columns, List<Cell> cells) {

  /** The variable that stands for the label of a cell's row. */
  public static final String ROW = "row";

  /** The variable that stands for the label of a cell's column. */
  public static final String COLUMN = "column";

  /** The variable that stands for a cell's entry. */
  public static final String ENTRY = "entry";

  /** One entry. */
  public record Cell(long row, long column, long value) {}

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
