package nimproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {

  private static final String FILES = "src/test/resources/nimproof/kernel/";

  @TempDir Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
  }

  @Test
  void saysWhatAnAcceptedCertificateProves() {
    assertThat(run("check", FILES + "accept/triangle-packed.cert.gz")).isZero();
    assertThat(out.toString())
        .isEqualTo(
            FILES
                + "accept/triangle-packed.cert.gz: accepted: the triangle\n"
                + "  take-away on the complex with facets ab bc ac has nim-value 0 (n = 3)\n"
                + "  take-away on the complex with facets ab has nim-value other than 0\n"
                + "  4 steps; rules used: isomorphic, mex, sum\n");
  }

  @Test
  void oneRejectedFileIsEnoughToFail() {
    assertThat(run("check", FILES + "reject/tab.cert", FILES + "accept/triangle.cert"))
        .isEqualTo(1);
    assertThat(out.toString())
        .startsWith(FILES + "reject/tab.cert:7: rejected: the byte 9 is not printable ASCII\n")
        .contains("triangle.cert: accepted: the triangle\n");
  }

  @Test
  void aFolderStandsForItsCertificates() {
    assertThat(run("check", FILES + "accept")).isZero();
    assertThat(out.toString()).contains("square-folded.cert: accepted", "triangle-packed.cert.gz:");
  }

  @Test
  void whatCannotBeReadIsSaid() {
    Path missing = folder.resolve("none.cert");
    assertThat(run("check", missing.toString())).isEqualTo(2);
    assertThat(out.toString())
        .isEqualTo(
            missing
                + ": cannot be read: java.nio.file.NoSuchFileException: "
                + missing
                + System.lineSeparator());
    assertThat(run("check", folder.toString())).isEqualTo(2);
    assertThat(err.toString())
        .isEqualTo(
            "there is no certificate (*.cert, *.eval, perhaps with .gz) in %s\nTry 'nimproof check --help'.\n"
                .formatted(folder));
  }
}
