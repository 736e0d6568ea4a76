package nimproof.symmetry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import nimproof.family.Made;
import nimproof.structure.Complex;
import nimproof.structure.Names;
import nimproof.structure.Poset;
import nimproof.structure.RandomComplexes;
import nimproof.structure.Relabelling;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;

class ClaimedReductionTest {

  private static List<String> findings(Structure structure, String map) {
    return new ClaimedReduction(NamedMap.parse(map).on(structure))
        .hypotheses().stream().map(h -> h.id() + " " + h.finding()).toList();
  }

  private static void checkRefused(Structure structure, String map, String message) {
    assertThatThrownBy(() -> NamedMap.parse(map).on(structure)).hasMessage(message);
  }

  @Test
  void aReflectionOfAWheelMeetsAllHypotheses() {
    assertThat(findings(Made.structure("wheel", 6), "2 <-> 6, 3 <-> 5"))
        .containsExactly("H0 met", "H1 met", "H2 met", "H3 met", "H3e met");
  }

  @Test
  void aMapThatIsNoSymmetryHasAFaceWhoseImageIsMissing() {
    assertThat(findings(Made.structure("wheel", 6), "2 <-> 5, 3 <-> 6"))
        .containsExactly(
            "H0 met",
            "H1 met",
            "H2 violated: {1, 2} goes to {1, 5}, which is not a face",
            "H3 met",
            "H3e met");
  }

  @Test
  void aSwappedEdgeIsShownWithAFixedFaceAndASubsetThatMoves() {
    assertThat(findings(Made.structure("path", 4), "1 <-> 4, 2 <-> 3"))
        .containsExactly(
            "H0 met",
            "H1 met",
            "H2 met",
            "H3 violated: {2, 3} is fixed and its subset {2} is not",
            "H3e violated: the edge {2, 3} has its ends swapped");
  }

  @Test
  void aRotationIsNotItsOwnInverse() {
    assertThat(findings(Made.structure("cycle", 3), "1 -> 2, 2 -> 3, 3 -> 1"))
        .containsExactly(
            "H0 met",
            "H1 violated: 1 goes to 2, and 2 to 3",
            "H2 met",
            "H3 not needed: H1 is violated already",
            "H3e not needed: H1 is violated already");
  }

  @Test
  void inAPosetTheOrderMustBeKeptAndFixedPointsClosedDownwards() {
    List<int[]> above = List.of(new int[] {0, 2}, new int[] {1, 2}, new int[] {2, 3});
    Poset poset = Poset.of(4, above, Names.DEFAULT);
    String notEdges = "H3e not needed: it says the same as H3 for complexes only";
    assertThat(findings(poset, "1 <-> 2"))
        .containsExactly(
            "H0 met",
            "H1 met",
            "H2 met",
            "H3 violated: {3} is fixed and below it {1} is not",
            notEdges);
    assertThat(findings(poset, "3 <-> 4"))
        .contains("H2 violated: {3} goes to {4}, which is not ordered alike");
  }

  @Test
  void aMappingMeansSwapsAndTheRestIsFixed() {
    Structure torus = Made.structure("torus9");
    NamedMap map = NamedMap.ofMapping(java.util.Map.of("1", "B", "2", "A", "C", "F"));
    assertThat(map.on(torus)).hasToString("1 <-> B, 2 <-> A, C <-> F");
  }

  @Test
  void whatIsNoPermutationOfTheVerticesIsRefused() {
    Structure cycle = Made.structure("cycle", 6);
    checkRefused(
        cycle,
        "1 <-> 9",
        "H0 is violated: there is no vertex named 9; the vertices are 1, 2, 3, 4, 5, 6");
    checkRefused(
        cycle, "1 <-> 2, 2 <-> 3", "H0 is violated: 2 is named twice; a vertex has one image");
    checkRefused(
        cycle,
        "1 -> 2, 3 -> 2",
        "H0 is violated: 1 and 2 both go to 2, so this is not a permutation");
    checkRefused(
        cycle,
        "1 -> 2, 2 -> 3",
        "H0 is violated: 2 and 3 both go to 3, so this is not a permutation");
    checkRefused(
        cycle, "1 -> 3", "H0 is violated: 1 and 3 both go to 3, so this is not a permutation");
    checkRefused(cycle, "1 = 2", "'1 = 2' is not a swap; write swaps such as 1 <-> 4, 2 <-> 5");
    checkRefused(cycle, "", "'' is not a swap; write swaps such as 1 <-> 4, 2 <-> 5");
  }

  /** Both criteria of the paper are checked on their own, and agree. */
  @Property(tries = 200)
  void closedFixedPointsAndNoSwappedEdgeAreTheSame(
      @ForAll(supplier = RandomComplexes.class) Complex complex) {
    for (int[] image : Relabelling.permutations(Math.min(4, complex.vertexCount()))) {
      int[] all = java.util.stream.IntStream.range(0, complex.vertexCount()).toArray();
      System.arraycopy(image, 0, all, 0, image.length);
      List<Hypothesis> found = new ClaimedReduction(new VertexMap(complex, all)).hypotheses();
      assertThat(found.get(3).status()).isEqualTo(found.get(4).status());
    }
  }
}
