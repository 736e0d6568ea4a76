package nimproof.certificate;

import java.util.Optional;

/**
 * A sum, perhaps after a reply.
 *
 * @param reply the sets that are taken first, if there is a reply; a pass takes none
 */
record Reason(Optional<long[]> reply, Sum sum) {

  static Reason direct(Sum sum) {
    return new Reason(Optional.empty(), sum);
  }
}
