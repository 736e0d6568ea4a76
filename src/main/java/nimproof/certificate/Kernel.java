package nimproof.certificate;

import java.io.IOException;
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

    /**
     * Every claim is proved.
     *
     * @param covers what the lists in the header are proved to be
     */
    record Accepted(List<Fact> facts, List<String> covers) implements Answer {}

    /** A line is bad. */
    record Rejected(String reason) implements Answer {}
  }

  /** Checks the text of a certificate. */
  Answer check(byte[] certificate) throws IOException;
}
