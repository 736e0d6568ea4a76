package nimproof.kernel;

import java.util.List;
import java.util.Set;

/** What the kernel says of a certificate. */
public sealed interface Verdict {

  /**
   * Every claim of the header is proved.
   *
   * @param about what the certificate says it is about; shown, but nothing rests on it
   * @param steps how many steps the proof has
   * @param rules the names of the rules it uses, in alphabetical order
   */
  record Accepted(String about, List<Claim> claims, int steps, Set<String> rules)
      implements Verdict {}

  /**
   * Something is wrong.
   *
   * @param line the number of the first bad line, from 1
   */
  record Rejected(long line, String reason) implements Verdict {}
}
