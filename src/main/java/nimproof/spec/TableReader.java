package nimproof.spec;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimproof.statement.Location;
import nimproof.statement.Table;

/**
 * Reads a printed table: a line of column labels, then lines of a row label and the entries.
 *
 * <pre>
 *   m\k  1   2   3        the corner may be left out, but YAML wants the first line not to be
 *   1    4   6   4        indented further than the others
 *   2    6   -   6        a dash leaves a cell out
 * </pre>
 */
final class TableReader {

  private static final String TABLE = "table";
  private static final String SYMMETRIC = "symmetric";
  private static final String NUMBER = "-?[0-9]{1,18}";
  private static final Pattern ENTRY = Pattern.compile("[^\\s,|]+");

  private TableReader() {}

  private record Entry(String value, int offset) {}

  /** Reads {@code table:}, if it is there, and {@code symmetric:}. */
  static Optional<Table> read(Fields fields) {
    Optional<Text> answer = fields.text(SYMMETRIC);
    answer.ifPresent(found -> check(found, fields));
    boolean symmetric = answer.filter(found -> found.value().equals("true")).isPresent();
    return fields.text(TABLE).map(text -> read(text, symmetric));
  }

  private static void check(Text symmetric, Fields fields) {
    if (!List.of("true", "false").contains(symmetric.value())) {
      throw new SpecException(
          symmetric.location(),
          "'%s' is neither true nor false; write 'symmetric: true', or drop this line"
              .formatted(symmetric.value()));
    }
    if (!fields.has(TABLE)) {
      throw new SpecException(
          symmetric.location(), "'symmetric:' speaks of a 'table:', and there is none here");
    }
  }

  private static Table read(Text text, boolean symmetric) {
    List<List<Entry>> lines = lines(text.value());
    if (lines.size() < 2) {
      throw new SpecException(
          text.location(), "a table has a line of column labels and at least one row");
    }
    List<Entry> above = withoutCorner(lines.get(0));
    List<Entry> beside = lines.subList(1, lines.size()).stream().map(line -> line.get(0)).toList();
    if (symmetric) {
      requirePartners(text, "row", beside, "column", above);
      requirePartners(text, "column", above, "row", beside);
    }
    List<Long> columns = numbers(text, above);
    List<Long> rows = new ArrayList<>();
    List<Table.Cell> cells = new ArrayList<>();
    for (List<Entry> line : lines.subList(1, lines.size())) {
      long row = number(text, line.get(0));
      rows.add(row);
      if (line.size() != columns.size() + 1) {
        throw new SpecException(
            at(text, line.get(0)),
            "row %d has %d entries; there are %d columns"
                .formatted(row, line.size() - 1, columns.size()));
      }
      for (int i = 0; i < columns.size(); i++) {
        if (!line.get(i + 1).value().equals("-")) {
          cells.add(new Table.Cell(row, columns.get(i), number(text, line.get(i + 1))));
        }
      }
    }
    return new Table(List.copyOf(rows), columns, List.copyOf(cells), symmetric);
  }

  private static void requirePartners(
      Text text, String one, List<Entry> labels, String other, List<Entry> partners) {
    List<Long> known = numbers(text, partners);
    for (Entry label : labels) {
      if (!known.contains(number(text, label))) {
        throw new SpecException(
            at(text, label),
            "there is a %s %s but no %s %s; a symmetric table has the same rows and columns"
                .formatted(one, label.value(), other, label.value()));
      }
    }
  }

  private static List<List<Entry>> lines(String value) {
    List<List<Entry>> lines = new ArrayList<>();
    int offset = 0;
    for (String line : value.split("\n", -1)) {
      List<Entry> entries = new ArrayList<>();
      Matcher matcher = ENTRY.matcher(line);
      while (matcher.find()) {
        entries.add(new Entry(matcher.group(), offset + matcher.start()));
      }
      if (!entries.isEmpty()) {
        lines.add(entries);
      }
      offset += line.length() + 1;
    }
    return lines;
  }

  /** Drops what stands above the row labels, if anything does. */
  private static List<Entry> withoutCorner(List<Entry> line) {
    boolean corner = !line.get(0).value().matches(NUMBER);
    return corner ? line.subList(1, line.size()) : line;
  }

  private static List<Long> numbers(Text text, List<Entry> entries) {
    return entries.stream().map(entry -> number(text, entry)).toList();
  }

  private static long number(Text text, Entry entry) {
    if (!entry.value().matches(NUMBER)) {
      throw new SpecException(
          at(text, entry),
          "'%s' is not a whole number; leave a cell out with -".formatted(entry.value()));
    }
    return Long.parseLong(entry.value());
  }

  private static Location at(Text text, Entry entry) {
    return text.locationAt(entry.offset());
  }
}
