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
    holds("on: path(2)\nexpect: wins([1, 2]) && !wins([1, 1]) && !wins([])");
    holds("on: cycle(4)\nexpect: '!wins(after([1]), [1])'");
    holds(
        "on: simplex(3)\nexpect: '!wins(after([1]), [1, 2]) && !wins(parts(after([1]))[0], [1])'");
    holds("on: chomp([2, 2])\nexpect: '!wins(after([2, 1]), [2, 2])'");
    holds("on: hypergraph(3, [[1, 2, 3]])\nexpect: '!wins(after([1]), [1, 2, 3])'");
  }

  @Test
  void aMoveThatNamesAVertexThatNeverWasIsAMistake() {
    fails("on: path(2)\nexpect: '!wins([3])'", "there is no vertex named 3; the vertices are 1, 2");
    fails(
        "on: cycle(4)\nexpect: '!wins(after([1]), [\"a\"])'",
        "there is no vertex named a; the vertices are 2, 3, 4");
    fails(
        "on: chomp([2, 2])\nexpect: '!wins([3, 1])'",
        "there is no vertex named [3, 1]; the vertices are [1, 2], [2, 1], [2, 2]");
    fails(
        "game: as-much-as-you-want\non: path(14)\nexpect: '!wins([[1], [15]])'",
        "there is no vertex named 15; the vertices are 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, …");
  }

  @Test
  void everyRunThatAnOctalGameAllowsIsAMove() {
    holds("for: {n: 1..9}\non: kayles(n)\nexpect: size(moves) == 2 * n - 1");
    holds(
        """
        on: kayles(6)
        expect:
          - winningMoves == [[2], [5], [3, 4]]
          - wins([2]) && wins([5]) && wins([3, 4]) && !wins([6])
          - firstIllegalMove([[5]]) == 0 && firstIllegalMove([[5], [4, 6]]) == 2
          - g(played([[5]])) == 0
          - '!wins([4, 6])'
        """);
    fails(
        "on: kayles(6)\nexpect: f(played([[5], [4, 6]])) == 4",
        "move 2, [4, 6], cannot be made: {4, 6} cannot be taken under 0.77");
  }

  @Test
  void anOctalDigitSaysWhatMayBeLeft() {
    holds("on: octal(\"0.1\", 1)\nexpect: moves == [[1]]");
    holds("on: octal(\"0.1\", 2)\nexpect: moves == []");
    holds("on: octal(\"0.02\", 4)\nexpect: moves == [[1, 2], [3, 4]]");
    holds("on: octal(\"0.04\", 4)\nexpect: moves == [[2, 3]]");
    holds("on: octal(\"0.0\", 3)\nexpect: '!wins([1])'");
  }

  @Test
  void movesOfASumHaveDifferentNames() {
    holds(
        """
        on: sum([kayles(3), nim([3, 1])])
        expect:
          - moves.all(m, size(moves.filter(x, x == m)) == 1)
          - moves.filter(m, g(after(m)) == 0) == winningMoves
          - '[1, "2''"] in moves'
        """);
    holds(
        """
        on: sum([nim([2, 2]), simplex(2)])
        expect: moves.all(m, size(moves.filter(x, x == m)) == 1)
        """);
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
        "move 3, [1, 2], cannot be made: there is no vertex named 1; the vertices are 2, 3, 4");
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
