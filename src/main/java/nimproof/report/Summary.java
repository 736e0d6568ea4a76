package nimproof.report;

import java.util.List;
import java.util.Optional;
import nimproof.statement.Statement;
import nimproof.verify.Result;

/**
 * A statement and its verdict in a few words.
 *
 * @param verdict HOLDS, REFUTED or UNDECIDED
 * @param sentence the verdict with its numbers
 * @param asDeclared whether the verdict is the declared one
 * @param contradiction what the counterexample shows
 */
public record Summary(
    String id,
    String title,
    String kind,
    Optional<String> paper,
    String at,
    PaperOrder.Place place,
    String verdict,
    String declared,
    boolean asDeclared,
    String sentence,
    Optional<String> contradiction,
    List<String> assumptions,
    Thumbnail thumbnail) {

  static Summary of(Result result) {
    Statement statement = result.statement();
    return new Summary(
        statement.id(),
        statement.title(),
        statement.kind().word(),
        statement.source().map(Statement.Source::paper).filter(p -> !p.isEmpty()).map(Paper::name),
        statement.source().map(Statement.Source::at).orElse(""),
        new PaperOrder.Place(
            statement.source().map(Statement.Source::paper).orElse(""),
            statement.source().map(Statement.Source::at).orElse("")),
        result.verdict().word(),
        statement.declared().name(),
        result.isAsDeclared(),
        Sentences.verdict(result),
        contradiction(result),
        statement.assumptions(),
        Thumbnail.of(result));
  }

  private static Optional<String> contradiction(Result result) {
    return result.counterexample().map(c -> Sentences.contradiction(result.statement(), c.check()));
  }

  /** Tells whether readers should look at this first. */
  public boolean isFinding() {
    return !asDeclared || verdict.equals("REFUTED");
  }

  /** Gives the mark that stands for the verdict beside its colour. */
  public String mark() {
    return switch (verdict) {
      case "HOLDS" -> "✓";
      case "REFUTED" -> "✗";
      default -> "?";
    };
  }
}
