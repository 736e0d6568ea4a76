package nimproof.certificate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The folder of the certificates of a run.
 *
 * <p>{@code ID.cert.gz} and {@code ID.eval.gz} for each statement; if one has over {@value
 * #MOST_BYTES} bytes, both go to the subfolder {@code large}, which is not meant to be committed.
 */
public record CertificateFolder(Path folder) {

  /** How the name of a proof for the kernel ends, before it is compressed. */
  static final String PROOF = ".cert";

  /** How the name of a file for the second program ends. */
  static final String EVALUATION = ".eval";

  private static final String LARGE = "large";
  private static final String PACKED = ".gz";
  private static final int MOST_BYTES = 50_000;

  /**
   * Writes certificates and removes those of an earlier run.
   *
   * <p>A file whose text would not change is not touched.
   *
   * @param certificates compressed, by the name of the file, such as {@code ky-lemma-1.cert}
   */
  public void write(Map<String, byte[]> certificates) throws IOException {
    for (Path file : files()) {
      String name = file.getFileName().toString().replace(PACKED, "");
      if (!certificates.containsKey(name) || !file.equals(file(name, certificates))) {
        Files.delete(file);
      }
    }
    for (Map.Entry<String, byte[]> certificate : certificates.entrySet()) {
      write(file(certificate.getKey(), certificates), certificate.getValue());
    }
  }

  private static void write(Path file, byte[] bytes) throws IOException {
    Files.createDirectories(file.getParent());
    boolean same = Files.isRegularFile(file) && Packed.isSame(Files.readAllBytes(file), bytes);
    if (!same) {
      Files.write(file, bytes);
    }
  }

  /** Finds the place of a file; the two of a statement lie side by side. */
  private Path file(String name, Map<String, byte[]> certificates) {
    String id = name.substring(0, name.lastIndexOf('.'));
    boolean large =
        Stream.of(PROOF, EVALUATION)
            .flatMap(end -> Stream.ofNullable(certificates.get(id + end)))
            .anyMatch(bytes -> bytes.length > MOST_BYTES);
    return (large ? folder.resolve(LARGE) : folder).resolve(name + PACKED);
  }

  private List<Path> files() throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.walk(folder, 2)) {
      return all.filter(file -> file.toString().matches(".*\\.(cert|eval)\\.gz"))
          .filter(Files::isRegularFile)
          .toList();
    }
  }
}
