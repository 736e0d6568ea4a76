package nimproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CertificateFolderTest {

  @TempDir Path folder;

  private static byte[] noise(int length) {
    byte[] bytes = new byte[length];
    new Random(1).nextBytes(bytes);
    return bytes;
  }

  @Test
  void putsLargeCertificatesApartAndRemovesThoseOfAnEarlierRun() throws IOException {
    CertificateFolder certificates = new CertificateFolder(folder);
    byte[] small = Packed.of(noise(1_000));
    byte[] large = Packed.of(noise(60_000));
    certificates.write(Map.of("one.cert", small, "two.eval", large, "three.cert", small));
    assertThat(folder.resolve("one.cert.gz")).hasBinaryContent(small);
    assertThat(folder.resolve("large/two.eval.gz")).hasBinaryContent(large);
    certificates.write(Map.of("two.eval", small));
    assertThat(folder.resolve("one.cert.gz")).doesNotExist();
    assertThat(folder.resolve("large/two.eval.gz")).doesNotExist();
    assertThat(folder.resolve("two.eval.gz")).hasBinaryContent(small);
  }

  @Test
  void leavesAFileOfTheSameTextAlone() throws IOException {
    CertificateFolder certificates = new CertificateFolder(folder);
    certificates.write(Map.of("one.cert", Packed.of(noise(1_000))));
    Path file = folder.resolve("one.cert.gz");
    FileTime then = FileTime.fromMillis(1_000_000);
    Files.setLastModifiedTime(file, then);
    certificates.write(Map.of("one.cert", Packed.of(noise(1_000))));
    assertThat(Files.getLastModifiedTime(file)).isEqualTo(then);
  }

  @Test
  void aPackedTextHasNoTimeInItsHeader() throws IOException {
    assertThat(Packed.of(noise(10))).startsWith(0x1f, 0x8b, 8, 0, 0, 0, 0, 0);
  }
}
