package nimproof.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The files that all pages share. They lie beside the pages, so that each page stays small. */
public final class Assets {

  /** The look of every page. */
  public static final String STYLE = "nimproof.css";

  /** What scripts add. */
  public static final String SCRIPT = "nimproof.js";

  /** Lists the names of the files. */
  static final List<String> ALL = List.of(STYLE, SCRIPT);

  private Assets() {}

  /** Gives the text of a file of this package's resources. */
  public static String text(String name) {
    try (InputStream in = Assets.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
