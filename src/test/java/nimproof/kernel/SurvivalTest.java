package nimproof.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Feeds the kernel what no certificate looks like: it must answer, soon and in little memory. */
class SurvivalTest {

  private static final Duration SOON = Duration.ofSeconds(120);

  @Test
  void answersWhateverTheFileHolds() throws IOException {
    String expected = Certificates.expectedIn("survive");
    String output =
        Assertions.assertTimeoutPreemptively(
            SOON, () -> Certificates.output(Certificates.in("survive")));
    assertThat(output).isEqualTo(expected);
  }

  @Test
  void rejectsALineOfAGigabyteAfterItsFirstMegabyte() throws IOException {
    Endless line = new Endless("nimproof certificate 1\nabout ", "a", 1L << 30);
    assertThat(Check.check(line))
        .isEqualTo(new Verdict.Rejected(2, "the line has over 1,048,576 bytes"));
    assertThat(line.read).isLessThan(2 << 20);
  }

  @Test
  void rejectsManyLargePositionsInAShortFile() {
    String header = "nimproof certificate 1\nabout\n";
    String claims = "claim abcdefghijkl = 0\n".repeat(100_000);
    Verdict verdict =
        Certificates.check(
            header.replace("about", "about x")
                + "game take-away on the complex with facets\n"
                + claims
                + "proof\n");
    assertThat(verdict)
        .isEqualTo(new Verdict.Rejected(20, "too many elements for so short a file"));
  }

  @Test
  void checksTheLargestStepInSeconds() {
    String step = antichain(63);
    Verdict verdict = Assertions.assertTimeoutPreemptively(SOON, () -> Certificates.check(step));
    assertThat(verdict).isInstanceOf(Verdict.Accepted.class);
  }

  /** Proves the value of a chain of nested sets as often as a line can hold. */
  private static String antichain(int n) {
    StringBuilder text = new StringBuilder();
    text.append("nimproof certificate 1\nabout a heap\ngame take-away on the sets\n");
    text.append("claim ").append(heap(n)).append(" = ").append(n).append("\nproof\n");
    for (int k = 1; k <= n; k++) {
      text.append(k).append(' ').append(heap(k)).append(" = ").append(k).append(" :");
      for (int left = 0; left < k; left++) {
        text.append(' ').append(points(left + 1)).append('>');
        text.append(left == 0 ? "0" : left + points(left));
      }
      text.append('\n');
    }
    return text.append("qed 1 : ").append(n).append(points(n)).append('\n').toString();
  }

  private static String heap(int size) {
    StringBuilder sets = new StringBuilder(points(1));
    for (int i = 2; i <= size; i++) {
      sets.append(' ').append(points(i));
    }
    return sets.toString();
  }

  private static String points(int count) {
    return Position.write((1L << count) - 1);
  }

  /** A beginning, and then one text again and again. */
  private static final class Endless extends InputStream {

    private final byte[] first;
    private final byte[] again;
    private final long length;
    private long read;

    Endless(String first, String again, long length) {
      this.first = first.getBytes(StandardCharsets.US_ASCII);
      this.again = again.getBytes(StandardCharsets.US_ASCII);
      this.length = length;
    }

    @Override
    public int read() {
      long at = read++;
      if (at >= length) {
        return -1;
      }
      return at < first.length
          ? first[(int) at]
          : again[(int) ((at - first.length) % again.length)];
    }
  }
}
