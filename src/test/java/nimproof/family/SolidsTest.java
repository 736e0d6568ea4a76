package nimproof.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import nimproof.structure.Face;
import nimproof.structure.Hypergraph;
import nimproof.structure.Invariant;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The shapes of solids, as in any table of the Platonic and Archimedean ones. */
class SolidsTest {

  @ParameterizedTest
  @CsvSource({
    "tetrahedron, 4, 6, 3:4",
    "octahedron, 6, 12, 3:8",
    "cube, 8, 12, 4:6",
    "icosahedron, 12, 30, 3:20",
    "dodecahedron, 20, 30, 5:12",
    "truncatedTetrahedron, 12, 18, 3:4 6:4",
    "cuboctahedron, 12, 24, 3:8 4:6",
    "truncatedOctahedron, 24, 36, 4:6 6:8",
    "truncatedCube, 24, 36, 3:8 8:6",
    "rhombicuboctahedron, 24, 48, 3:8 4:18",
    "snubCube, 24, 60, 3:32 4:6",
    "icosidodecahedron, 30, 60, 3:20 5:12",
    "truncatedIcosahedron, 60, 90, 5:12 6:20",
    "snubDodecahedron, 60, 150, 3:80 5:12"
  })
  void aSolidHasTheKnownNumbersOfCornersEdgesAndFaces(
      String name, int corners, int edges, String polygons) {
    Structure solid = Made.structure(name);
    assertThat(solid.vertexCount()).isEqualTo(corners);
    assertThat(Invariant.faces(solid, 2)).isEqualTo(edges);
    int faces = 0;
    for (String entry : polygons.split(" ")) {
      String[] sidesAndCount = entry.split(":");
      int count = Integer.parseInt(sidesAndCount[1]);
      assertThat(Invariant.faces(solid, Integer.parseInt(sidesAndCount[0]))).isEqualTo(count);
      faces += count;
    }
    assertThat(solid.faceCount()).isEqualTo(corners + edges + faces);
    assertThat(corners - edges + faces).as("Euler characteristic").isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"cube", "snubCube", "icosidodecahedron", "truncatedTetrahedron"})
  void everyEdgeLiesInTwoFacesAndTheDualOfTheDualIsTheSolid(String name) {
    Structure solid = Made.structure(name);
    for (Face edge : Invariant.edges(solid)) {
      assertThat(solid.faces())
          .filteredOn(face -> face.size() > 2 && face.vertices().containsAll(edge.vertices()))
          .hasSize(2);
    }
    assertThat(key(Made.structure("dual", Made.structure("dual", solid)))).isEqualTo(key(solid));
  }

  private static Object key(Structure structure) {
    return structure.canonicalKey();
  }

  @Test
  void solidsKnownUnderTwoNamesAreTheSame() {
    assertThat(key(Made.structure("prism", 4))).isEqualTo(key(Made.structure("cube")));
    assertThat(key(Made.structure("antiprism", 3))).isEqualTo(key(Made.structure("octahedron")));
    assertThat(key(Made.structure("dual", Made.structure("cube"))))
        .isEqualTo(key(Made.structure("octahedron")));
    assertThat(key(Made.structure("dual", Made.structure("dodecahedron"))))
        .isEqualTo(key(Made.structure("icosahedron")));
    assertThat(key(Made.structure("edgeGraph", Made.structure("dodecahedron"))))
        .isEqualTo(key(Made.structure("generalizedPetersen", 10, 2)));
  }

  @Test
  void aSolidWithTooManyFacesHasNoDualHere() {
    Structure snub = Made.structure("snubDodecahedron");
    assertThatThrownBy(() -> Made.by("dual", snub))
        .isInstanceOf(BadArgument.class)
        .hasMessage("dual(X): X has 92 polygons; the most is 64");
  }

  @Test
  void aSquareIsCutIntoFourQuadrilateralsAroundItsCentre() {
    Structure square = Made.structure("polygonWithTails", 4, List.of());
    Hypergraph cut = (Hypergraph) Made.structure("quadrangulation", square);
    assertThat(cut.vertexCount()).isEqualTo(9);
    assertThat(Made.largerFaces(cut))
        .containsExactlyInAnyOrder(
            "{1, 1-2, 1-4, c1}", "{2, 1-2, 2-3, c1}", "{3, 2-3, 3-4, c1}", "{4, 1-4, 3-4, c1}");
  }
}
