package nimproof.certificate;

import java.util.List;

/**
 * Whoever evaluates statements a second time.
 *
 * <p>This package shares no code with it; the two are brought together from outside.
 */
@FunctionalInterface
public interface SecondProgram {

  /** What it said. */
  sealed interface Answer {

    /**
     * It found the same on every instance.
     *
     * @param checks how many claims it evaluated, on how many structures, in all
     * @param failures how many of these fail
     * @param scope where the structures come from
     */
    record Accepted(long structures, long checks, long failures, List<String> scope)
        implements Answer {}

    /** A line is bad. */
    record Rejected(String reason) implements Answer {}
  }

  /** Evaluates the text of an evaluation, with what the kernel accepted of its certificate. */
  Answer check(byte[] evaluation, List<Fact> accepted);
}
