package nimproof.structure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class HypergraphTest {

  private static Hypergraph of(int n, List<Long> sets) {
    List<Face> faces =
        sets.stream().filter(set -> Long.bitCount(set) > 1).map(Face::ofMask).toList();
    return Hypergraph.of(n, faces, Names.DEFAULT);
  }

  @Property(tries = 200)
  void facesAreListedBySizeAndRemovedByPlaceAsByName(
      @ForAll @Size(max = 8) List<@LongRange(min = 3, max = 127) Long> sets) {
    Hypergraph hypergraph = of(7, sets);
    List<Face> faces = hypergraph.faces();
    assertThat(faces).isSorted().hasSize(hypergraph.faceCount());
    for (int i = 0; i < faces.size(); i++) {
      Face taken = faces.get(i);
      Hypergraph left = hypergraph.without(i);
      assertThat(left).isEqualTo(hypergraph.without(taken));
      assertThat(named(left)).containsExactlyElementsOf(named(hypergraph, taken, true));
      assertThat(hypergraph.withoutAlone(i)).isEqualTo(hypergraph.withoutAlone(taken));
      assertThat(named(hypergraph.withoutAlone(i)))
          .containsExactlyElementsOf(named(hypergraph, taken, taken.size() == 1));
      assertThat(left.faces()).isSorted();
    }
  }

  private static List<String> named(Hypergraph hypergraph) {
    return hypergraph.faces().stream().map(hypergraph::describe).toList();
  }

  /** Lists what should be left when a face is taken, with or without those that contain it. */
  private static List<String> named(Hypergraph hypergraph, Face taken, boolean withLarger) {
    return hypergraph.faces().stream()
        .filter(face -> !face.equals(taken))
        .filter(face -> !withLarger || !face.vertices().containsAll(taken.vertices()))
        .map(hypergraph::describe)
        .toList();
  }

  @Property(tries = 200)
  void theKeyDoesNotDependOnTheNumbersOfTheVertices(
      @ForAll @Size(max = 6) List<@LongRange(min = 3, max = 63) Long> sets,
      @ForAll @LongRange(min = 1, max = 5) long turn) {
    List<Long> turned = sets.stream().map(set -> (set << turn | set >>> 6 - turn) & 63).toList();
    assertThat(of(6, turned).canonicalKey()).isEqualTo(of(6, sets).canonicalKey());
  }

  @Test
  void aTriangleWithAndWithoutItsEdgesAreDifferent() {
    Hypergraph filled = Hypergraph.of(3, List.of(Face.of(0, 1, 2)), Names.NONE);
    Hypergraph star = Hypergraph.of(Complex.of(3, List.of(Face.of(0, 1, 2))));
    assertThat(filled.canonicalKey()).isNotEqualTo(star.canonicalKey());
    assertThat(filled.graph().edgeCount()).isZero();
    assertThat(star.graph().edgeCount()).isEqualTo(3);
    assertThat(List.of(filled.dimension(), star.dimension())).containsOnly(2);
    assertThat(Hypergraph.of(2, List.of(), Names.NONE).dimension()).isZero();
    assertThat(Hypergraph.of(0, List.of(), Names.NONE).dimension()).isEqualTo(-1);
  }

  @Test
  void componentsKeepTheNamesOfTheirVertices() {
    Hypergraph two = of(5, List.of(0b00101L, 0b11010L));
    assertThat(two.components().stream().map(HypergraphTest::named))
        .containsExactly(
            List.of("{1}", "{3}", "{1, 3}"), List.of("{2}", "{4}", "{5}", "{2, 4, 5}"));
    assertThat(IntStream.range(0, 5).map(two::degree)).containsOnly(1);
  }

  @Test
  void whatIsNoFaceCannotBeRemoved() {
    Hypergraph one = of(3, List.of(7L));
    assertThatThrownBy(() -> one.without(Face.of(0, 1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("[0, 1] is not a face");
    assertThatThrownBy(() -> Hypergraph.of(3, List.of(Face.of(1)), Names.NONE))
        .hasMessage("a hyperedge has at least two vertices");
  }

  @Test
  void theConnectedPartsOfTwoTrianglesThatShareAVertexAreOneAndBoth() {
    Hypergraph bow = of(6, List.of(0b00111L, 0b11100L));
    assertThat(Invariant.connectedParts(bow).stream().map(Hypergraph::vertexCount))
        .containsExactly(3, 5);
  }
}
