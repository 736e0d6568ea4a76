package nimproof.kernel;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;

/**
 * Checks certificate files, compressed by gzip if the name ends in {@code .gz}.
 *
 * <p>{@code java -cp kernel.jar nimproof.kernel.Check FILE…} ends with 0 if every file is accepted,
 * with 1 if one is rejected, with 2 if one cannot be read or there is none.
 */
public final class Check {

  private Check() {}

  /** Runs the checker on its own. */
  public static void main(String[] files) {
    System.exit(run(System.out, files));
  }

  /** Checks files, says of each what it proves or what is wrong, and gives the exit code. */
  public static int run(PrintStream out, String... files) {
    int worst = files.length == 0 ? 2 : 0;
    for (String file : files) {
      try {
        worst = Math.max(worst, report(out, file, check(Path.of(file))));
      } catch (IOException e) {
        out.printf("%s: cannot be read: %s%n", file, e);
        worst = 2;
      }
    }
    return worst;
  }

  /** Says what one file proves or what is wrong, and gives the exit code. */
  public static int report(PrintStream out, String file, Verdict verdict) {
    if (verdict instanceof Verdict.Accepted proof) {
      out.printf("%s: accepted: %s%n", file, proof.about());
      proof.claims().forEach(claim -> out.println("  " + claim.sentence()));
      out.printf("  %,d steps; rules used: %s%n", proof.steps(), String.join(", ", proof.rules()));
      return 0;
    }
    Verdict.Rejected rejected = (Verdict.Rejected) verdict;
    out.printf("%s:%d: rejected: %s%n", file, rejected.line(), rejected.reason());
    return 1;
  }

  /** Checks one file. */
  public static Verdict check(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return check(file.toString().endsWith(".gz") ? new GZIPInputStream(in) : in);
    }
  }

  /** Checks a certificate that is not compressed. */
  public static Verdict check(InputStream in) throws IOException {
    return new Proof(new Text(in)).check();
  }
}
