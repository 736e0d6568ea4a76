package nimproof.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Graph;
import nimproof.structure.Graph6;
import nimproof.structure.Invariant;
import nimproof.structure.Nauty;
import nimproof.structure.Structure;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The exhaustive families against published counts and against nauty's lists. */
class ExhaustiveFamiliesTest {

  @ParameterizedTest
  @CsvSource({
    "graphs, 0, 1 1 2 4 11 34 156 1044 12346",
    "connectedGraphs, 1, 1 1 2 6 21 112 853",
    "trees, 1, 1 1 1 2 3 6 11 23 47 106 235 551 1301 3159 7741 19320 48629",
    "forests, 0, 1 1 2 3 6 10 20 37 76 153 329 710 1601 3658 8599",
    "unicyclic, 3, 1 2 5 13 33 89 240 657 1806 5026 13999",
    "complexes, 0, 1 1 2 5 20 180 16143"
  })
  void countsAreThePublishedOnes(String family, int least, String published) {
    List<Long> counts =
        IntStream.range(least, least + published.split(" ").length)
            .mapToObj(n -> ((Structures) Made.by(family, n)).stream().count())
            .toList();
    assertThat(counts.stream().map(String::valueOf).collect(Collectors.joining(" ")))
        .isEqualTo(published);
  }

  @ParameterizedTest
  @CsvSource({
    "graphs, 0, 7",
    "connectedGraphs, 1, 7",
    "trees, 1, 12",
    "forests, 0, 10",
    "unicyclic, 3, 9",
    "complexes, 0, 5"
  })
  void eachClassComesOnceWithNVerticesAndFewestFacesFirst(String family, int least, int most) {
    for (int n = least; n <= most; n++) {
      Set<CanonicalKey> keys = new HashSet<>();
      int faces = 0;
      for (Structure structure : Made.all(family, n)) {
        assertThat(structure.vertexCount()).isEqualTo(n);
        assertThat(structure.faceCount()).isGreaterThanOrEqualTo(faces);
        assertThat(keys.add(structure.canonicalKey())).as("%s is new", structure).isTrue();
        faces = structure.faceCount();
      }
      assertThat(keys).hasSize(((Structures) Made.by(family, n)).count().intValueExact());
    }
  }

  @ParameterizedTest
  @CsvSource({"connectedGraphs, 6", "trees, 9", "forests, 8", "unicyclic, 8"})
  void everyMemberIsWhatTheFamilyIsCalled(String family, int n) {
    for (Structure structure : Made.all(family, n)) {
      boolean connected = structure.components().size() == 1;
      boolean forest = Invariant.isForest(structure);
      boolean oneCycle = connected && Invariant.edgeCount(structure) == n;
      assertThat(
              switch (family) {
                case "connectedGraphs" -> connected;
                case "trees" -> connected && forest;
                case "forests" -> forest;
                default -> oneCycle;
              })
          .isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "graphs, 7, 7",
    "connectedGraphs, 7, -c 7",
    "trees, 9, -c 9 8:8",
    "unicyclic, 8, -c 8 8:8"
  })
  void theClassesAreThoseThatNautyLists(String family, int n, String options) {
    List<String> listed = Nauty.run(List.of(), "geng", ("-q " + options).split(" "));
    Set<CanonicalKey> keys =
        listed.stream().map(line -> Graph6.decode(line).canonicalKey()).collect(Collectors.toSet());
    assertThat(keys).hasSameSizeAs(listed);
    assertThat(
            Made.all(family, n).stream().map(Structure::canonicalKey).collect(Collectors.toSet()))
        .isEqualTo(keys);
  }

  @ParameterizedTest
  @CsvSource({"5", "6", "7"})
  void bipartiteGraphsAreAsManyAsNautyLists(int n) {
    assertThat(Made.all("graphs", n).stream().filter(Invariant::isBipartite).count())
        .isEqualTo(Nauty.run(List.of(), "geng", "-q", "-b", "" + n).size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "graphs|10|graphs(n): n is 10, which makes 12,005,168 structures;"
            + " the most is 2,000,000, so n <= 9",
        "graphs|14|graphs(n): n is 14, which makes 29,054,155,657,235,488 structures;"
            + " the most is 2,000,000, so n <= 9",
        "graphs|100|graphs(n): n is 100, which makes more than 31,426,485,969,804,308,768"
            + " structures; the most is 2,000,000, so n <= 9",
        "complexes|7|complexes(n): n is 7, which makes 489,996,795 structures;"
            + " the most is 2,000,000, so n <= 6",
        "trees|21|trees(n): n is 21, which makes 2,144,505 structures;"
            + " the most is 2,000,000, so n <= 20",
        "forests|2000|forests(n): n is 2000, which makes more than 34,402,932 structures;"
            + " the most is 2,000,000, so n <= 20",
        "unicyclic|2|unicyclic(n): n is 2; the least is 3"
      })
  void hopelessSizesAreRefusedWithAFigure(String family, int n, String message) {
    assertThatThrownBy(() -> Made.by(family, n)).hasMessage(message);
  }

  @ParameterizedTest
  @CsvSource({"7"})
  void theListOfGraphsIsTheSameOnEveryRun(int n) {
    assertThat(Made.all("graphs", n).stream().map(g -> Graph6.encode((Graph) g)).toList())
        .isEqualTo(Made.all("graphs", n).stream().map(g -> Graph6.encode((Graph) g)).toList());
  }
}
