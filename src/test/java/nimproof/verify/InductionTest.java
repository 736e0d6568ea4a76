package nimproof.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import nimproof.spec.SpecFolder;
import nimproof.statement.EvaluationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The induction step: a formula agrees with the mex of itself over the options. */
class InductionTest {

  @TempDir Path folder;

  private Result verified(String lines) {
    return new Verification(folder).of("title: T\nby: induction\n" + lines + "\n");
  }

  private void refuses(String lines, String message) {
    List<String> mistakes =
        new SpecFolder(folder).mistakesOf("title: T\nby: induction\n" + lines + "\n");
    assertThat(mistakes).containsExactly("a.yaml:" + message);
  }

  @Test
  void aTrueFormulaHoldsOnEveryMember() {
    String small = "for: {n: 0..6}\non: graphs(n)\nexpect: 2 * (e % 2) + v % 2\n";
    assertThat(verified(small + "where: bipartite").verdict()).isEqualTo(new Verdict.Holds());
    assertThat(verified(small + "where: edges == edges && bipartite").structures())
        .as("the same when every option is built")
        .isEqualTo(verified(small + "where: bipartite").structures());
  }

  @Test
  void nothingIsSolved() {
    Result result =
        verified(
            "on: randomBipartite(2000, 9000, 2)\nwhere: bipartite\nexpect: 2 * (e % 2) + v % 2");
    assertThat(result.verdict()).isEqualTo(new Verdict.Holds());
    assertThat(result.effort().positions()).isZero();
    assertThat(result.effort().time()).isLessThan(Duration.ofSeconds(10));
    assertThat(result.statement().basis().words()).isEqualTo("induction step, sampled");
  }

  @Test
  void aFalseFormulaIsRefutedWhereItDisagreesWithItself() {
    Result result =
        verified("for: {n: 1..4}\non: graphs(n)\nwhere: bipartite\nexpect: e % 2 + 2 * (v % 2)");
    Check smallest = result.failures().get(0);
    assertThat(smallest.instance().identify()).isEqualTo("n = 1, graph6(\"@\")");
    assertThat(smallest.expected() + " " + smallest.found()).isEqualTo("2 1");
  }

  @Test
  void aFormulaThatIsFalseOnLargerGraphsIsRefutedThere() {
    Result result = verified("for: {n: 1..4}\non: graphs(n)\nexpect: 2 * (e % 2) + v % 2");
    Check smallest = result.failures().get(0);
    assertThat(smallest.instance().identify()).isEqualTo("n = 3, graph6(\"Bw\")");
    assertThat(smallest.expected() + " " + smallest.found()).isEqualTo("3 0");
  }

  @Test
  void aMoveThatLeavesTheClassIsAMistake() {
    assertThatThrownBy(() -> verified("on: path(3)\nwhere: isTree\nexpect: v % 2"))
        .isInstanceOf(EvaluationException.class)
        .hasMessage(
            "taking {2} leads to a structure that does not meet this; an induction needs hypotheses"
                + " that every move keeps");
    assertThatThrownBy(() -> verified("on: path(3)\nwhere: e == 2\nexpect: v % 2"))
        .isInstanceOf(EvaluationException.class)
        .hasMessage(
            "taking an edge leads to a structure that does not meet this; an induction needs"
                + " hypotheses that every move keeps");
  }

  @Test
  void otherGamesFollowTheirOwnMoves() {
    assertThat(verified("for: {n: 0..9}\non: chain(n)\nexpect: v").verdict())
        .isEqualTo(new Verdict.Holds());
    assertThat(verified("game: graph-nim\nfor: {n: 0..5}\non: star(n)\nexpect: e").verdict())
        .isEqualTo(new Verdict.Holds());
  }

  @Test
  void anInductionNeedsAFormulaInTheStructureAlone() {
    refuses(
        "for: {n: 1..3}\non: path(n)\nexpect: n % 2",
        "5:9: 'n' is a parameter, which a move does not change; in an induction, speak of the"
            + " structure alone");
    String game = "an induction solves nothing; speak of the structure here, not of the game on it";
    refuses("on: path(3)\nexpect: g", "4:9: " + game);
    refuses("on: path(3)\nwhere: outcome == \"N\"\nexpect: v % 2", "4:8: " + game);
    refuses("on: path(3)\nexpect: g(path(v))", "4:9: " + game);
    refuses(
        "on: path(3)\nexpect: v == 3",
        "4:9: an induction needs a formula for the nim-value here, not a condition");
  }

  @Test
  void anInductionNeedsNormalPlayOnAStructure() {
    refuses(
        "play: misere\non: path(3)\nexpect: 1",
        "2:5: an induction is for normal play without passes");
    refuses(
        "passes: 1\non: path(3)\nexpect: 1", "2:5: an induction is for normal play without passes");
    refuses(
        "on: path(3)\neach: {x: leaves}\nexpect: 1",
        "2:5: an induction needs 'on:', and cannot have 'each:', 'involution:' or 'table:'");
  }

  @Test
  void randomStructuresAreSampledAlsoWhenSolved() {
    Result result =
        new Verification(folder)
            .of("title: T\non: randomBipartite(8, 9, 3)\nexpect: 2 * (e % 2) + v % 2\n");
    assertThat(result.verdict()).isEqualTo(new Verdict.Holds());
    assertThat(result.statement().basis().words()).isEqualTo("solved, sampled");
  }

  @Test
  void tooManyEdgesAreRefused() {
    assertThat(
            new SpecFolder(folder)
                .mistakesOf("title: T\non: randomBipartite(5, 7, 1)\nexpect: 1\n"))
        .containsExactly(
            "a.yaml:2:5: randomBipartite(n, m, samples): m is 7; two halves of 5 vertices have at"
                + " most 6");
  }
}
