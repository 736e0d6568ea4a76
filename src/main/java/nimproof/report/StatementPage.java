package nimproof.report;

import java.util.List;
import java.util.Optional;
import nimproof.statement.Statement;
import nimproof.verify.Check;
import nimproof.verify.Counterexample;
import nimproof.verify.Mirror;
import nimproof.verify.Result;
import nimproof.verify.Verdict;

/**
 * What the page of a statement shows.
 *
 * @param edit the way from the page to the spec, if there is one that does not depend on the
 *     machine
 */
public record StatementPage(
    Summary summary,
    Statement statement,
    ScopeWords scope,
    Optional<Refutation> refutation,
    Optional<Grid> grid,
    Histogram histogram,
    Optional<Plot> plot,
    Gallery gallery,
    Optional<MirrorView> mirror,
    Optional<Strip> strip,
    Optional<Board> board,
    InstanceTable instances,
    long unlisted,
    List<HypothesisLine> hypotheses,
    String evidence,
    Optional<String> edit) {

  /** How many checks a page lists, so that it stays small. */
  private static final int MOST_LISTED = 300;

  static StatementPage of(Result result, Optional<String> edit) {
    Statement statement = result.statement();
    List<Check> listed = result.checks().stream().limit(MOST_LISTED).toList();
    long checks = result.structures() * statement.claims().size();
    return new StatementPage(
        Summary.of(result),
        statement,
        ScopeWords.of(result),
        refutation(result),
        Grid.of(result),
        Histogram.of(result.values()),
        Plot.of(result),
        Gallery.of(result),
        mirror(result),
        Strip.of(result),
        result.play().flatMap(Board::of),
        InstanceTable.of(statement, listed),
        checks - listed.size(),
        HypothesisLine.of(result),
        Evidence.of(result),
        edit);
  }

  /** Takes the map of the counterexample, or else of the first check. */
  private static Optional<MirrorView> mirror(Result result) {
    return result
        .counterexample()
        .map(Counterexample::check)
        .or(() -> result.checks().stream().findFirst())
        .flatMap(check -> Mirror.of(check.instance()))
        .flatMap(MirrorView::of);
  }

  private static Optional<Refutation> refutation(Result result) {
    return result.verdict() instanceof Verdict.Refuted refuted
        ? result.counterexample().map(c -> Refutation.of(result, c, refuted))
        : Optional.empty();
  }

  /** Tells whether the entries of a table are the claim. */
  public boolean isTable() {
    return statement.scope().table().isPresent();
  }

  /** Lists the claims. */
  public List<TypesetText> claims() {
    return statement.claims().stream()
        .map(claim -> TypesetText.of(claim.expression().text()))
        .toList();
  }

  /** Tells whether a claim gives a nim-value; otherwise it is a condition. */
  public boolean isValue(int claim) {
    return statement.claims().get(claim).isValue();
  }

  /** Explains the letters that the claims and hypotheses use. */
  public String legend() {
    return Legend.of(statement);
  }

  /** Lists the spec in pieces to be highlighted. */
  public List<SpecText.Piece> spec() {
    return SpecText.pieces(statement.text().stripTrailing());
  }
}
