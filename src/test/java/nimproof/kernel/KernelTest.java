package nimproof.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs the kernel over the folders of certificates and compares every word that it says. */
class KernelTest {

  static List<Path> accepted() {
    return Certificates.in("accept");
  }

  static List<Path> rejected() {
    return Certificates.in("reject");
  }

  @ParameterizedTest
  @MethodSource("accepted")
  void acceptsAProof(Path file) throws IOException {
    assertThat(Check.check(file)).isInstanceOf(Verdict.Accepted.class);
  }

  @ParameterizedTest
  @MethodSource("rejected")
  void rejectsAForgery(Path file) throws IOException {
    assertThat(Check.check(file)).isInstanceOf(Verdict.Rejected.class);
  }

  @Test
  void saysWhatEachProofProves() throws IOException {
    assertThat(Certificates.output(accepted())).isEqualTo(Certificates.expectedIn("accept"));
  }

  @Test
  void saysWhatIsWrongWithEachForgery() throws IOException {
    assertThat(Certificates.output(rejected())).isEqualTo(Certificates.expectedIn("reject"));
  }

  @Test
  void endsWithTheWorstOfTheFiles() {
    PrintStream out = new PrintStream(new ByteArrayOutputStream());
    String good = accepted().get(0).toString();
    String bad = rejected().get(0).toString();
    assertThat(Check.run(out, good)).isEqualTo(0);
    assertThat(Check.run(out, bad, good)).isEqualTo(1);
    assertThat(Check.run(out, "no such file", bad)).isEqualTo(2);
    assertThat(Check.run(out)).isEqualTo(2);
  }
}
