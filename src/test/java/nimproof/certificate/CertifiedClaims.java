package nimproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import nimproof.game.Lemma;
import nimproof.kernel.Check;
import nimproof.kernel.Verdict;
import nimproof.kernel.evaluation.CheckEvaluation;
import nimproof.solver.Budget;
import nimproof.solver.Solver;
import nimproof.spec.Specs;
import nimproof.verify.Walk;
import org.junit.jupiter.api.io.TempDir;

/** Makes statements, their certificates, and what the kernel says of these. */
abstract class CertifiedClaims {

  @TempDir Path folder;

  Walk statement(String... lines) throws IOException {
    Path file = folder.resolve("claim.yaml");
    Files.writeString(file, String.join("\n", lines) + "\n");
    Specs.Reading reading = Specs.read(List.of(file), id -> true, false);
    assertThat(reading.problems()).isEmpty();
    return new Walk(reading.statements().get(0));
  }

  static String certificate(Walk statement) throws IOException {
    return certificate(statement, Limits.ofSteps(10_000));
  }

  static String certificate(Walk statement, Limits limits) throws IOException {
    Solver solver = solver(statement);
    StringBuilder text = new StringBuilder();
    StatementCertificate.of(statement, solver).write(limits, text);
    return text.toString();
  }

  static Solver solver(Walk walk) {
    List<Lemma> lemmas = walk.statement().assumptions().stream().map(Lemma::named).toList();
    return new Solver(walk.game(), lemmas, Budget.of(Duration.ofMinutes(5)));
  }

  static List<Fact> accepted(String certificate) throws IOException {
    Verdict verdict =
        Check.check(new ByteArrayInputStream(certificate.getBytes(StandardCharsets.US_ASCII)));
    assertThat(verdict).isInstanceOf(Verdict.Accepted.class);
    return ((Verdict.Accepted) verdict)
        .claims().stream()
            .map(
                c -> new Fact(c.game(), c.position(), c.judgement().equal(), c.judgement().value()))
            .toList();
  }

  static StatementCertificate.Coverage coverage(Walk statement) throws IOException {
    return coverage(statement, accepted(certificate(statement)));
  }

  static StatementCertificate.Coverage coverage(Walk statement, List<Fact> facts) {
    return StatementCertificate.of(statement, solver(statement)).coverage(facts);
  }

  static StatementCertificate.Coverage full(long checks, long failures) {
    return new StatementCertificate.Coverage(checks, failures, 0, List.of());
  }

  /** Gives what the second program says of a statement, with the claims that are accepted. */
  static nimproof.kernel.evaluation.Verdict evaluation(Walk statement) throws IOException {
    StatementCertificate written = StatementCertificate.of(statement, solver(statement));
    if (written.isBeyondTheKernel()) {
      return evaluation(StatementEvaluation.of(statement, written.stages(), Optional.empty()), "");
    }
    StringBuilder certificate = new StringBuilder();
    written.write(Limits.ofSteps(10_000), certificate);
    String text = StatementEvaluation.of(statement, written.stages(), Optional.of("claim.cert"));
    return evaluation(text, certificate.toString());
  }

  static nimproof.kernel.evaluation.Verdict evaluation(String text, String certificate)
      throws IOException {
    return CheckEvaluation.check(
        new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII)),
        name ->
            ((Verdict.Accepted)
                    Check.check(
                        new ByteArrayInputStream(certificate.getBytes(StandardCharsets.US_ASCII))))
                .claims());
  }

  static nimproof.kernel.evaluation.Verdict.Accepted evaluated(Walk statement) throws IOException {
    nimproof.kernel.evaluation.Verdict verdict = evaluation(statement);
    assertThat(verdict).isInstanceOf(nimproof.kernel.evaluation.Verdict.Accepted.class);
    return (nimproof.kernel.evaluation.Verdict.Accepted) verdict;
  }
}
