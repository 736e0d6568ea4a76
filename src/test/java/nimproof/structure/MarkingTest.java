package nimproof.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class MarkingTest {

  private static final int N = 6;

  private static boolean marks(long marked, Hypergraph hypergraph) {
    return LongStream.of(hypergraph.sets()).allMatch(set -> Long.bitCount(set & marked) % 2 == 1);
  }

  @Property(tries = 300)
  void aMarkingIsFoundExactlyIfSomeSetOfVerticesIsOne(
      @ForAll @Size(max = 8) List<@LongRange(min = 3, max = 63) Long> sets) {
    List<Face> faces =
        sets.stream().filter(set -> Long.bitCount(set) > 1).map(Face::ofMask).toList();
    Hypergraph hypergraph = Hypergraph.of(N, faces, Names.DEFAULT);
    boolean exists = LongStream.range(0, 1 << N).anyMatch(marked -> marks(marked, hypergraph));
    assertThat(Marking.of(hypergraph).isPresent()).isEqualTo(exists);
    Marking.of(hypergraph)
        .ifPresent(
            marked ->
                assertThat(
                        marks(
                            IntStream.of(marked).mapToLong(v -> 1L << v).reduce(0, Long::sum),
                            hypergraph))
                    .isTrue());
  }

  @Test
  void threeSquaresAroundATriangularPrismHaveNoMarking() {
    Hypergraph prism =
        Hypergraph.of(
            6, List.of(Face.of(0, 1, 3, 4), Face.of(1, 2, 4, 5), Face.of(0, 2, 3, 5)), Names.NONE);
    assertThat(Marking.of(prism)).isEmpty();
  }

  @Test
  void withoutHyperedgesNothingIsMarked() {
    assertThat(Marking.of(Hypergraph.of(3, List.of(), Names.NONE)).orElseThrow()).isEmpty();
  }
}
