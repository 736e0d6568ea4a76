package nimproof.kernel.cover;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import nimproof.kernel.Check;
import nimproof.kernel.Claim;
import nimproof.kernel.Verdict;

/**
 * Checks the covers in the header of an accepted certificate, and that its claims reach them.
 *
 * <p>Every structure that a cover lists, and every member of a family that it names, must be the
 * position of a claim, letter for letter, unless a dash after it says that there may be none.
 * Covers do not write passes: the claims that count are those with as many passes as the first one.
 */
public final class CertificateCovers {

  private static final String BEGIN = "cover ";
  private static final String DASH = " -";

  private static final String EACH = "each ";

  private final String game;
  private final int passes;
  private final Set<String> claimed = new HashSet<>();
  private final List<String> found = new ArrayList<>();
  private final StringBuilder cover = new StringBuilder();
  private int listed;
  private int dashed;

  private CertificateCovers(List<Claim> claims) {
    game = claims.get(0).game();
    passes = passesIn(claims.get(0).position());
    claims.stream()
        .map(Claim::position)
        .filter(position -> passesIn(position) == passes)
        .forEach(position -> claimed.add(position.substring(passes)));
  }

  private static int passesIn(String position) {
    return position.lastIndexOf('!') + 1;
  }

  /** Checks the covers of certificate files, compressed if the name ends in {@code .gz}. */
  public static void main(String[] files) {
    System.exit(run(System.out, files));
  }

  /** Says of each file what its covers list or what is wrong, and gives the exit code. */
  public static int run(PrintStream out, String... files) {
    int worst = 0;
    for (String file : files) {
      try {
        check(Path.of(file)).forEach(cover -> out.printf("  %s%n", cover));
      } catch (IOException e) {
        out.printf("%s: cannot be read: %s%n", file, e);
        worst = 2;
      } catch (IllegalArgumentException e) {
        out.printf("%s: %s%n", file, e.getMessage());
        worst = Math.max(worst, 1);
      }
    }
    return worst;
  }

  /** Checks the covers of one file; a file that the kernel rejects has none. */
  private static List<String> check(Path file) throws IOException {
    if (!(Check.check(file) instanceof Verdict.Accepted accepted)) {
      throw new IllegalArgumentException("the kernel rejects it");
    }
    try (InputStream in = Files.newInputStream(file)) {
      boolean packed = file.toString().endsWith(".gz");
      return check(packed ? new GZIPInputStream(in) : in, accepted.claims());
    }
  }

  /**
   * Checks the covers of a certificate that the kernel accepted, and says what each lists.
   *
   * @throws IllegalArgumentException if a cover is not complete or a claim is missing
   */
  public static List<String> check(InputStream certificate, List<Claim> claims) throws IOException {
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(certificate, StandardCharsets.US_ASCII));
    CertificateCovers covers = new CertificateCovers(claims);
    for (String line = lines.readLine(); !line.equals("proof"); line = lines.readLine()) {
      if (line.startsWith(BEGIN)) {
        covers.read(line.substring(BEGIN.length()));
      }
    }
    covers.complete();
    return covers.found;
  }

  private void read(String line) throws IOException {
    if (line.startsWith(EACH)) {
      complete();
      each(line.substring(EACH.length()));
    } else if (line.startsWith("all ")) {
      complete();
      cover.append("nimproof cover 1\n").append(line).append('\n');
    } else if (line.endsWith(DASH)) {
      dashed++;
      cover.append(line, 0, line.length() - DASH.length()).append('\n');
    } else if (claimed.contains(line)) {
      listed++;
      cover.append(line).append('\n');
    } else {
      throw new IllegalArgumentException("there is no claim about " + line);
    }
  }

  /** Builds every member of a family for a range of parameters, and looks for its claim. */
  private void each(String line) {
    boolean some = line.endsWith(DASH);
    String text = some ? line.substring(0, line.length() - DASH.length()) : line;
    Instances instances = Instances.of(text);
    List<Map<String, Object>> missing = instances.without(claimed, game);
    if (!some && !missing.isEmpty()) {
      throw new IllegalArgumentException(
          "there is no claim about %s with %s".formatted(text, missing.get(0)));
    }
    int with = instances.count() - missing.size();
    found.add("each %s: %,d with a claim, %,d without".formatted(text, with, missing.size()));
  }

  /** Checks the cover read so far, if there is one, and makes room for the next. */
  private void complete() throws IOException {
    if (cover.length() > 0) {
      String what = Cover.check(new BufferedReader(new StringReader(cover.toString())));
      found.add("%s; %,d with a claim, %,d without".formatted(what, listed, dashed));
    }
    cover.setLength(0);
    listed = 0;
    dashed = 0;
  }
}
