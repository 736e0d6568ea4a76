package nimproof.kernel.cover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
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

  private static final String FOUR = "all trees on 4 points";
  private static final String HYPERGRAPHS = "all hypergraphs of sizes 2 3 on 2 points";

  private static String check(String what, String structures) {
    return Cover.check(what, List.of(structures.split(";")));
  }

  @ParameterizedTest
  @CsvSource({
    "graphs, graphs, 0, 'all 1 graphs on 0 points: 1 labelled copies'",
    "graphs, graphs, 7, 'all 1,044 graphs on 7 points: 2,097,152 labelled copies'",
    "connectedGraphs, connected graphs, 6,"
        + " 'all 112 connected graphs on 6 points: 26,704 labelled copies'",
    "trees, trees, 9, 'all 47 trees on 9 points: 4,782,969 labelled copies'",
    "forests, forests, 13, 'all 3,658 forests on 13 points: 3,525,630,110,107 labelled copies'",
    "forests, forests, 8, 'all 76 forests on 8 points: 561,948 labelled copies'",
    "unicyclic, unicyclic graphs, 8,"
        + " 'all 89 unicyclic graphs on 8 points: 1,436,568 labelled copies'",
    "complexes, complexes, 5, 'all 180 complexes on 5 points: 6,894 labelled copies'"
  })
  void everyExhaustiveFamilyIsComplete(String family, String kind, long n, String expected)
      throws IOException {
    Structures all = (Structures) Families.named(family).orElseThrow().make(List.of(n));
    List<String> structures = all.stream().map(CoverTest::facets).toList();
    assertThat(Cover.check("all %s on %d points".formatted(kind, n), structures))
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
    assertThat(check(FOUR, "ab bc cd;ab ac ad"))
        .isEqualTo("all 2 trees on 4 points: 16 labelled copies");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ab bc cd | the 1 structures have 12 labelled copies; there are 16 labelled trees on 4"
            + " points",
        "ab bc cd;ab ac ad;ad ab bc | structure 3: isomorphic to an earlier one",
        "ab bc cd;ab ac bc d | structure 2: not one of the trees",
        "ab bc cd;ab cd | structure 2: not one of the trees",
        "ab bc cd;abc ad | structure 2: not one of the trees",
        "ab bc cd;ab bc | structure 2: the points are not the first 4",
        "ab bc cd;ab bc ce | structure 2: the points are not the first 4",
        "ab bc cd;ab bc cd d | structure 2: one facet is inside another",
        "ab bc cd;ab bc cd cd | structure 2: one facet is inside another",
        "ab bc cd;ab  ac ad | structure 2: not a list of facets",
        "ab bc cd;AB ac ad | structure 2: not a list of facets"
      })
  void rejectsAListThatIsNotComplete(String lines, String message) {
    assertThatThrownBy(() -> check(FOUR, lines)).hasMessage(message);
  }

  @Test
  void acceptsTheHypergraphsWithHyperedgesOfTwoOrThreePoints() throws IOException {
    assertThat(check(HYPERGRAPHS, "a b;a b ab"))
        .isEqualTo("all 2 hypergraphs of sizes 2 3 on 2 points: 2 labelled copies");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a b | the 1 structures have 1 labelled copies; there are 2 labelled hypergraphs of sizes"
            + " 2 3 on 2 points",
        "a b;b a | structure 2: isomorphic to an earlier one",
        "a b;a ab | structure 2: not the points and different sets of the sizes",
        "a b;a b ab ab | structure 2: not the points and different sets of the sizes",
        "a b;a b b | structure 2: not the points and different sets of the sizes",
        "a b;a b abc | structure 2: the points are not the first 2"
      })
  void rejectsAListOfHypergraphsThatIsNotComplete(String lines, String message) {
    assertThatThrownBy(() -> check(HYPERGRAPHS, lines)).hasMessage(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "all trees on 15 points | not a kind and a number of points",
        "all knots on 4 points | knots is not a kind",
        "all hypergraphs on 3 points | hypergraphs have sizes, and nothing else",
        "all trees of sizes 2 on 3 points | hypergraphs have sizes, and nothing else",
        "all hypergraphs of sizes 1 2 on 3 points | not a kind and a number of points",
        "trees on 4 points | not a kind and a number of points"
      })
  void rejectsAKindThatItDoesNotKnow(String what, String message) {
    assertThatThrownBy(() -> check(what, "a")).hasMessage(message);
  }

  /** That a list was complete does not make another one so. */
  @Test
  void remembersListsByEveryLetter() {
    check(FOUR, "ab bc cd;ab ac ad");
    assertThat(check(FOUR, "ab bc cd;ab ac ad"))
        .isEqualTo("all 2 trees on 4 points: 16 labelled copies");
    assertThatThrownBy(() -> check(FOUR, "ab bc cd;ab ac cd"))
        .hasMessage("structure 2: isomorphic to an earlier one");
    assertThatThrownBy(() -> check("all forests on 4 points", "ab bc cd;ab ac ad"))
        .hasMessageContaining("labelled forests");
  }

  @Test
  void usesTheJavaBaseModuleAlone() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src/main/java/nimproof/kernel/cover"))) {
      for (Path file : files.toList()) {
        assertThat(Files.readAllLines(file))
            .noneMatch(
                line ->
                    line.matches(
                        "import (?!(java\\.(io|math|nio|security|util)|nimproof\\.kernel)\\.).*"))
            .noneMatch(line -> line.matches(".*nimproof\\.(?!kernel\\b).*"));
      }
    }
  }
}
