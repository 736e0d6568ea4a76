package nimproof.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import nimproof.statement.Statement;
import nimproof.verify.Result;

/** Writes what came out of a run into a folder. */
public final class Reports {

  /** Stands in every page, and so tells ours from others in the same folder. */
  private static final String SIGNATURE = "<meta name=\"generator\" content=\"Nimproof\">";

  private Reports() {}

  /**
   * Writes {@code index.html}, one page per statement, {@code growth.html}, {@code results.json},
   * {@code changes.json}, {@code junit.xml} and {@code times.json}.
   *
   * <p>Creates the folder if need be and removes pages of statements that no longer exist; files
   * that are not ours stay. A file that would not change is not touched.
   */
  public static void write(Path folder, List<Result> results) throws IOException {
    Map<String, String> files = new LinkedHashMap<>();
    Map<String, Statement> all = new HashMap<>();
    results.forEach(result -> all.put(result.statement().id(), result.statement()));
    for (Result result : results) {
      Links links = Links.of(folder, result.statement(), all);
      files.put(
          result.statement().id() + ".html", Templates.statement(StatementPage.of(result, links)));
    }
    Changes changes =
        Changes.since(text(folder, "results.json"), text(folder, "changes.json"), results);
    files.put("index.html", Templates.index(IndexPage.of(results, changes)));
    files.put("growth.html", Templates.growth(Growth.measured()));
    files.put("changes.json", Json.pretty(changes.json()));
    files.put("results.json", Json.pretty(ResultsJson.of(results)));
    files.put("junit.xml", JunitXml.write(results));
    Assets.ALL.forEach(name -> files.put(name, Assets.text(name)));
    files.put("times.json", Json.pretty(TimesJson.of(results)));
    Files.createDirectories(folder);
    removeStale(folder, new HashSet<>(files.keySet()));
    for (Map.Entry<String, String> file : files.entrySet()) {
      writeIfChanged(folder.resolve(file.getKey()), file.getValue());
    }
  }

  private static Optional<String> text(Path folder, String name) throws IOException {
    Path file = folder.resolve(name);
    return Files.isRegularFile(file)
        ? Optional.of(new String(Files.readAllBytes(file), StandardCharsets.UTF_8))
        : Optional.empty();
  }

  private static void writeIfChanged(Path file, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    boolean same = Files.isRegularFile(file) && Arrays.equals(Files.readAllBytes(file), bytes);
    if (!same) {
      Files.write(file, bytes);
    }
  }

  private static void removeStale(Path folder, Set<String> current) throws IOException {
    List<Path> pages;
    try (Stream<Path> files = Files.list(folder)) {
      pages =
          files.filter(Files::isRegularFile).filter(f -> f.toString().endsWith(".html")).toList();
    }
    for (Path page : pages) {
      if (!current.contains(page.getFileName().toString()) && isOurs(page)) {
        Files.delete(page);
      }
    }
  }

  private static boolean isOurs(Path page) throws IOException {
    byte[] start = new byte[1_000];
    try (var in = Files.newInputStream(page)) {
      int length = in.readNBytes(start, 0, start.length);
      return new String(start, 0, length, StandardCharsets.UTF_8).contains(SIGNATURE);
    }
  }
}
