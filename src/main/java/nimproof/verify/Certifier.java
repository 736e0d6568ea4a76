package nimproof.verify;

import java.util.function.Supplier;
import nimproof.solver.Solver;

/** Makes certificates of decided statements. */
@FunctionalInterface
public interface Certifier {

  /** Makes none. */
  Certifier NONE = (result, solver) -> () -> Certification.NONE;

  /**
   * Makes a certificate.
   *
   * @param result a verdict on the whole scope
   * @param solver what found it, and remembers values
   * @return what has it checked, on whatever thread, and says how far it reaches
   */
  Supplier<Certification> certify(Result result, Solver solver);
}
