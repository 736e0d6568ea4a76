package nimproof.report;

import java.util.List;
import java.util.Optional;
import nimproof.statement.Expression;
import nimproof.statement.Statement;
import nimproof.verify.Result;
import nimproof.verify.Verdict;

/** What the page of a statement shows. */
public record StatementPage(
    Summary summary,
    Statement statement,
    ScopeWords scope,
    Optional<Refutation> refutation,
    Optional<Grid> grid,
    Histogram histogram,
    InstanceTable instances,
    long unlisted) {

  static StatementPage of(Result result) {
    Statement statement = result.statement();
    long checks = result.structures() * statement.claims().size();
    return new StatementPage(
        Summary.of(result),
        statement,
        ScopeWords.of(result),
        refutation(result),
        Grid.of(result),
        Histogram.of(result.values()),
        InstanceTable.of(statement, result.checks()),
        checks - result.checks().size());
  }

  private static Optional<Refutation> refutation(Result result) {
    return result.verdict() instanceof Verdict.Refuted refuted
        ? result.counterexample().map(c -> Refutation.of(result, c, refuted.failures()))
        : Optional.empty();
  }

  /** Tells whether the entries of a table are the claim. */
  public boolean isTable() {
    return statement.scope().table().isPresent();
  }

  /** Lists the hypotheses as they were written. */
  public List<String> hypotheses() {
    return statement.scope().hypotheses().stream().map(Expression::text).toList();
  }

  /** Lists the spec in pieces to be highlighted. */
  public List<SpecText.Piece> spec() {
    return SpecText.pieces(statement.text().stripTrailing());
  }
}
