package nimproof.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import nimproof.game.Games;
import nimproof.game.Move;
import nimproof.game.Ruleset;
import nimproof.solver.Budget;
import nimproof.solver.Solver;
import nimproof.structure.Structure;
import nimproof.verify.PositionGraph;
import nimproof.verify.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Plays games in the pages, with the mouse and with the keyboard. */
class ExplorerTest extends InBrowser {

  private static final Ruleset GAME = Games.named("take-away").orElseThrow();

  private static Structure start(String id) {
    return Run.all().stream()
        .filter(result -> result.statement().id().equals(id))
        .findFirst()
        .flatMap(Result::play)
        .map(PositionGraph::structure)
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"kite", "boxes", "kayles", "tails"})
  void aGameIsPlayedToItsEndWithTheValuesOfTheSolver(String id) {
    Structure position = start(id);
    Solver solver = new Solver(GAME, Budget.of(Duration.ofMinutes(10)));
    open(id);
    while (position.vertexCount() > 0) {
      assertThat(text("#position")).startsWith("Nim-value " + solver.value(position) + ".");
      assertThat(listed()).containsExactlyInAnyOrderElementsOf(expected(position, solver));
      Move move = GAME.moves(position).get(GAME.moves(position).size() / 2);
      play(move.describe(position));
      position = GAME.after(position, move);
    }
    assertThat(text("#position"))
        .isEqualTo("The game is over. Nim-value 0. Outcome P: whoever moved last wins.");
    assertThat(all("#moves button")).isEmpty();
  }

  private static void play(String name) {
    all("#moves button").stream()
        .filter(button -> button.getText().startsWith(name + " →"))
        .findFirst()
        .orElseThrow()
        .click();
  }

  private static List<String> listed() {
    return all("#moves button").stream().map(WebElement::getText).toList();
  }

  private static List<String> expected(Structure position, Solver solver) {
    List<Move> moves = solver.game().moves(position);
    List<Integer> values = solver.optionValues(position);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      String wins = values.get(i) == 0 ? " wins" : "";
      lines.add(moves.get(i).describe(position) + " → " + values.get(i) + wins);
    }
    return lines;
  }

  @Test
  void aMoveOnTheDrawingLeavesTheRestWhereItIs() throws IOException {
    open("kite");
    List<String> before = places();
    one("#board .vertex.wins").click();
    assertThat(places()).isEqualTo(before);
    assertThat(all("#board .gone")).isNotEmpty();
    assertThat(text("#position")).startsWith("Nim-value 0.");
    browser.screenshot("explorer");
    one("#undo").click();
    assertThat(all("#board .gone")).isEmpty();
  }

  private static List<String> places() {
    return all("#board .vertex rect").stream()
        .map(box -> box.getDomAttribute("x") + " " + box.getDomAttribute("y"))
        .toList();
  }

  @Test
  void theSolverRepliesWithAWinningMove() {
    open("kite");
    one("#reply").click();
    assertThat(text("#position")).startsWith("Nim-value 0.");
    one("#restart").click();
    assertThat(text("#position")).startsWith("Nim-value 4.");
    assertThat(one("#undo").isEnabled()).isFalse();
  }

  @Test
  void theAddressBringsBackThePosition() {
    open("kite");
    one("#reply").click();
    all("#moves button").get(0).click();
    String said = text("#position");
    String address = browser.driver().getCurrentUrl();
    assertThat(address).contains("#play=");
    browser.open(address);
    assertThat(text("#position")).isEqualTo(said);
    browser.open(address.replaceAll("#.*", "#play=99999,zz"));
    assertThat(text("#position")).startsWith("Nim-value 4.");
  }

  @Test
  void theKeyboardAlonePlaysAMove() {
    open("kite");
    tabTo("#board .vertex.wins");
    WebElement vertex = browser.driver().switchTo().activeElement();
    assertThat(vertex.getDomAttribute("role")).isEqualTo("button");
    assertThat(vertex.getDomAttribute("aria-label")).startsWith("Take {").endsWith(", wins");
    vertex.sendKeys(Keys.ENTER);
    assertThat(text("#position")).startsWith("Nim-value 0.");
    assertThat(one("#position").getDomAttribute("role")).isEqualTo("status");
    assertThat(browser.is("document.activeElement.id === 'position'")).isTrue();
    tabTo("#moves button");
    browser.driver().switchTo().activeElement().sendKeys(Keys.SPACE);
    assertThat(text("#played")).contains(", ");
  }

  /** Presses the tabulator until something is in focus. */
  private static void tabTo(String selector) {
    int most = 200;
    for (int i = 0; i < most; i++) {
      browser.driver().switchTo().activeElement().sendKeys(Keys.TAB);
      if (browser.is("document.activeElement.matches('" + selector + "')")) {
        return;
      }
    }
    throw new AssertionError("the tabulator does not get to " + selector);
  }
}
