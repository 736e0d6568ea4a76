package nimproof.kernel.cover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimproof.family.Families;
import nimproof.family.Structures;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CoverTest {

  private static final String FOUR = "nimproof cover 1\nall trees on 4 points\n";
  private static final String HYPERGRAPHS =
      "nimproof cover 1\nall hypergraphs of sizes 2 3 on 2 points\n";

  private static String check(String text) throws IOException {
    return Cover.check(new BufferedReader(new StringReader(text)));
  }

  @ParameterizedTest
  @CsvSource({
    "graphs, graphs, 0, 'all 1 graphs on 0 points: 1 labelled copies'",
    "graphs, graphs, 7, 'all 1,044 graphs on 7 points: 2,097,152 labelled copies'",
    "connectedGraphs, connected graphs, 6,"
        + " 'all 112 connected graphs on 6 points: 26,704 labelled copies'",
    "trees, trees, 9, 'all 47 trees on 9 points: 4,782,969 labelled copies'",
    "forests, forests, 8, 'all 76 forests on 8 points: 561,948 labelled copies'",
    "unicyclic, unicyclic graphs, 8,"
        + " 'all 89 unicyclic graphs on 8 points: 1,436,568 labelled copies'",
    "complexes, complexes, 5, 'all 180 complexes on 5 points: 6,894 labelled copies'"
  })
  void everyExhaustiveFamilyIsComplete(String family, String kind, long n, String expected)
      throws IOException {
    Structures all = (Structures) Families.named(family).orElseThrow().make(List.of(n));
    String text =
        all.stream().map(CoverTest::facets).map(line -> line + "\n").collect(Collectors.joining());
    assertThat(check("nimproof cover 1\nall " + kind + " on " + n + " points\n" + text))
        .isEqualTo(expected);
  }

  private static String facets(Structure structure) {
    return structure.vertexCount() == 0
        ? "0"
        : structure.facets().stream()
            .map(
                facet ->
                    facet.vertices().stream()
                        .map(v -> String.valueOf((char) ('a' + v)))
                        .collect(Collectors.joining()))
            .collect(Collectors.joining(" "));
  }

  @Test
  void acceptsTheTwoTreesOnFourPoints() throws IOException {
    assertThat(check(FOUR + "ab bc cd\nab ac ad\n"))
        .isEqualTo("all 2 trees on 4 points: 16 labelled copies");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ab bc cd | the 1 structures have 12 labelled copies; there are 16 labelled trees on 4"
            + " points",
        "ab bc cd;ab ac ad;ad ab bc | line 5: isomorphic to an earlier one",
        "ab bc cd;ab ac bc d | line 4: not one of the trees",
        "ab bc cd;ab cd | line 4: not one of the trees",
        "ab bc cd;abc ad | line 4: not one of the trees",
        "ab bc cd;ab bc | line 4: the points are not the first 4",
        "ab bc cd;ab bc ce | line 4: the points are not the first 4",
        "ab bc cd;ab bc cd d | line 4: one facet is inside another",
        "ab bc cd;ab bc cd cd | line 4: one facet is inside another",
        "ab bc cd;ab  ac ad | line 4: not a list of facets",
        "ab bc cd;AB ac ad | line 4: not a list of facets"
      })
  void rejectsAListThatIsNotComplete(String lines, String message) {
    assertThatThrownBy(() -> check(FOUR + lines.replace(';', '\n') + "\n")).hasMessage(message);
  }

  @Test
  void acceptsTheHypergraphsWithHyperedgesOfTwoOrThreePoints() throws IOException {
    assertThat(check(HYPERGRAPHS + "a b\na b ab\n"))
        .isEqualTo("all 2 hypergraphs of sizes 2 3 on 2 points: 2 labelled copies");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a b | the 1 structures have 1 labelled copies; there are 2 labelled hypergraphs of sizes"
            + " 2 3 on 2 points",
        "a b;b a | line 4: isomorphic to an earlier one",
        "a b;a ab | line 4: not the points and different sets of the sizes",
        "a b;a b ab ab | line 4: not the points and different sets of the sizes",
        "a b;a b b | line 4: not the points and different sets of the sizes",
        "a b;a b abc | line 4: the points are not the first 2"
      })
  void rejectsAListOfHypergraphsThatIsNotComplete(String lines, String message) {
    assertThatThrownBy(() -> check(HYPERGRAPHS + lines.replace(';', '\n') + "\n"))
        .hasMessage(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nimproof cover 2;all trees on 4 points | line 1: not a cover in format 1",
        "nimproof cover 1;all trees on 11 points | line 2: not a kind and a number of points",
        "nimproof cover 1;all knots on 4 points | line 2: knots is not a kind",
        "nimproof cover 1;all hypergraphs on 3 points | line 2: hypergraphs have sizes, and nothing"
            + " else has",
        "nimproof cover 1;all trees of sizes 2 on 3 points | line 2: hypergraphs have sizes, and"
            + " nothing else has",
        "nimproof cover 1;all hypergraphs of sizes 1 2 on 3 points | line 2: not a kind and a"
            + " number of points",
        "nimproof cover 1 | line 2: not a kind and a number of points"
      })
  void rejectsAHeaderThatItDoesNotKnow(String lines, String message) {
    assertThatThrownBy(() -> check(lines.replace(';', '\n') + "\n")).hasMessage(message);
  }

  @Test
  void usesTheJavaBaseModuleAlone() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src/main/java/nimproof/kernel/cover"))) {
      for (Path file : files.toList()) {
        assertThat(Files.readAllLines(file))
            .noneMatch(
                line ->
                    line.matches("import (?!(java\\.(io|math|nio|util)|nimproof\\.kernel)\\.).*"))
            .noneMatch(line -> line.matches(".*nimproof\\.(?!kernel\\b).*"));
      }
    }
  }
}
