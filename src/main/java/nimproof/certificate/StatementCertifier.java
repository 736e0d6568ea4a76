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
  private final SortedMap<String, byte[]> certificates = new TreeMap<>();
  private final Map<Setting, PositionClasses> classes = new HashMap<>();

  public StatementCertifier(Limits limits, Kernel kernel) {
    this.limits = limits;
    this.kernel = kernel;
  }

  /** Gives the accepted certificates by the id of the statement, compressed. */
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
    if (certificate.isEmpty()) {
      return new Uncertified("it asks nothing about a game");
    }
    StringBuilder text = new StringBuilder();
    int steps = certificate.write(limits, this::known, text);
    byte[] bytes = text.toString().getBytes(StandardCharsets.US_ASCII);
    Kernel.Answer answer = kernel.check(bytes);
    if (answer instanceof Kernel.Answer.Rejected rejected) {
      return new Uncertified("the kernel rejects its certificate: " + rejected.reason());
    }
    Kernel.Answer.Accepted accepted = (Kernel.Answer.Accepted) answer;
    certificates.put(walk.id(), Packed.of(bytes));
    Size size = new Size(accepted.facts().size(), steps, bytes.length);
    return judged(result, certificate.coverage(accepted.facts()), size, accepted.covers());
  }

  private PositionClasses known(Setting setting) {
    return classes.computeIfAbsent(setting, PositionClasses::new);
  }

  private static Certification judged(
      Result result, StatementCertificate.Coverage coverage, Size size, List<String> covers) {
    long expected = result.verdict() instanceof Verdict.Refuted refuted ? refuted.failures() : 0;
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
