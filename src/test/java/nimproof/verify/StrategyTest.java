package nimproof.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import nimproof.statement.EvaluationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Good moves, replies to every move, and whole games. */
class StrategyTest {

  @TempDir Path folder;

  private void holds(String lines) {
    Result result = verified(lines);
    assertThat(result.verdict()).as("%s", result.failures()).isEqualTo(new Verdict.Holds());
  }

  private Result verified(String lines) {
    return new Verification(folder).of("title: T\n" + lines + "\n");
  }

  private void fails(String lines, String message) {
    assertThatThrownBy(() -> verified(lines))
        .isInstanceOf(EvaluationException.class)
        .hasMessage(message);
  }

  @Test
  void aReplyThatDoesNotAnswerEveryMoveIsRefutedWithTheMovesLeft() {
    Result result =
        verified(
            """
            on: path(3)
            define: {unanswered: "moves.filter(m, !wins(after(m), complement(m)))"}
            expect: unanswered == []
            """);
    assertThat(result.verdict()).isEqualTo(new Verdict.Refuted(1, true));
    assertThat(result.failures().get(0).found()).isEqualTo("unanswered = [[2]]");
  }

  @Test
  void aReplyIsAskedOfEveryMoveInTurn() {
    Result result =
        verified(
            """
            on: path(3)
            each: {move: moves}
            expect: wins(after(move), complement(move))
            """);
    assertThat(result.structures()).isEqualTo(5);
    assertThat(result.failures().get(0).instance().describe()).isEqualTo("move = [2]");
  }

  @Test
  void winningMovesAreThoseThatWin() {
    holds("for: {n: 1..5}\non: graphs(n)\nexpect: winningMoves == moves.filter(m, wins(m))");
    holds("on: chomp([5, 2])\nexpect: winningMoves == [[5, 2]]");
  }

  @Test
  void aMoveThatCannotBeMadeDoesNotWin() {
    holds("on: path(2)\nexpect: wins([1, 2]) && !wins([1, 1]) && !wins([3]) && !wins([])");
    holds("on: cycle(4)\nexpect: '!wins(after([1]), [1])'");
  }

  @Test
  void misereWinnersLeaveTheLastMoveToTheOther() {
    holds("play: misere\non: path(2)\nexpect: wins([1]) && !wins([1, 2])");
  }

  @Test
  void graphNimTakesEdgesAtOneVertex() {
    holds(
        """
        game: graph-nim
        on: path(5)
        expect:
          - wins([[2, 3], [3, 4]])
          - '!wins([[1, 2], [4, 5]])'
          - '!wins([3])'
        """);
    fails(
        "game: graph-nim\non: path(5)\nexpect: v(after([[1, 2], [4, 5]])) == 5",
        "{1, 2} {4, 5} are not edges at one vertex");
  }

  @Test
  void asMuchAsYouWantTakesFromOneComponent() {
    holds("game: as-much-as-you-want\non: path(4)\nexpect: f(after([[1], [4]])) == 3");
    fails(
        "game: as-much-as-you-want\non: graph([[1, 2], [3, 4]])\nexpect: f(after([[1], [3]])) == 2",
        "{1} {3} do not lie in one component");
  }

  @Test
  void aGameIsPlayedMoveByMove() {
    holds("on: cycle(4)\nexpect: faces(played([[1], [2, 3]])) == [[2], [3], [4], [3, 4]]");
    holds("on: nim([2, 3])\nexpect: faces(played([[2, 2], [1, 1]])) == [[2, 1]]");
    holds("on: cycle(4)\nexpect: played([]) == it && firstIllegalMove([]) == 0");
  }

  @Test
  void theFirstMoveThatCannotBeMadeIsNumbered() {
    holds("on: cycle(4)\nexpect: firstIllegalMove([[1], [2, 3], [1, 2], [9]]) == 3");
    fails(
        "on: cycle(4)\nexpect: f(played([[1], [2, 3], [1, 2]])) == 4",
        "move 3, [1, 2], cannot be made: there is no vertex named 1");
    fails(
        "on: cycle(4)\nexpect: f(played([[1, 3]])) == 4",
        "move 1, [1, 3], cannot be made: {1, 3} is not a face");
  }

  @Test
  void aGameThatIsNotPlayedThereIsNotLost() {
    fails(
        "game: graph-nim\non: simplex(3)\nexpect: wins([1, 2])",
        "graph-nim is played on a graph, not on a complex");
  }

  @Test
  void complementsAreSetsOfVertices() {
    holds("on: simplex(4)\nexpect: complement([1, 3]) == [2, 4] && complement([1, 2, 3, 4]) == []");
    fails(
        "on: chomp([2, 2])\nexpect: complement([1, 2]) == []",
        "complement(move) is about sets of vertices; a move on a poset names one element");
  }

  @Test
  void partsAreTheComponents() {
    holds("on: disjoint(path(2), cycle(3))\nexpect: 'parts.map(p, g(p)) == [2, 0]'");
  }
}
