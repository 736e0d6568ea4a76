package nimproof.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimproof.family.Parameter.Type;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Graph;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every registered family owes its users. */
class FamilyContractTest {

  @TempDir static Path folder;

  static Stream<Sample> samples() throws IOException {
    Files.writeString(folder.resolve("three.g6"), "A_\nBg\nDQc\n");
    return Stream.concat(Samples.all(folder), Samples.namedGraphs());
  }

  static Stream<Family> families() {
    return Families.all().stream();
  }

  @Test
  void everyFamilyHasASampleHere() throws IOException {
    assertThat(samples().map(Sample::family))
        .containsAll(Families.all().stream().map(Family::name).toList());
  }

  @Test
  void namesAreDifferent() {
    assertThat(Families.all().stream().map(Family::name)).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("families")
  void aFamilyIsFoundByItsNameAndExplainsItselfInOneLine(Family family) {
    assertThat(Families.named(family.name())).contains(family);
    assertThat(family.name()).matches("[a-z][A-Za-z0-9]*");
    assertThat(family.summary()).isNotBlank().doesNotContain("\n").doesNotEndWith(".");
  }

  @ParameterizedTest
  @MethodSource("samples")
  void aSampleHasTheDocumentedSize(Sample sample) {
    List<Structure> made = sample.make();
    Structure last = made.get(made.size() - 1);
    assertThat(made).hasSize(sample.structures());
    assertThat(last.vertexCount()).as("vertices").isEqualTo(sample.vertices());
    assertThat(last.faceCount()).as("faces").isEqualTo(sample.faces());
  }

  @ParameterizedTest
  @MethodSource("samples")
  void theSameArgumentsMakeTheSameStructures(Sample sample) {
    assertThat(sample.make()).isEqualTo(sample.make());
  }

  @ParameterizedTest
  @MethodSource("samples")
  void verticesHaveDifferentNamesByWhichTheyAreFound(Sample sample) {
    for (Structure structure : sample.make()) {
      int n = structure.vertexCount();
      Set<String> names = new HashSet<>();
      for (int v = 0; v < n; v++) {
        names.add(structure.names().of(v));
        assertThat(structure.names().indexOf(structure.names().of(v), n)).isEqualTo(v);
      }
      assertThat(names).hasSize(n);
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void exhaustiveFamiliesGiveEachClassOnceAndCountThem(Sample sample) {
    if (sample.makes() instanceof Structures all && !sample.family().equals("graph6File")) {
      Set<CanonicalKey> keys = new HashSet<>();
      all.stream().forEach(structure -> assertThat(keys.add(structure.canonicalKey())).isTrue());
      assertThat(all.count().intValueExact()).isEqualTo(keys.size());
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void aNumberOutOfRangeIsRefusedWithTheRange(Sample sample) {
    Family family = Families.named(sample.family()).orElseThrow();
    for (int i = 0; i < family.parameters().size(); i++) {
      Parameter parameter = family.parameters().get(i);
      if (parameter.type() == Type.INT) {
        refuses(sample, i, parameter.least() - 1L, "least", parameter.least());
        refuses(sample, i, parameter.most() + 1L, "most", parameter.most());
        refuses(sample, i, Long.MIN_VALUE, "least", parameter.least());
        refuses(sample, i, Long.MAX_VALUE, "most", parameter.most());
      }
    }
  }

  private static void refuses(Sample sample, int index, long number, String bound, int limit) {
    Family family = Families.named(sample.family()).orElseThrow();
    List<Object> arguments = new ArrayList<>(sample.arguments());
    arguments.set(index, number);
    assertThatThrownBy(() -> Made.by(sample.family(), arguments.toArray()))
        .isInstanceOf(BadArgument.class)
        .hasMessage(
            String.format(
                Locale.getDefault(),
                "%s: %s is %,d; the %s is %,d",
                family.signature(),
                family.parameters().get(index).name(),
                number,
                bound,
                limit));
  }

  @Test
  void namedGraphsAreAllThatJgraphtHas() {
    assertThat(JGraphT.namedGraphs()).hasSize((int) Samples.namedGraphs().count());
    assertThat(IntStream.of(Made.graph("petersen").neighbours(0))).hasSize(3);
    assertThat(((Graph) Made.by("petersen")).canonicalKey())
        .isEqualTo(Made.graph("generalizedPetersen", 5, 2).canonicalKey());
  }
}
