package nimproof.verify;

import nimproof.solver.Solver;

/** Makes certificates of decided statements. */
@FunctionalInterface
public interface Certifier {

  /** Makes none. */
  Certifier NONE = (result, solver) -> Certification.NONE;

  /**
   * Makes a certificate and says how far it reaches.
   *
   * @param result a verdict on the whole scope
   * @param solver what found it, and remembers values
   */
  Certification certify(Result result, Solver solver);
}
