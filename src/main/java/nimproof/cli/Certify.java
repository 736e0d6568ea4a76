package nimproof.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nimproof.certificate.Fact;
import nimproof.certificate.Kernel;
import nimproof.certificate.Limits;
import nimproof.certificate.SecondProgram;
import nimproof.certificate.StatementCertifier;
import nimproof.kernel.Check;
import nimproof.kernel.Claim;
import nimproof.kernel.Verdict;
import nimproof.kernel.cover.CertificateCovers;
import nimproof.kernel.evaluation.CheckEvaluation;

/** Which verdicts get a certificate. */
enum Certify {
  ALL,
  SMALL,
  NONE;

  /** Brings the writer of certificates and the kernel together, if there is anything to write. */
  Optional<StatementCertifier> certifier() {
    Map<Certify, Limits> limits = Map.of(ALL, Limits.ALL, SMALL, Limits.SMALL);
    return Optional.ofNullable(limits.get(this))
        .map(most -> new StatementCertifier(most, Certify::check, Certify::evaluate));
  }

  private static Kernel.Answer check(byte[] certificate) throws IOException {
    Verdict verdict = Check.check(new ByteArrayInputStream(certificate));
    if (verdict instanceof Verdict.Rejected rejected) {
      return new Kernel.Answer.Rejected(
          "line %d: %s".formatted(rejected.line(), rejected.reason()));
    }
    List<Claim> claims = ((Verdict.Accepted) verdict).claims();
    try {
      return new Kernel.Answer.Accepted(
          claims.stream().map(Certify::fact).toList(),
          CertificateCovers.check(new ByteArrayInputStream(certificate), claims));
    } catch (IllegalArgumentException e) {
      return new Kernel.Answer.Rejected(e.getMessage());
    }
  }

  private static SecondProgram.Answer evaluate(byte[] evaluation) throws IOException {
    nimproof.kernel.evaluation.Verdict verdict =
        CheckEvaluation.check(new ByteArrayInputStream(evaluation));
    if (verdict instanceof nimproof.kernel.evaluation.Verdict.Rejected rejected) {
      return new SecondProgram.Answer.Rejected(
          "line %d: %s".formatted(rejected.line(), rejected.reason()));
    }
    nimproof.kernel.evaluation.Verdict.Accepted accepted =
        (nimproof.kernel.evaluation.Verdict.Accepted) verdict;
    return new SecondProgram.Answer.Accepted(
        accepted.structures(), accepted.checks(), accepted.failures(), accepted.scope());
  }

  private static Fact fact(Claim claim) {
    return new Fact(
        claim.game(), claim.position(), claim.judgement().equal(), claim.judgement().value());
  }
}
