package nimproof.kernel.evaluation;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;

/**
 * Checks evaluations, compressed by gzip if the name ends in {@code .gz}.
 *
 * <p>{@code java -cp kernel.jar nimproof.kernel.evaluation.CheckEvaluation FILE…} ends with 0 if
 * every file is accepted, with 1 if one is rejected, with 2 if one cannot be read or there is none.
 */
public final class CheckEvaluation {

  private CheckEvaluation() {}

  /** Runs the checker on its own. */
  public static void main(String[] files) {
    System.exit(run(System.out, files));
  }

  /** Checks files, says of each what was evaluated or what is wrong, and gives the exit code. */
  public static int run(PrintStream out, String... files) {
    int worst = files.length == 0 ? 2 : 0;
    for (String file : files) {
      worst = Math.max(worst, run(out, file, Certificates.beside(Path.of(file))));
    }
    return worst;
  }

  /** Checks one file with the certificates that it may name. */
  public static int run(PrintStream out, String file, Certificates certificates) {
    try (InputStream in = Files.newInputStream(Path.of(file))) {
      return report(
          out, file, check(file.endsWith(".gz") ? new GZIPInputStream(in) : in, certificates));
    } catch (IOException e) {
      out.printf("%s: cannot be read: %s%n", file, e);
      return 2;
    }
  }

  private static int report(PrintStream out, String file, Verdict verdict) {
    if (verdict instanceof Verdict.Accepted all) {
      out.printf("%s: accepted: %s%n", file, all.about());
      all.statement().forEach(line -> out.println("  " + line));
      out.printf(
          "  on %,d instances, evaluated %,d times: %,d hold, %,d fail%n",
          all.structures(), all.checks(), all.checks() - all.failures(), all.failures());
      all.scope().forEach(where -> out.println("  " + where));
      return 0;
    }
    Verdict.Rejected rejected = (Verdict.Rejected) verdict;
    out.printf("%s:%d: rejected: %s%n", file, rejected.line(), rejected.reason());
    return 1;
  }

  /** Checks an evaluation that is not compressed, with the certificates that it may name. */
  public static Verdict check(InputStream in, Certificates certificates) throws IOException {
    return new Evaluation(in, certificates).check();
  }
}
