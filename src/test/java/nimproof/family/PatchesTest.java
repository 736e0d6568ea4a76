package nimproof.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Invariant;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PatchesTest {

  private static final List<Integer> ORIGIN = List.of(0, 0);

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
  @ValueSource(
      strings = {"squarePatches", "hexagonPatches", "octagonSquarePatches", "trianglePatches"})
  void aPatchIsConnectedAndEveryTileBringsItsEdges(String family) {
    for (Structure patch : Made.all(family, 3)) {
      assertThat(patch.components()).hasSize(1);
      long tiles = patch.faces().stream().filter(face -> face.size() > 2).count();
      assertThat(tiles).isEqualTo(3);
      assertThat(Invariant.degrees(Invariant.graph(patch))).allMatch(degree -> degree >= 2);
    }
  }

  @Test
  void trianglesShareAnEdgeOrACorner() {
    assertThat(Made.all("trianglePatches", 1)).hasSize(1);
    assertThat(Made.all("trianglePatches", 2).stream().map(Structure::vertexCount))
        .containsExactlyInAnyOrder(4, 5);
    assertThat(Made.structure("trianglePatch", List.of(ORIGIN), List.of(ORIGIN)).faceCount())
        .isEqualTo(4 + 5 + 2);
  }

  @ParameterizedTest
  @CsvSource({
    "squarePatch, 1, 4",
    "hexagonPatch, 1, 4",
    "octagonSquarePatch, 2, 3",
    "trianglePatch, 2, 3"
  })
  void thePatchesOfAFamilyAreThoseThatCanBeNamed(String patch, int kinds, int k) {
    Set<CanonicalKey> named = new HashSet<>();
    choices(kinds, k).forEach(choice -> connected(patch, choice).ifPresent(named::add));
    assertThat(Made.all(patch + "es", k).stream().map(Structure::canonicalKey))
        .containsExactlyInAnyOrderElementsOf(named);
  }

  /** Lists all choices of k tiles, as a list of places for each kind, near the middle. */
  private static List<List<List<Object>>> choices(int kinds, int k) {
    List<Object> places = new ArrayList<>();
    for (int x = 0; x < k; x++) {
      for (int y = 0; y < k; y++) {
        places.add(List.of(x - 1, y - 1));
      }
    }
    int tiles = kinds * places.size();
    List<List<List<Object>>> choices = new ArrayList<>();
    for (int set = 0; set < 1 << tiles; set++) {
      if (Integer.bitCount(set) == k) {
        choices.add(choice(set, kinds, places));
      }
    }
    return choices;
  }

  private static List<List<Object>> choice(int set, int kinds, List<Object> places) {
    return IntStream.range(0, kinds)
        .mapToObj(
            kind ->
                IntStream.range(0, places.size())
                    .filter(i -> (set >>> (kind * places.size() + i) & 1) != 0)
                    .mapToObj(places::get)
                    .toList())
        .toList();
  }

  private static Optional<CanonicalKey> connected(String patch, List<List<Object>> choice) {
    try {
      return Optional.of(Made.structure(patch, choice.toArray()).canonicalKey());
    } catch (BadArgument e) {
      assertThat(e).hasMessageContaining("no chain of touching tiles leads from");
      return Optional.empty();
    }
  }

  @Test
  void oddRowsOfHexagonsAreShiftedAlsoBelowTheMiddle() {
    List<Object> aboveAndBelow = List.of(ORIGIN, List.of(0, 1), List.of(0, -1));
    Structure patch = Made.structure("hexagonPatch", aboveAndBelow);
    List<Object> chain = List.of(ORIGIN, List.of(1, 0), List.of(2, 0));
    assertThat(patch.vertexCount()).isEqualTo(14);
    assertThat(Made.structure("hexagonPatch", chain).vertexCount()).isEqualTo(14);
    assertThat(patch.canonicalKey())
        .isNotEqualTo(Made.structure("hexagonPatch", chain).canonicalKey());
  }

  @Test
  void tilesThatMakeNoPatchAreRefused() {
    refuses("there is no tile; a patch has at least one", List.of(), List.of());
    refuses("[0, 0] in squares is named twice", List.of(), List.of(ORIGIN, ORIGIN));
    refuses(
        "[0, 0, 1] in octagons is no place; write two numbers such as [0, 0]",
        List.of(List.of(0, 0, 1)),
        List.of());
    refuses(
        "no chain of touching tiles leads from [0, 0] in octagons to [1, 0] in squares",
        List.of(ORIGIN),
        List.of(List.of(0, 0), List.of(1, 0)));
    refuses("squares holds 1,001; the most is 1,000", List.of(), List.of(List.of(0, 1001)));
  }

  private static void refuses(String message, Object octagons, Object squares) {
    assertThatThrownBy(() -> Made.by("octagonSquarePatch", octagons, squares))
        .isInstanceOf(BadArgument.class)
        .hasMessage("octagonSquarePatch(octagons, squares): " + message);
  }
}
