package nimproof.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Invariant;
import nimproof.structure.Relabelling;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;

/** The shapes of the complexes and of what is built from other structures. */
class ComplexFamiliesTest {

  @Test
  void simplexBoundaryAndSkeletonAreTheSubsetsOfASet() {
    assertThat(Made.by("simplex", 4)).isEqualTo(Made.by("skeleton", 4, 4));
    assertThat(Made.by("simplexBoundary", 4)).isEqualTo(Made.by("skeleton", 4, 3));
    Complex skeleton = Made.complex("skeleton", 6, 2);
    assertThat(skeleton.skeleton()).isEqualTo(Made.by("complete", 6));
    assertThat(skeleton.dimension()).isEqualTo(1);
    for (int k = 1; k <= 5; k++) {
      assertThat(Invariant.faces(Made.complex("simplex", 5), k))
          .isEqualTo(List.of(5, 10, 10, 5, 1).get(k - 1).longValue());
    }
  }

  @Test
  void theTorusIsAClosedSurfaceOfEulerCharacteristic0() {
    Complex torus = Made.complex("torus9");
    assertThat(Invariant.faces(torus, 1)).isEqualTo(9);
    assertThat(Invariant.faces(torus, 2)).isEqualTo(27);
    assertThat(Invariant.faces(torus, 3)).isEqualTo(18);
    for (Face edge : Invariant.edges(torus)) {
      assertThat(torus.facets())
          .filteredOn(facet -> facet.vertices().containsAll(edge.vertices()))
          .hasSize(2);
    }
  }

  @Test
  void theInvolutionOfTheTorusInThePaperIsOneAndFixesATriangleOfEdges() {
    Complex torus = Made.complex("torus9");
    Map<String, String> moved = Map.of("1", "B", "B", "1", "2", "A", "A", "2", "C", "F", "F", "C");
    int[] image =
        IntStream.range(0, 9)
            .map(
                v -> {
                  String name = torus.names().of(v);
                  return torus.names().indexOf(moved.getOrDefault(name, name), 9);
                })
            .toArray();
    assertThat(Relabelling.of(torus, image)).isEqualTo(torus);
    assertThat(
            torus.faces().stream()
                .filter(face -> Relabelling.moved(face, image).equals(face))
                .map(torus::describe))
        .containsExactlyInAnyOrder("{X}", "{D}", "{E}", "{X, D}", "{X, E}", "{D, E}");
  }

  @Test
  void aSuspensionJoinsTwoPolesToEveryFace() {
    Complex suspension = Made.complex("suspension", Made.by("simplexBoundary", 3));
    assertThat(suspension.facets().stream().map(suspension::describe))
        .containsExactlyInAnyOrder(
            "{1, 2, N}", "{1, 3, N}", "{2, 3, N}", "{1, 2, S}", "{1, 3, S}", "{2, 3, S}");
    Complex twice = Made.complex("suspension", suspension);
    assertThat(twice.names().of(5)).isEqualTo("N'");
    assertThat(Made.complex("suspension", Made.by("complete", 0)))
        .isEqualTo(Complex.of(2, List.of()));
    assertThatThrownBy(() -> Made.by("suspension", Made.by("path", 63)))
        .hasMessage("suspension(X): a complex on 65 vertices; the most is 64");
  }

  @Test
  void disjointStructuresAreTheComponents() {
    Structure both = Made.structure("disjoint", Made.by("cycle", 4), Made.by("path", 3));
    assertThat(both).isInstanceOf(Graph.class);
    assertThat(both.components()).isEqualTo(List.of(Made.by("cycle", 4), Made.by("path", 3)));
    assertThat(both.names().of(4)).isEqualTo("1'");
  }

  @Test
  void aSkeletonWithTooManyFacetsIsRefusedAtOnce() {
    assertThatThrownBy(() -> Made.by("skeleton", 64, 20))
        .hasMessage("skeleton(n, k): a complex with more than 10,000 facets; that is the most");
  }
}
