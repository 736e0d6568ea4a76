package nimproof.certificate;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import nimproof.game.Evaluator;
import nimproof.structure.Structure;
import nimproof.verify.Certification;
import nimproof.verify.Walk;

/**
 * The certificate of a whole statement: one claim for each structure that it asks about.
 *
 * <p>It goes through every instance of the scope once and notes what is asked of the solver, and
 * the answers. The checks of an instance are certified if the kernel accepts a claim for every one
 * of these answers: what a statement says of an instance depends on nothing but its answers, so the
 * accepted claims would give the same checks.
 */
public final class StatementCertificate {

  private final Walk statement;
  private final Evaluator solver;
  private final Questions questions;

  private StatementCertificate(Walk statement, Evaluator solver) {
    this.statement = statement;
    this.solver = solver;
    this.questions = Questions.of(statement, solver);
  }

  /** Goes through a statement with a solver of its game. */
  public static StatementCertificate of(Walk statement, Evaluator solver) {
    return new StatementCertificate(statement, solver);
  }

  /**
   * What the claims of an accepted certificate say about a statement.
   *
   * @param checks how many claims of the statement were checked on how many instances, in all
   * @param failures how many of these fail
   * @param missing how many structures, or choices of parameters, need what is not claimed
   * @param examples the first of these
   */
  public record Coverage(long checks, long failures, long missing, List<String> examples) {}

  /** Lists what came out on each part of the scope. */
  List<Questions.Stage> stages() {
    return questions.stages();
  }

  /**
   * Tells whether the statement asks for no value or winner, or for more than these: then there is
   * nothing to write.
   */
  public boolean isBeyondTheKernel() {
    return questions.answers().isEmpty() || questions.countMoves();
  }

  /**
   * Writes the certificate and gives its number of steps.
   *
   * <p>If it would be too large as a whole, instances are left out: the first on which the
   * statement fails is tried first, the others follow in the order of the scope.
   *
   * @throws TooLarge if not even one instance is within the limits
   */
  public int write(Limits limits, Appendable out) throws IOException {
    return write(limits, PositionClasses::new, out);
  }

  /** Does so with the position classes that are known under the same rules. */
  int write(Limits limits, Function<Setting, PositionClasses> known, Appendable out)
      throws IOException {
    Setting setting = Setting.of(statement, questions.answers().keySet());
    CertificateWriter writer =
        new CertificateWriter(statement.id(), setting, solver, limits, known.apply(setting));
    try {
      questions.stages().forEach(stage -> claim(writer, stage));
      writer.settle();
      return writer.write(out);
    } catch (TooLarge e) {
      return part(writer.emptied(), e).write(out);
    }
  }

  private CertificateWriter part(CertificateWriter writer, TooLarge reason) {
    List<Questions.Stage> stages = new ArrayList<>(questions.stages());
    stages.stream()
        .filter(Questions.Stage::fails)
        .findFirst()
        .ifPresent(first -> stages.sort(Comparator.comparing(stage -> stage != first)));
    for (Questions.Stage stage : stages) {
      try {
        claim(writer, stage);
        writer.settle();
      } catch (TooLarge e) {
        writer.abandon();
        if (stage.fails() && writer.isEmpty()) {
          writer.renewLimit(); // the counterexample alone must not use up what the others need
        }
      }
    }
    if (writer.isEmpty()) {
      throw reason;
    }
    return writer;
  }

  private void claim(CertificateWriter writer, Questions.Stage stage) {
    for (Structure structure : stage.asked()) {
      if (writer.isClaimed(structure)) {
        continue;
      }
      if (questions.answers().get(structure).value().isPresent()) {
        writer.claimValue(structure, stage.label());
      } else {
        writer.claimOutcome(structure, stage.label());
      }
    }
  }

  /** Judges the statement by accepted claims. */
  public Coverage coverage(List<Fact> facts) {
    boolean facets = facts.stream().allMatch(fact -> fact.game().endsWith("facets"));
    Setting setting = Setting.of(statement, List.of()).withClosed(facets);
    CertifiedValues values = new CertifiedValues(setting, facts);
    long checks = 0;
    long failures = 0;
    List<String> missing = new ArrayList<>();
    for (Questions.Stage stage : questions.stages()) {
      if (stage.asked().stream().allMatch(s -> values.confirm(s, questions.answers().get(s)))) {
        checks += stage.checks();
        failures += stage.failures();
      } else {
        missing.add(stage.stop().describe());
      }
    }
    int shown = Math.min(missing.size(), Certification.MOST_EXAMPLES);
    return new Coverage(checks, failures, missing.size(), List.copyOf(missing.subList(0, shown)));
  }
}
