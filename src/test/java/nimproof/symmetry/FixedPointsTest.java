package nimproof.symmetry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import nimproof.family.Made;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import nimproof.structure.Hypergraph;
import nimproof.structure.Invariant;
import nimproof.structure.Names;
import nimproof.structure.Poset;
import nimproof.structure.RandomComplexes;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;

class FixedPointsTest {

  private static Structure fixedPoints(Structure structure, String swaps) {
    return FixedPoints.of(NamedMap.parse(swaps).on(structure));
  }

  @Test
  void thoseOfTheTorusAreATriangle() {
    Structure fixed = fixedPoints(Made.structure("torus9"), "1 <-> B, 2 <-> A, C <-> F");
    assertThat(Made.largerFaces(fixed)).containsExactly("{X, D}", "{X, E}", "{D, E}");
    assertThat(Invariant.isomorphismKey(fixed))
        .isEqualTo(Made.structure("cycle", 3).canonicalKey());
  }

  @Test
  void aSwappedEdgeBecomesAVertex() {
    Structure fixed = fixedPoints(Made.structure("simplex", 3), "1 <-> 2");
    assertThat(fixed.facets().stream().map(fixed::describe)).containsExactly("{1~2, 3}");
  }

  @Property(tries = 100)
  void thereAreAsManyFacesAsFixedOnes(@ForAll(supplier = RandomComplexes.class) Complex complex) {
    for (Involution involution : Involutions.all(complex)) {
      assertThat(involution.fixedPoints().faceCount()).isEqualTo(involution.fixedFaces().size());
    }
  }

  @Property(tries = 100)
  void theyFormAComplexExactlyIfNoEdgeIsSwapped(
      @ForAll(supplier = RandomComplexes.class) Complex complex) {
    for (Involution involution : Involutions.all(complex)) {
      assertThat(involution.fixedPointsFormComplex())
          .isEqualTo(involution.swappedEdges().isEmpty());
    }
  }

  @Test
  void thoseOfAHypergraphMustContainTheVerticesOfTheirHyperedges() {
    Hypergraph hypergraph =
        Hypergraph.of(4, List.of(Face.of(0, 1, 2), Face.of(2, 3)), Names.DEFAULT);
    assertThatThrownBy(() -> fixedPoints(hypergraph, "1 <-> 2"))
        .hasMessage(
            "the fixed faces are not a hypergraph: {1, 2, 3} is fixed, and not all of its vertices"
                + " are");
  }

  @Test
  void thoseOfAPosetKeepTheOrder() {
    Poset poset =
        Poset.of(
            4,
            List.of(new int[] {0, 1}, new int[] {0, 2}, new int[] {1, 3}, new int[] {2, 3}),
            Names.DEFAULT);
    Structure fixed = fixedPoints(poset, "2 <-> 3");
    assertThat(fixed).isEqualTo(Poset.of(2, List.of(new int[] {0, 1}), Names.DEFAULT));
  }
}
