package nimproof.certificate;

import java.util.List;

/**
 * A sum of parts, perhaps after a reply.
 *
 * @param reply the set that is taken first; 0 if there is no reply
 */
record Reason(long reply, List<Part> parts) {

  boolean isReply() {
    return reply != 0;
  }
}
