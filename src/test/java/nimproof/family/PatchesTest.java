package nimproof.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nimproof.structure.Invariant;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PatchesTest {

  @Test
  void patchesOfHexagonsAreThePolyhexes() {
    for (int k = 1; k <= 5; k++) {
      assertThat(Made.all("hexagonPatches", k)).hasSize(List.of(1, 1, 3, 7, 22).get(k - 1));
    }
  }

  @Test
  void twoSquaresShareAnEdgeOrACorner() {
    assertThat(Made.all("squarePatches", 2).stream().map(Structure::vertexCount))
        .containsExactlyInAnyOrder(6, 7);
    assertThat(Made.all("squarePatches", 3)).hasSize(5);
  }

  @Test
  void octagonsMeetOctagonsAndSquaresInEdges() {
    assertThat(Made.all("octagonSquarePatches", 1).stream().map(Structure::vertexCount))
        .containsExactly(8, 4);
    assertThat(Made.all("octagonSquarePatches", 2).stream().map(Structure::vertexCount))
        .containsExactlyInAnyOrder(14, 10);
  }

  @ParameterizedTest
  @ValueSource(strings = {"squarePatches", "hexagonPatches", "octagonSquarePatches"})
  void aPatchIsConnectedAndEveryTileBringsItsEdges(String family) {
    for (Structure patch : Made.all(family, 3)) {
      assertThat(patch.components()).hasSize(1);
      long tiles = patch.faces().stream().filter(face -> face.size() > 2).count();
      assertThat(tiles).isEqualTo(3);
      assertThat(Invariant.degrees(Invariant.graph(patch))).allMatch(degree -> degree >= 2);
    }
  }
}
