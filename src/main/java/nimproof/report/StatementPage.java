package nimproof.report;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nimproof.statement.Statement;
import nimproof.statement.Table;
import nimproof.verify.Check;
import nimproof.verify.Counterexample;
import nimproof.verify.Mirror;
import nimproof.verify.Result;
import nimproof.verify.Verdict;

/** What the page of a statement shows. */
public record StatementPage(
    Summary summary,
    Statement statement,
    ScopeWords scope,
    Optional<Refutation> refutation,
    List<Grid> grids,
    Histogram histogram,
    Optional<Plot> plot,
    Gallery gallery,
    Optional<MirrorView> mirror,
    Optional<Strip> strip,
    Optional<Board> board,
    InstanceTable instances,
    long unlisted,
    List<HypothesisLine> hypotheses,
    String game,
    String evidence,
    CertificateWords certificate,
    Links links) {

  /** How many checks a page lists, so that it stays small. */
  private static final int MOST_LISTED = 300;

  /** A larger structure makes too many arrows. */
  private static final int MOST_MIRRORED = 12;

  static StatementPage of(Result result, Links links) {
    Statement statement = result.statement();
    List<Check> listed = result.checks().stream().limit(MOST_LISTED).toList();
    long checks = result.structures() * statement.claims().size();
    return new StatementPage(
        Summary.of(result),
        statement,
        ScopeWords.of(result),
        refutation(result),
        Grids.of(result),
        Histogram.of(result.values()),
        Plot.of(result),
        Gallery.of(result),
        mirror(result),
        Strip.of(result),
        result.play().flatMap(Board::of),
        InstanceTable.of(statement, listed),
        checks - listed.size(),
        HypothesisLine.of(result),
        result.moves(),
        Evidence.of(result),
        CertificateWords.of(result),
        links);
  }

  /** Takes the map of the counterexample, or else of the largest structure that is easy to read. */
  private static Optional<MirrorView> mirror(Result result) {
    return result
        .counterexample()
        .map(Counterexample::check)
        .map(Stream::of)
        .orElseGet(() -> result.checks().stream())
        .flatMap(check -> Mirror.of(check.instance()).stream())
        .filter(mirror -> mirror.structure().vertexCount() <= MOST_MIRRORED)
        .max(Comparator.comparingInt(mirror -> mirror.structure().faceCount()))
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

  /** Tells whether it is a table that is meant to be symmetric. */
  public boolean isSymmetric() {
    return statement.scope().table().filter(Table::symmetric).isPresent();
  }

  /** Lists where such a table is printed otherwise. */
  public List<String> disagreements() {
    return statement.scope().table().stream()
        .flatMap(table -> table.disagreements().stream())
        .map(Sentences::disagreement)
        .toList();
  }

  /** Says why a printed claim fails; empty if nobody said. */
  public String slips() {
    return Sentences.slips(statement);
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

  /** Tells whether a plot or a table already shows what the list of instances would. */
  public boolean isShown() {
    return !grids.isEmpty() || plot.isPresent() && statement.claims().size() == 1;
  }

  /** Tells whether it helps to count how often each value occurs. */
  public boolean hasHistogram() {
    boolean isFamily = !gallery.exhibits().isEmpty();
    return histogram.bars().size() > 1 && (isFamily || grids.isEmpty() && plot.isEmpty());
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
