package nimproof.certificate;

import java.util.List;

/**
 * Whoever checks certificates.
 *
 * <p>This package shares no code with the checker; the two are brought together from outside.
 */
@FunctionalInterface
public interface Kernel {

  /** What the checker said. */
  sealed interface Answer {

    /** Every claim is proved. */
    record Accepted(List<Fact> facts) implements Answer {}

    /** A line is bad. */
    record Rejected(String reason) implements Answer {}
  }

  /** Checks the text of a certificate. */
  Answer check(byte[] certificate);
}
