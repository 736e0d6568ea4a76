package nimproof.kernel;

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
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The certificate files of the tests, and what the checker says of them. */
final class Certificates {

  private Certificates() {}

  /** Lists the certificates of a folder by name. */
  static List<Path> in(String folder) {
    try (Stream<Path> files = Files.list(resource(folder))) {
      return files.filter(file -> file.toString().contains(".cert")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String expectedIn(String folder) throws IOException {
    return Files.readString(resource(folder).resolve("expected.txt"));
  }

  private static Path resource(String name) {
    try {
      return Path.of(Certificates.class.getResource(name).toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Runs the checker as a command and gives its output without the names of folders. */
  static String output(List<Path> files) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    String[] names = files.stream().map(Path::toString).toArray(String[]::new);
    Check.run(new PrintStream(out, true, StandardCharsets.UTF_8), names);
    String folder = files.get(0).getParent() + "/";
    return out.toString(StandardCharsets.UTF_8).replace(folder, "");
  }

  static Verdict check(String text) {
    try {
      return Check.check(new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Joins lines, each with its end. */
  static String lines(String... lines) {
    return Stream.of(lines).map(line -> line + "\n").collect(Collectors.joining());
  }
}
