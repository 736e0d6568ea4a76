package nimproof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Reads the sources and holds the packages to what they may use, print and be called. */
class ArchitectureTest {

  private static final Path SOURCES = Path.of("src/main/java/nimproof");
  private static final Path TEMPLATES = Path.of("src/main/jte");
  private static final Pattern USE = Pattern.compile("\\bnimproof\\.([a-z]+)\\.");

  /** What each package may use; the order is that of the pipeline. */
  private static final Map<String, Set<String>> ALLOWED =
      Map.ofEntries(
          Map.entry("structure", Set.of()),
          Map.entry("game", Set.of("structure", "symmetry")),
          Map.entry("family", Set.of("structure")),
          Map.entry("solver", Set.of("game", "structure")),
          Map.entry("symmetry", Set.of("structure")),
          Map.entry("statement", Set.of()),
          Map.entry("spec", Set.of("statement", "game", "family", "structure", "symmetry")),
          Map.entry(
              "verify",
              Set.of("structure", "game", "family", "solver", "symmetry", "statement", "spec")),
          Map.entry(
              "certificate",
              Set.of("verify", "statement", "solver", "symmetry", "game", "structure")),
          Map.entry("kernel", Set.of()),
          Map.entry("bench", Set.of("structure", "game", "family", "solver")),
          Map.entry("report", Set.of("statement", "verify", "structure")),
          Map.entry(
              "cli",
              Set.of(
                  "structure",
                  "game",
                  "family",
                  "solver",
                  "symmetry",
                  "statement",
                  "spec",
                  "verify",
                  "certificate",
                  "kernel",
                  "bench",
                  "report")));

  /** A package may use a library only if it is named here. */
  private static final Map<String, String> LIBRARIES =
      Map.of(
          "org.jgrapht", "structure family report",
          "dev.cel", "spec",
          "com.google", "spec",
          "org.snakeyaml", "spec",
          "picocli", "cli",
          "me.tongfei", "cli",
          "gg.jte", "report");

  @Test
  void everyPackageIsInTheTable() throws IOException {
    assertThat(ALLOWED.keySet()).containsAll(packages());
  }

  @Test
  void noPackageUsesOneThatItMayNot() throws IOException {
    for (String name : packages()) {
      Set<String> allowed = new HashSet<>(ALLOWED.get(name));
      allowed.add(name);
      assertThat(uses(name)).as("packages used by %s", name).isSubsetOf(allowed);
    }
  }

  @Test
  void packagesHaveNoCycle() throws IOException {
    Map<String, Set<String>> left = new TreeMap<>();
    for (String name : packages()) {
      Set<String> used = new TreeSet<>(uses(name));
      used.remove(name);
      left.put(name, used);
    }
    while (left.values().removeIf(Set::isEmpty)) {
      left.values().forEach(used -> used.retainAll(left.keySet()));
    }
    assertThat(left).as("packages on or behind a cycle").isEmpty();
  }

  @Test
  void theKernelUsesTheJdkAlone() throws IOException {
    Pattern foreign =
        Pattern.compile("(?m)^import (?:static )?(?!java\\.|nimproof\\.kernel\\.).*$");
    assertThat(foreign.matcher(text("kernel")).results().map(MatchResult::group)).isEmpty();
  }

  @Test
  void librariesStayInTheirPackages() throws IOException {
    for (String name : packages()) {
      for (Map.Entry<String, String> library : LIBRARIES.entrySet()) {
        if (!List.of(library.getValue().split(" ")).contains(name)) {
          assertThat(text(name)).as(name).doesNotContain("import " + library.getKey() + ".");
        }
      }
    }
  }

  /** The kernel has a command of its own, so that it can be run without the rest. */
  @Test
  void onlyTheCommandLinePrintsOrExits() throws IOException {
    for (String name : packages()) {
      if (!name.equals("cli")) {
        assertThat(text(name).replace("System.exit(run(System.out, files));", ""))
            .as(name)
            .doesNotContain("System.out", "System.err", "System.exit", "printStackTrace");
      }
    }
  }

  @Test
  void everyPackageSaysWhatItIsFor() throws IOException {
    for (String name : packages()) {
      Path info = SOURCES.resolve(name).resolve("package-info.java");
      assertThat(info).exists();
      assertThat(Files.readString(info)).startsWith("/**").contains("package nimproof." + name);
    }
  }

  @Test
  void noClassIsNamedAfterNothing() throws IOException {
    Pattern empty = Pattern.compile(".*(Impl|Manager|Utils?|Helper|Data)\\.java");
    for (String name : packages()) {
      assertThat(javaFiles(name))
          .noneMatch(file -> empty.matcher(file.getFileName().toString()).matches());
    }
  }

  private static Set<String> packages() throws IOException {
    try (Stream<Path> folders = Files.list(SOURCES)) {
      Set<String> names = new TreeSet<>();
      folders
          .filter(Files::isDirectory)
          .forEach(folder -> names.add(folder.getFileName().toString()));
      return names;
    }
  }

  /** Finds every package of ours that is named in a source file outside comments. */
  private static Set<String> uses(String name) throws IOException {
    Set<String> used = new TreeSet<>();
    USE.matcher(text(name)).results().map(found -> found.group(1)).forEach(used::add);
    return used;
  }

  private static String text(String name) throws IOException {
    StringBuilder text = new StringBuilder();
    javaFiles(name).forEach(file -> text.append(withoutComments(file)));
    return text.toString();
  }

  private static String withoutComments(Path file) {
    try {
      return Files.readString(file).replaceAll("(?s)/\\*.*?\\*/", "").replaceAll("(?m)//.*$", "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Lists the sources of a package, and for the reports their templates, which are sources too. */
  private static List<Path> javaFiles(String name) throws IOException {
    List<Path> roots =
        name.equals("report")
            ? List.of(SOURCES.resolve(name), TEMPLATES)
            : List.of(SOURCES.resolve(name));
    Set<Path> files = new TreeSet<>();
    for (Path root : roots) {
      if (Files.isDirectory(root)) {
        try (Stream<Path> found = Files.walk(root)) {
          found.filter(Files::isRegularFile).forEach(files::add);
        }
      }
    }
    return List.copyOf(files);
  }
}
