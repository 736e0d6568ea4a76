package nimproof.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import nimproof.family.Made;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.RandomComplexes;
import nimproof.structure.RandomGraphs;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;

class TakeAwayTest {

  private static final Ruleset TAKE_AWAY = Games.named("take-away").orElseThrow();

  private static List<CanonicalKey> keys(Position position) {
    return position.components().stream().map(Position::key).sorted().toList();
  }

  @Property
  void positionsFollowTheStructureMoveByMove(
      @ForAll(supplier = RandomGraphs.class) Graph graph,
      @ForAll(supplier = RandomComplexes.class) Complex complex) {
    for (Structure structure : List.of(graph, complex)) {
      Position start = TAKE_AWAY.start(structure);
      List<Move> moves = TAKE_AWAY.moves(structure);
      assertThat(start.moveCount()).isEqualTo(moves.size());
      for (int i = 0; i < moves.size(); i++) {
        Structure left = TAKE_AWAY.after(structure, moves.get(i));
        assertThat(keys(start.after(i))).isEqualTo(keys(TAKE_AWAY.start(left)));
        assertThat(left.faceCount()).isLessThan(structure.faceCount());
      }
    }
  }

  @Property
  void componentsShareOutTheMoves(
      @ForAll(supplier = RandomGraphs.class) Graph graph,
      @ForAll(supplier = RandomComplexes.class) Complex complex) {
    for (Structure structure : List.of(graph, complex)) {
      Position start = TAKE_AWAY.start(structure);
      assertThat(start.components().stream().mapToInt(Position::moveCount).sum())
          .isEqualTo(start.moveCount());
    }
  }

  @Test
  void theMovesOnATriangleAreItsVerticesAndEdges() {
    Structure triangle = Made.structure("cycle", 3);
    assertThat(TAKE_AWAY.moves(triangle).stream().map(move -> move.describe(triangle)))
        .containsExactly("{1}", "{2}", "{3}", "{1, 2}", "{1, 3}", "{2, 3}");
  }

  @Test
  void onlyAFaceCanBeTaken() {
    Structure path = Made.structure("path", 3);
    assertThatThrownBy(() -> TAKE_AWAY.after(path, Move.of(Face.of(0, 2))))
        .hasMessage("{1, 3} is not a face");
    assertThatThrownBy(() -> TAKE_AWAY.after(path, Move.of(Face.of(0, 1, 2))))
        .hasMessage("{1, 2, 3} is not a face");
  }

  @Test
  void everyGameIsFoundByItsNameAndExplainsItselfInOneLine() {
    assertThat(Games.all()).extracting(Ruleset::name).doesNotHaveDuplicates();
    for (Ruleset game : Games.all()) {
      assertThat(Games.named(game.name())).contains(game);
      assertThat(game.summary()).isNotBlank().doesNotContain("\n").doesNotEndWith(".");
    }
    assertThat(Games.named("checkers")).isEmpty();
  }

  @Test
  void theBipartiteLemmaSpeaksOfBipartiteGraphsOnly() {
    assertThat(Lemma.named("bipartite")).isEqualTo(Lemma.BIPARTITE);
    assertThat(lemma("grid", 2, 3)).containsExactly(2);
    assertThat(lemma("path", 4)).containsExactly(2);
    assertThat(lemma("star", 4)).containsExactly(1);
    assertThat(lemma("cycle", 5)).isEmpty();
    assertThat(lemma("simplex", 3)).isEmpty();
  }

  private static Stream<Integer> lemma(String family, Object... arguments) {
    return Lemma.BIPARTITE.value(TAKE_AWAY.start(Made.structure(family, arguments))).stream()
        .boxed();
  }
}
