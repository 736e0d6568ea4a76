package nimproof.kernel.evaluation;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The evaluation files of the tests, and what the second program says of them. */
final class Evaluations {

  private Evaluations() {}

  /** Lists the evaluations of a folder by name. */
  static List<Path> in(String folder) {
    try (Stream<Path> files = Files.list(resource(folder))) {
      return files.filter(file -> file.toString().contains(".eval")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String expectedIn(String folder) throws IOException {
    return Files.readString(resource(folder).resolve("expected.txt"));
  }

  private static Path resource(String name) {
    try {
      return Path.of(Evaluations.class.getResource(name).toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Runs the program as a command and gives its output without the names of folders. */
  static String output(List<Path> files) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    String[] names = files.stream().map(Path::toString).toArray(String[]::new);
    CheckEvaluation.run(new PrintStream(out, true, StandardCharsets.UTF_8), names);
    String folder = files.get(0).getParent() + "/";
    return out.toString(StandardCharsets.UTF_8).replace(folder, "");
  }

  static Verdict check(String text) {
    try {
      return CheckEvaluation.check(
          new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1)), Certificates.NONE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Evaluates an expression on a structure, and gives the sign that comes out. */
  static boolean holds(String game, String structure, String claim) {
    String text =
        "nimproof evaluation 1\nabout a claim\ngame %s\ngiven a structure\nexpect %s\ninstances\n%s | +\nend\n"
            .formatted(game, claim, structure);
    Verdict verdict = check(text);
    if (verdict instanceof Verdict.Rejected rejected
        && !rejected.reason().equals("it comes out as -; the file says +")) {
      throw new IllegalArgumentException(rejected.reason());
    }
    return verdict instanceof Verdict.Accepted;
  }
}
