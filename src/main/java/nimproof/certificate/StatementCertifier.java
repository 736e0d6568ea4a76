package nimproof.certificate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import nimproof.solver.BudgetExceeded;
import nimproof.solver.Solver;
import nimproof.verify.Certification;
import nimproof.verify.Certification.Certified;
import nimproof.verify.Certification.CertifiedExcept;
import nimproof.verify.Certification.CertifiedValues;
import nimproof.verify.Certification.Evaluated;
import nimproof.verify.Certification.Size;
import nimproof.verify.Certification.Uncertified;
import nimproof.verify.Certifier;
import nimproof.verify.Result;
import nimproof.verify.Verdict;
import nimproof.verify.Walk;

/**
 * Certifies statements: writes the certificate, has it checked, and judges the statement by the
 * accepted claims alone.
 */
public final class StatementCertifier implements Certifier {

  private final Limits limits;
  private final Kernel kernel;
  private final SecondProgram second;
  private final SortedMap<String, byte[]> certificates = new TreeMap<>();
  private final Map<Setting, PositionClasses> classes = new HashMap<>();

  public StatementCertifier(Limits limits, Kernel kernel, SecondProgram second) {
    this.limits = limits;
    this.kernel = kernel;
    this.second = second;
  }

  /** Gives the accepted certificates by the name of the file, such as {@code ky-lemma-1.cert}. */
  public SortedMap<String, byte[]> certificates() {
    return certificates;
  }

  @Override
  public Supplier<Certification> certify(Result result, Solver solver) {
    Duration solving = result.effort().time();
    Duration time = solving.compareTo(limits.time()) > 0 ? solving : limits.time();
    try {
      return written(result, solver.within(time));
    } catch (TooLarge e) {
      return () -> new Uncertified(e.getMessage());
    } catch (BudgetExceeded e) {
      return () -> new Uncertified("certifying took longer than solving");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Supplier<Certification> written(Result result, Solver solver) throws IOException {
    if (result.considered() > limits.instances()) {
      throw new TooLarge(
          "the scope has %,d instances, more than %,d"
              .formatted(result.considered(), limits.instances()));
    }
    StatementCertificate certificate =
        StatementCertificate.of(new Walk(result.statement()), solver);
    if (certificate.isBeyondTheKernel()) {
      return () -> evaluated(result, certificate, Optional.empty(), List.of());
    }
    StringBuilder text = new StringBuilder();
    int steps = certificate.write(limits, this::known, text);
    byte[] bytes = text.toString().getBytes(StandardCharsets.US_ASCII);
    return () -> checked(result, certificate, bytes, steps);
  }

  /** Has a certificate checked by the kernel, and then the statement evaluated with its claims. */
  private Certification checked(
      Result result, StatementCertificate certificate, byte[] bytes, int steps) {
    Kernel.Answer answer = kernel.check(bytes);
    if (answer instanceof Kernel.Answer.Rejected rejected) {
      return new Uncertified("the kernel rejects its certificate: " + rejected.reason());
    }
    List<Fact> facts = ((Kernel.Answer.Accepted) answer).facts();
    String name = result.statement().id() + CertificateFolder.PROOF;
    certificates.put(name, Packed.of(bytes));
    Size size = new Size(facts.size(), steps, bytes.length);
    StatementCertificate.Coverage coverage = certificate.coverage(facts);
    Optional<Certification> bad = disagreement(result, coverage);
    if (bad.isPresent()) {
      return bad.get();
    }
    if (coverage.missing() > 0) {
      return new CertifiedExcept(
          size, coverage.missing(), coverage.examples(), coverage.failures() > 0);
    }
    Certification whole = evaluated(result, certificate, Optional.of(name), facts);
    return whole instanceof Evaluated evaluated
        ? new Certified(size, evaluated)
        : new CertifiedValues(size, ((Uncertified) whole).reason());
  }

  /** Has the statement evaluated by the second program, or says why it is not. */
  private Certification evaluated(
      Result result, StatementCertificate certificate, Optional<String> name, List<Fact> facts) {
    try {
      Walk walk = new Walk(result.statement());
      return evaluated(result, StatementEvaluation.of(walk, certificate.stages(), name), facts);
    } catch (TooLarge e) {
      return new Uncertified(e.getMessage());
    }
  }

  private Certification evaluated(Result result, String evaluation, List<Fact> facts) {
    byte[] bytes = evaluation.getBytes(StandardCharsets.US_ASCII);
    SecondProgram.Answer answer = second.check(bytes, facts);
    if (answer instanceof SecondProgram.Answer.Rejected rejected) {
      return new Uncertified("the second program rejects its evaluation: " + rejected.reason());
    }
    SecondProgram.Answer.Accepted accepted = (SecondProgram.Answer.Accepted) answer;
    if (accepted.failures() != failures(result)) {
      return new Uncertified(
          "the second program finds that it fails %,d times, the solver %,d times"
              .formatted(accepted.failures(), failures(result)));
    }
    certificates.put(result.statement().id() + CertificateFolder.EVALUATION, Packed.of(bytes));
    return new Evaluated(accepted.structures(), accepted.checks(), bytes.length, accepted.scope());
  }

  private static long failures(Result result) {
    return result.verdict() instanceof Verdict.Refuted refuted ? refuted.failures() : 0;
  }

  private PositionClasses known(Setting setting) {
    return classes.computeIfAbsent(setting, PositionClasses::new);
  }

  private static Optional<Certification> disagreement(
      Result result, StatementCertificate.Coverage coverage) {
    long expected = failures(result);
    boolean fits =
        coverage.missing() == 0 ? coverage.failures() == expected : coverage.failures() <= expected;
    return fits
        ? Optional.empty()
        : Optional.of(
            new Uncertified(
                "the accepted claims make it fail %,d times, the solver %,d times"
                    .formatted(coverage.failures(), expected)));
  }
}
