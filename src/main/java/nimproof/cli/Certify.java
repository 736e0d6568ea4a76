package nimproof.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
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
import nimproof.kernel.Judgement;
import nimproof.kernel.Verdict;
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

  private static Kernel.Answer check(byte[] certificate) {
    Verdict verdict = inMemory(() -> Check.check(new ByteArrayInputStream(certificate)));
    if (verdict instanceof Verdict.Rejected rejected) {
      return new Kernel.Answer.Rejected(
          "line %d: %s".formatted(rejected.line(), rejected.reason()));
    }
    return new Kernel.Answer.Accepted(
        ((Verdict.Accepted) verdict).claims().stream().map(Certify::fact).toList());
  }

  private static SecondProgram.Answer evaluate(byte[] evaluation, List<Fact> facts) {
    List<Claim> claims = facts.stream().map(Certify::claim).toList();
    nimproof.kernel.evaluation.Verdict verdict =
        inMemory(() -> CheckEvaluation.check(new ByteArrayInputStream(evaluation), name -> claims));
    if (verdict instanceof nimproof.kernel.evaluation.Verdict.Rejected rejected) {
      return new SecondProgram.Answer.Rejected(
          "line %d: %s".formatted(rejected.line(), rejected.reason()));
    }
    nimproof.kernel.evaluation.Verdict.Accepted accepted =
        (nimproof.kernel.evaluation.Verdict.Accepted) verdict;
    return new SecondProgram.Answer.Accepted(
        accepted.structures(), accepted.checks(), accepted.failures(), accepted.scope());
  }

  /** Reads what is in memory, so that nothing can go wrong with reading. */
  private static <T> T inMemory(Reading<T> reading) {
    try {
      return reading.read();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private interface Reading<T> {
    T read() throws IOException;
  }

  private static Fact fact(Claim claim) {
    return new Fact(
        claim.game(), claim.position(), claim.judgement().equal(), claim.judgement().value());
  }

  private static Claim claim(Fact fact) {
    return new Claim(fact.game(), fact.position(), new Judgement(fact.equal(), fact.value()), "");
  }
}
