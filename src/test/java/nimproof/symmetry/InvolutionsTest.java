package nimproof.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import nimproof.family.Made;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Invariant;
import nimproof.structure.RandomComplexes;
import nimproof.structure.RandomGraphs;
import nimproof.structure.Relabelling;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;

class InvolutionsTest {

  /**
   * Tells whether a permutation is an involution that keeps faces and swaps the ends of no edge.
   */
  private static boolean reduces(Structure structure, int[] image) {
    List<Face> faces = structure.faces();
    boolean moves = IntStream.range(0, image.length).anyMatch(v -> image[v] != v);
    boolean undoesItself = IntStream.range(0, image.length).allMatch(v -> image[image[v]] == v);
    return moves
        && undoesItself
        && faces.stream().allMatch(face -> faces.contains(Relabelling.moved(face, image)))
        && Invariant.edges(structure).stream()
            .noneMatch(edge -> image[edge.vertices().get(0)] == edge.vertices().get(1));
  }

  private static int[] images(Involution involution) {
    int n = involution.structure().vertexCount();
    return IntStream.range(0, n).map(involution.map()::image).toArray();
  }

  private static void assertFoundExactlyIfThereIsOne(Structure structure) {
    boolean exists =
        Relabelling.permutations(structure.vertexCount()).stream()
            .anyMatch(image -> reduces(structure, image));
    Optional<int[]> found = Involutions.reducing(structure).map(InvolutionsTest::images);
    assertThat(found.isPresent()).as("an involution of %s", structure).isEqualTo(exists);
    found.ifPresent(image -> assertThat(reduces(structure, image)).isTrue());
  }

  @Test
  void allGraphsOnFiveVerticesAreAsTryingEveryPermutationSays() {
    Made.all("graphs", 5).forEach(InvolutionsTest::assertFoundExactlyIfThereIsOne);
  }

  @Property(tries = 30)
  void randomGraphsAreAsTryingEveryPermutationSays(
      @ForAll(supplier = RandomGraphs.class) Graph graph) {
    assertFoundExactlyIfThereIsOne(graph);
  }

  @Property(tries = 100)
  void randomComplexesAreAsTryingEveryPermutationSays(
      @ForAll(supplier = RandomComplexes.class) Complex complex) {
    assertFoundExactlyIfThereIsOne(complex);
  }

  @Test
  void theTorusCanBeReducedAndASimplexCannot() {
    assertThat(Involutions.reducing(Made.structure("torus9"))).isPresent();
    assertThat(Involutions.reducing(Made.structure("simplex", 5))).isEmpty();
    assertThat(Involutions.reducing(Made.structure("complete", 0))).isEmpty();
  }
}
