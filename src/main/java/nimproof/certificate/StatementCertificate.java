package nimproof.certificate;

import java.io.IOException;
import java.util.List;
import nimproof.game.Evaluator;
import nimproof.verify.Walk;

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
   * <p>Writes nothing and gives 0 if the statement asks nothing about a game.
   *
   * @param solver a solver of the statement's game
   * @throws TooLarge if there is none within the limits
   */
  public static int write(Walk statement, Evaluator solver, long mostSteps, Appendable out)
      throws IOException {
    Questions questions = new Questions(solver);
    statement.through(questions, check -> questions.label(check.instance().describe()));
    Setting setting = Setting.of(statement, questions.structures());
    CertificateWriter writer = new CertificateWriter(statement.id(), setting, solver, mostSteps);
    for (Questions.Question question : questions.asked()) {
      if (question.value()) {
        writer.claimValue(question.structure(), question.label());
      } else {
        writer.claimOutcome(
            question.structure(), solver.outcome(question.structure()), question.label());
      }
    }
    return questions.asked().isEmpty() ? 0 : writer.write(out);
  }

  /**
   * Judges a statement by accepted claims alone.
   *
   * @param facts what was accepted; empty for a statement that asks nothing about a game
   * @throws Uncertified if the statement asks what is not claimed
   */
  public static Coverage coverage(Walk statement, List<Fact> facts) {
    boolean facets = facts.stream().allMatch(fact -> fact.game().endsWith("facets"));
    Setting setting = Setting.of(statement, List.of()).withClosed(facets);
    CertifiedValues values = new CertifiedValues(statement.game(), setting, facts);
    long[] counts = new long[2];
    statement.through(values, check -> counts[check.holds() ? 0 : 1]++);
    return new Coverage(counts[0] + counts[1], counts[1]);
  }
}
