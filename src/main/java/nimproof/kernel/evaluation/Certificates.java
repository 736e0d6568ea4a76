package nimproof.kernel.evaluation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import nimproof.kernel.Check;
import nimproof.kernel.Claim;
import nimproof.kernel.Verdict;

/** Where the certificates are whose claims an evaluation uses. */
@FunctionalInterface
public interface Certificates {

  /** No certificate at all. */
  Certificates NONE =
      name -> {
        Mistake.unless(false, "there is no certificate %s", name);
        return List.of();
      };

  /**
   * Gives the claims of a certificate that the kernel accepts.
   *
   * @param name the name of the file, such as {@code ky-lemma-1.cert}
   */
  List<Claim> claims(String name) throws IOException;

  /** Those in the folder of a file, perhaps compressed. */
  static Certificates beside(Path file) {
    return name -> {
      Mistake.unless(name.matches("[\\w.-]+"), "'%s' is no name of a file", name);
      Path plain = file.resolveSibling(name);
      Path packed = file.resolveSibling(name + ".gz");
      Path found = Files.isRegularFile(plain) ? plain : packed;
      Mistake.unless(Files.isRegularFile(found), "there is no certificate %s beside it", name);
      return accepted(name, Check.check(found));
    };
  }

  private static List<Claim> accepted(String name, Verdict verdict) {
    if (verdict instanceof Verdict.Rejected rejected) {
      Mistake.unless(
          false, "the kernel rejects %s:%d: %s", name, rejected.line(), rejected.reason());
    }
    return ((Verdict.Accepted) verdict).claims();
  }
}
