package nimproof.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import nimproof.spec.Expressions;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is written out is read back as the same structure, up to the names of vertices. */
class WrittenOutTest {

  static Stream<Structure> structures() {
    return Stream.of(
            Made.all("graphs", 4),
            Made.all("graphs", 0),
            Made.all("complexes", 3),
            Made.all("hypergraphs", 3, List.of(2, 3)),
            Made.all("squarePatches", 2),
            List.of(Made.structure("torus9"), Made.graph("path", 70), Made.graph("star", 27)),
            List.of(Made.structure("disjoint", Made.by("cycle", 3), Made.by("simplex", 3))))
        .flatMap(List::stream);
  }

  @ParameterizedTest
  @MethodSource("structures")
  void readingBackWhatIsWrittenGivesAnIsomorphicStructure(Structure structure) {
    Structure read = Expressions.structure(WrittenOut.expression(structure));
    assertThat(read.canonicalKey()).isEqualTo(structure.canonicalKey());
    assertThat(read.getClass()).isEqualTo(structure.getClass());
  }

  @Test
  void aBackslashInGraph6StandsForItself() {
    Structure structure = Expressions.structure("graph6(r\"D\\s\")");
    assertThat(WrittenOut.expression(structure)).isEqualTo("graph6(r\"D\\s\")");
  }
}
