package nimproof.certificate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import nimproof.solver.BudgetExceeded;
import nimproof.solver.Solver;
import nimproof.verify.Certification;
import nimproof.verify.Certification.CertifiedExcept;
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
  public Certification certify(Result result, Solver solver) {
    Duration solving = result.effort().time();
    Duration time = solving.compareTo(limits.time()) > 0 ? solving : limits.time();
    try {
      return certify(result, new Walk(result.statement()), solver.within(time));
    } catch (TooLarge e) {
      return new Uncertified(e.getMessage());
    } catch (BudgetExceeded e) {
      return new Uncertified("certifying took longer than solving");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Certification certify(Result result, Walk walk, Solver solver) throws IOException {
    if (result.considered() > limits.instances()) {
      throw new TooLarge(
          "the scope has %,d instances, more than %,d"
              .formatted(result.considered(), limits.instances()));
    }
    StatementCertificate certificate = StatementCertificate.of(walk, solver);
    if (certificate.isBeyondTheKernel()) {
      return evaluated(result, walk, solver);
    }
    StringBuilder text = new StringBuilder();
    int steps = certificate.write(limits, this::known, text);
    byte[] bytes = text.toString().getBytes(StandardCharsets.US_ASCII);
    Kernel.Answer answer = kernel.check(bytes);
    if (answer instanceof Kernel.Answer.Rejected rejected) {
      return new Uncertified("the kernel rejects its certificate: " + rejected.reason());
    }
    Kernel.Answer.Accepted accepted = (Kernel.Answer.Accepted) answer;
    certificates.put(walk.id() + CertificateFolder.PROOF, Packed.of(bytes));
    Size size = new Size(accepted.facts().size(), steps, bytes.length);
    return judged(result, certificate.coverage(accepted.facts()), size, accepted.covers());
  }

  /** Has the statement evaluated by the second program, where the kernel has no say. */
  private Certification evaluated(Result result, Walk walk, Solver solver) throws IOException {
    byte[] bytes = StatementEvaluation.of(walk, solver).getBytes(StandardCharsets.US_ASCII);
    SecondProgram.Answer answer = second.check(bytes);
    if (answer instanceof SecondProgram.Answer.Rejected rejected) {
      return new Uncertified("the second program rejects its evaluation: " + rejected.reason());
    }
    SecondProgram.Answer.Accepted accepted = (SecondProgram.Answer.Accepted) answer;
    if (accepted.failures() != failures(result)) {
      return new Uncertified(
          "the second program finds that it fails %,d times, the solver %,d times"
              .formatted(accepted.failures(), failures(result)));
    }
    certificates.put(walk.id() + CertificateFolder.EVALUATION, Packed.of(bytes));
    return new Evaluated(accepted.structures(), accepted.checks(), bytes.length, accepted.scope());
  }

  private static long failures(Result result) {
    return result.verdict() instanceof Verdict.Refuted refuted ? refuted.failures() : 0;
  }

  private PositionClasses known(Setting setting) {
    return classes.computeIfAbsent(setting, PositionClasses::new);
  }

  private static Certification judged(
      Result result, StatementCertificate.Coverage coverage, Size size, List<String> covers) {
    long expected = failures(result);
    boolean fits =
        coverage.missing() == 0 ? coverage.failures() == expected : coverage.failures() <= expected;
    if (!fits) {
      return new Uncertified(
          "the accepted claims make it fail %,d times, the solver %,d times"
              .formatted(coverage.failures(), expected));
    }
    return coverage.missing() == 0
        ? new Certification.Certified(size, covers)
        : new CertifiedExcept(
            size, coverage.missing(), coverage.examples(), coverage.failures() > 0);
  }
}
