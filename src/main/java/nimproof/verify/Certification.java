package nimproof.verify;

import java.util.List;

/** How far a verdict rests on programs that share no code with the solver. */
public sealed interface Certification {

  /** What a verdict has when nobody asked for a certificate. */
  Certification NONE = new Uncertified("no certificate was asked for");

  /**
   * The kernel accepted every nim-value and winner that the statement asks for, and with these the
   * second program found the verdict.
   */
  record Certified(Size size, Evaluated evaluation) implements Certification {}

  /**
   * The kernel accepted every nim-value and winner, but of the scope and the formulas the second
   * program does not speak.
   */
  record CertifiedValues(Size size, String reason) implements Certification {}

  /**
   * The second program evaluated the statement on every instance, and found the verdict.
   *
   * @param structures how many structures, or choices of parameters, there are
   * @param checks how many claims were evaluated on these, in all
   * @param bytes the length of the file
   * @param scope where the structures come from
   */
  record Evaluated(long structures, long checks, long bytes, List<String> scope)
      implements Certification {}

  /**
   * The accepted claims do without the solver on some of the scope.
   *
   * @param structures how many structures, or choices of parameters, they leave out
   * @param examples the first {@value #MOST_EXAMPLES} of these
   * @param refuted whether they are enough to refute the statement
   */
  record CertifiedExcept(Size size, long structures, List<String> examples, boolean refuted)
      implements Certification {}

  /** There is no certificate. */
  record Uncertified(String reason) implements Certification {}

  /** How many left-out structures are named. */
  int MOST_EXAMPLES = 20;

  /**
   * How large a certificate is.
   *
   * @param bytes the length of its text
   */
  record Size(int claims, int steps, long bytes) {}
}
