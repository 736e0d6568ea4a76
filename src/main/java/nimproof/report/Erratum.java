package nimproof.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import nimproof.statement.Statement;
import nimproof.statement.Table;
import nimproof.verify.Check;
import nimproof.verify.Result;
import nimproof.verify.Verdict;

/** A printed claim that was refuted, in some lines of Markdown. */
record Erratum(Result result, Optional<Result> corrected) {

  /** What a longer text says is seen on the page of the statement. */
  private static final int MOST_CHARACTERS = 160;

  List<String> lines() {
    Statement statement = result.statement();
    List<String> lines = new ArrayList<>();
    lines.add("");
    String slips = Sentences.slips(statement);
    lines.add(
        "As printed (%s%s): %s."
            .formatted(link(statement), slips.isEmpty() ? "" : "; " + slips, statement.title()));
    lines.add("");
    lines.add("- " + Sentences.verdict(result) + " " + counterexample());
    wrongCells().ifPresent(lines::add);
    asymmetric().ifPresent(lines::add);
    remark().ifPresent(lines::add);
    corrected.map(Erratum::correction).ifPresent(lines::add);
    return lines;
  }

  private static String link(Statement statement) {
    return "[%s](../reports/%s.html)".formatted(statement.id(), statement.id());
  }

  private String counterexample() {
    Check check = result.counterexample().orElseThrow().check();
    String where = check.instance().identify();
    return "%s: %sexpected `%s`%s."
        .formatted(
            isWhole() ? "The smallest counterexample" : "The smallest counterexample found",
            where.isEmpty() ? "" : "`%s`, ".formatted(shortened(where)),
            shortened(check.expected()),
            check.found().isEmpty() ? "" : ", found `%s`".formatted(shortened(check.found())));
  }

  private boolean isWhole() {
    return result.verdict() instanceof Verdict.Refuted refuted && refuted.complete();
  }

  /** Cuts a long text where a part of a list begins. */
  private static String shortened(String text) {
    if (text.length() <= MOST_CHARACTERS) {
      return text;
    }
    int comma = text.lastIndexOf(", ", MOST_CHARACTERS);
    return comma < 0 ? text.substring(0, MOST_CHARACTERS) + "…" : text.substring(0, comma) + ", …";
  }

  private Optional<String> wrongCells() {
    return Grids.of(result).stream()
        .filter(grid -> result.statement().scope().table().isPresent())
        .map(Grid::wrong)
        .filter(wrong -> !wrong.isEmpty())
        .findFirst()
        .map(wrong -> listed("Wrong cells, (row, column) printed → right: ", wrong, Erratum::cell));
  }

  private static String cell(Grid.Wrong wrong) {
    return "(%s, %s) %s → %s"
        .formatted(wrong.row(), wrong.column(), wrong.expected(), wrong.found());
  }

  private Optional<String> asymmetric() {
    return result
        .statement()
        .scope()
        .table()
        .map(Table::disagreements)
        .filter(pairs -> !pairs.isEmpty())
        .map(pairs -> listed("Not symmetric as printed: ", pairs, Erratum::pair));
  }

  private static String pair(Table.Disagreement pair) {
    Table.Cell cell = pair.cell();
    return "(%d, %d) %d ≠ (%d, %d) %d"
        .formatted(
            cell.row(),
            cell.column(),
            cell.value(),
            cell.column(),
            cell.row(),
            pair.mirrored().value());
  }

  private static <T> String listed(String what, List<T> things, Function<T, String> words) {
    return things.stream().map(words).collect(Collectors.joining("; ", "- " + what, "."));
  }

  private Optional<String> remark() {
    String remark = result.statement().remark().replace("\n", " ");
    return Optional.of("- " + remark).filter(line -> !remark.isEmpty());
  }

  private static String correction(Result corrected) {
    return "- Corrected (%s): %s. %s"
        .formatted(
            link(corrected.statement()),
            corrected.statement().title(),
            Sentences.verdict(corrected));
  }
}
