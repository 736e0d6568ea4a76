package nimproof.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplanationTest {

  @TempDir private Path folder;

  private Result verified(String spec) {
    return new Verification(folder).of(spec);
  }

  @Test
  void thePositionsOfASumAreItsParts() {
    PositionGraph graph =
        verified(
                """
                title: An edge and a vertex
                on: graph([[1, 2], [3]])
                expect: 0
                """)
            .play()
            .orElseThrow();
    assertThat(graph.isComplete()).isTrue();
    assertThat(graph.start()).hasSize(2);
    assertThat(graph.start().stream().map(node -> graph.nodes().get(node).value()))
        .containsExactly(2, 1);
    assertThat(graph.nodes()).hasSize(4);
  }

  @Test
  void underMiserePlayAPositionIsNoSum() {
    PositionGraph graph =
        verified(
                """
                title: Two vertices
                play: misere
                on: graph([[1], [2]])
                expect: 7
                """)
            .play()
            .orElseThrow();
    assertThat(graph.start()).hasSize(1);
    assertThat(graph.nodes()).hasSize(4);
    assertThat(graph.nodes().get(3))
        .isEqualTo(new PositionGraph.Node(1, List.of(), List.of(), false));
  }

  @Test
  void aLargeGameIsFollowedAFewMovesDeep() {
    PositionGraph graph =
        verified(
                """
                title: A complete graph
                on: complete(8)
                expect: 0
                """)
            .play()
            .orElseThrow();
    assertThat(graph.isComplete()).isFalse();
    assertThat(graph.nodes().get(graph.start().get(0)).steps()).hasSize(36);
  }

  @Test
  void hypothesesAreCountedOneAfterTheOther() {
    Result result =
        verified(
            """
            title: Parities
            on: graphs(4)
            where: [bipartite, e % 2 == 0]
            expect: v % 2
            """);
    assertThat(result.considered()).isEqualTo(11);
    assertThat(result.survey().met()).containsExactly(7L, 4L);
    assertThat(result.structures()).isEqualTo(4);
  }

  @Test
  void theSmallestStructureOfEachValueIsKept() {
    Result result =
        verified(
            """
            title: Some value
            for: {n: [3, 2]}
            on: graphs(n)
            expect: g >= 0
            """);
    assertThat(result.survey().smallest().keySet()).containsExactly(0, 1, 2, 3);
    assertThat(result.survey().smallest().get(0).instance().vertices()).isEqualTo(2);
    assertThat(result.values().values().stream().mapToLong(n -> n).sum()).isEqualTo(6);
  }

  @Test
  void movesThatLeaveTheSameUpToIsomorphismAreOfOneKind() {
    List<Counterexample.Option> options =
        verified("title: A triangle\non: cycle(3)\nexpect: 1\n")
            .counterexample()
            .orElseThrow()
            .options();
    assertThat(options).extracting(Counterexample.Option::kind).containsExactly(0, 0, 0, 1, 1, 1);
  }

  @Test
  void aChainOfReductionsEndsInSimplestForm() {
    Reductions chain =
        Reductions.of(
                verified(
                    """
                    title: A path is reduced to its middle
                    on: path(3)
                    expect: '!inSimplestForm'
                    """))
            .orElseThrow();
    assertThat(chain.steps()).hasSize(1);
    assertThat(chain.steps().get(0).arrows())
        .containsExactly(new Mirror.Arrow(0, 2), new Mirror.Arrow(2, 0));
    assertThat(chain.simplestForm().vertexCount()).isEqualTo(1);
  }
}
