package nimproof.certificate;

import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import nimproof.game.Evaluator;
import nimproof.game.Ruleset;
import nimproof.kernel.Verdict;
import nimproof.statement.Statement;
import nimproof.verify.Check;
import nimproof.verify.Verifier;

/**
 * Certificates for whole statements: one claim for each structure that the statement asks about.
 *
 * <p>Writing goes through every instance of the scope and notes what is asked of the solver.
 * Checking goes through every instance again, but every question is answered by the claims that the
 * kernel accepted: no solver takes part, and a question without a claim leaves the statement
 * uncertified.
 */
public final class StatementCertificate {

  private StatementCertificate() {}

  /**
   * What the claims of an accepted certificate say about a statement.
   *
   * @param checks how many claims of the statement were checked on how many instances, in all
   * @param failures how many of these fail
   */
  public record Coverage(long checks, long failures) {}

  /**
   * Writes the certificate of a statement and gives its number of steps.
   *
   * @param solver a solver of the statement's game
   * @throws TooLarge if there is none within the limits
   */
  public static int write(Statement statement, Evaluator solver, long mostSteps, Appendable out)
      throws IOException {
    Questions questions = new Questions(solver);
    Iterator<Check> checks = Verifier.checks(statement, questions).iterator();
    while (checks.hasNext()) {
      questions.label(checks.next().instance().describe());
    }
    Setting setting =
        Setting.of(
            solver.game(),
            false,
            questions.asked().stream().map(Questions.Question::structure).toList());
    CertificateWriter writer = new CertificateWriter(statement.id(), setting, solver, mostSteps);
    for (Questions.Question question : questions.asked()) {
      if (question.value()) {
        writer.claimValue(question.structure(), question.label());
      } else {
        writer.claimOutcome(
            question.structure(), solver.outcome(question.structure()), question.label());
      }
    }
    return writer.write(out);
  }

  /**
   * Judges a statement by an accepted certificate alone.
   *
   * @throws Uncertified if the statement asks what the certificate does not claim
   */
  public static Coverage coverage(Statement statement, Ruleset game, Verdict.Accepted certificate) {
    boolean facets = certificate.claims().get(0).game().endsWith("facets");
    Setting setting = Setting.of(game, false, List.of()).withClosed(facets);
    CertifiedValues values = new CertifiedValues(game, setting, certificate.claims());
    long checks = 0;
    long failures = 0;
    for (Iterator<Check> all = Verifier.checks(statement, values).iterator(); all.hasNext(); ) {
      checks++;
      failures += all.next().holds() ? 0 : 1;
    }
    return new Coverage(checks, failures);
  }
}
