package nimproof.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import nimproof.game.Games;
import nimproof.game.Move;
import nimproof.game.Ruleset;
import nimproof.solver.Budget;
import nimproof.solver.Solver;
import nimproof.structure.Structure;
import nimproof.verify.Result;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Reads the reports as a reader does: in a browser, with the mouse and with the keyboard. */
class BrowserTest {

  @TempDir private static Path folder;

  private static Browser browser;
  private static Result kite;

  @BeforeAll
  static void openBrowser() throws IOException {
    assumeTrue(Browser.isInstalled(), Browser.MISSING);
    kite = Run.kite();
    Reports.write(
        folder,
        List.of(
            Run.wheels(),
            Run.parities(),
            Run.complexes(),
            Run.table(),
            Run.numbers(),
            Run.turnedWheel(),
            kite));
    browser = Browser.start(folder);
  }

  @AfterAll
  static void closeBrowser() {
    if (browser != null) {
      browser.close();
    }
  }

  private static void open(String page) {
    browser.open(folder.resolve(page + ".html"));
  }

  private static List<WebElement> all(String selector) {
    return browser.driver().findElements(By.cssSelector(selector));
  }

  private static WebElement one(String selector) {
    return browser.driver().findElement(By.cssSelector(selector));
  }

  private static List<String> pages() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".html"))
          .map(name -> name.replace(".html", ""))
          .sorted()
          .toList();
    }
  }

  private static long shownRows() {
    return all("section.list:not(.findings) .rows > li").stream()
        .filter(WebElement::isDisplayed)
        .count();
  }

  @Test
  void theFilterLeavesWhatMatches() throws IOException {
    open("index");
    assertThat(shownRows()).isEqualTo(7);
    one("input[type=search]").sendKeys("khandhawit TABLE");
    assertThat(shownRows()).isEqualTo(1);
    assertThat(one("#filter [role=status]").getText()).isEqualTo("1 statement");
    browser.screenshot("index-filtered");
    one("input[type=search]").sendKeys(" nowhere");
    assertThat(shownRows()).isZero();
    assertThat(one("#nothing").getText()).isEqualTo("No statement matches the filter.");
  }

  @Test
  void aVerdictIsAFilter() {
    open("index");
    one("#counts li.HOLDS button").click();
    assertThat(shownRows()).isEqualTo(1);
    one("#counts li.HOLDS button").click();
    assertThat(shownRows()).isEqualTo(7);
  }

  @Test
  void aGameIsPlayedToItsEndWithTheValuesOfTheSolver() throws IOException {
    open("kite");
    Ruleset game = Games.named("take-away").orElseThrow();
    Solver solver = new Solver(game, Budget.of(Duration.ofSeconds(60)));
    Structure position =
        kite.counterexample().orElseThrow().check().instance().structure().orElseThrow();
    int moves = 0;
    while (!one("#position").getText().startsWith("The game is over.")) {
      assertThat(one("#position").getText())
          .startsWith("Nim-value " + solver.value(position) + ".");
      assertThat(listed()).containsExactlyInAnyOrderElementsOf(expected(position, solver));
      Move move = game.moves(position).get(0);
      String name = move.describe(position);
      all("#moves button").stream()
          .filter(button -> button.getText().startsWith(name + " →"))
          .findFirst()
          .orElseThrow()
          .click();
      position = game.after(position, move);
      moves++;
    }
    assertThat(position.vertexCount()).isZero();
    assertThat(moves).isEqualTo(4);
    assertThat(one("#position").getText())
        .isEqualTo("The game is over. Nim-value 0. Outcome P: whoever moved last wins.");
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
    assertThat(one("#position").getText()).startsWith("Nim-value 0.");
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
    assertThat(one("#position").getText()).startsWith("Nim-value 0.");
    one("#restart").click();
    assertThat(one("#position").getText()).startsWith("Nim-value 4.");
    assertThat(one("#undo").isEnabled()).isFalse();
  }

  @Test
  void theAddressBringsBackThePosition() {
    open("kite");
    one("#reply").click();
    all("#moves button").get(0).click();
    String said = one("#position").getText();
    String address = browser.driver().getCurrentUrl();
    assertThat(address).contains("#play=");
    open("index");
    browser.driver().get(address);
    assertThat(one("#position").getText()).isEqualTo(said);
    browser.driver().get(address.replaceAll("#.*", "#play=99999,zz"));
    assertThat(one("#position").getText()).startsWith("Nim-value 4.");
  }

  @Test
  void theKeyboardAlonePlaysAMove() {
    open("kite");
    WebElement vertex = one("#board .vertex.wins");
    assertThat(vertex.getDomAttribute("role")).isEqualTo("button");
    assertThat(vertex.getDomAttribute("aria-label")).startsWith("Take {").endsWith(", wins");
    browser.driver().executeScript("arguments[0].focus()", vertex);
    browser.driver().switchTo().activeElement().sendKeys(Keys.ENTER);
    assertThat(one("#position").getText()).startsWith("Nim-value 0.");
    assertThat(browser.driver().switchTo().activeElement().getDomAttribute("id"))
        .isEqualTo("position");
  }

  private static String content(String label) {
    String address =
        all(".downloads a").stream()
            .filter(a -> a.getText().equals(label))
            .findFirst()
            .orElseThrow()
            .getDomAttribute("href");
    String base64 = address.substring(address.indexOf("base64,") + 7);
    return new String(Base64.getDecoder().decode(base64), StandardCharsets.UTF_8);
  }

  @Test
  void downloadsHoldTheStructureAndItsDrawing() throws Exception {
    open("kite");
    assertThat(content("graph6")).isEqualTo("C{\n");
    assertThat(content("JSON")).contains("\"graph6\": \"C{\"", "\"vertices\": 4");
    assertThat(content("facets")).isEqualTo("{1, 2} {1, 3} {1, 4} {2, 3}\n");
    assertThat(content("TikZ"))
        .startsWith("\\begin{tikzpicture}")
        .contains("\\node at (")
        .endsWith("\\end{tikzpicture}\n");
    byte[] svg = content("SVG").getBytes(StandardCharsets.UTF_8);
    var root =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(svg))
            .getDocumentElement();
    assertThat(root.getElementsByTagName("line").getLength()).isEqualTo(4);
  }

  @Test
  void aClickOnADownloadSavesTheFile() throws IOException {
    open("kite");
    all(".downloads a").get(0).click();
    Path file = folder.resolve("kite.svg");
    new WebDriverWait(browser.driver(), Duration.ofSeconds(20)).until(d -> Files.exists(file));
    assertThat(file).exists();
  }

  @Test
  void copyButtonsSelectTheText() {
    open("wheel");
    one("code.copy + button").click();
    assertThat(browser.driver().executeScript("return String(getSelection())"))
        .isEqualTo("nimproof verify conjectures/wheel.yaml");
  }

  @Test
  void noPageHasAnErrorOrAsksForAnythingFromOutside() throws IOException {
    browser.log("browser");
    browser.log("performance");
    for (String page : pages()) {
      open(page);
      browser.screenshot(page);
    }
    assertThat(browser.log("browser")).isEmpty();
    Pattern request = Pattern.compile("requestWillBeSent\".*?\"url\":\"(?!file:|data:)[^\"]*");
    assertThat(browser.log("performance"))
        .anyMatch(line -> line.contains("requestWillBeSent"))
        .noneMatch(line -> request.matcher(line).find());
  }

  @Test
  void noPageIsWiderThanATelephone() throws IOException {
    browser.narrow();
    try {
      for (String page : pages()) {
        open(page);
        assertThat(browser.number("document.documentElement.scrollWidth"))
            .as(page)
            .isLessThanOrEqualTo(400);
        browser.screenshot(page + "-narrow");
      }
    } finally {
      browser.widen();
    }
  }

  @Test
  void aTitleWithAScriptIsHarmless() {
    open("parities");
    assertThat(one("h1").getText()).contains("<script>alert(\"two parities\")</script>");
    assertThat(browser.driver().getTitle()).contains("<script>");
    open("index");
    assertThat(shownRows()).isEqualTo(7);
  }
}
