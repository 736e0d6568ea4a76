package nimproof.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.WebElement;

/** Reads the reports as a reader does: in a browser, on wide and narrow screens, on paper. */
class BrowserTest extends InBrowser {

  private static final int STATEMENTS = Run.all().size();

  private static long shownRows() {
    return browser.number(
        "Array.from(document.querySelectorAll('section.list:not(.findings) .rows > li'))"
            + ".filter(row => row.offsetParent !== null).length");
  }

  @Test
  void theFilterLeavesWhatMatches() throws IOException {
    open("index");
    assertThat(shownRows()).isEqualTo(STATEMENTS);
    one("input[type=search]").sendKeys("khandhawit TABLE");
    browser.until(() -> shownRows() == 1);
    assertThat(text("#filter [role=status]")).isEqualTo("1 statement");
    browser.screenshot("index-filtered");
    one("input[type=search]").sendKeys(" nowhere");
    browser.until(() -> shownRows() == 0);
    assertThat(text("#nothing")).isEqualTo("No statement matches the filter.");
  }

  @Test
  void aVerdictIsAFilter() {
    open("index");
    long holding =
        browser.number(
            "document.querySelectorAll('section.list:not(.findings) .chip.HOLDS').length");
    one("#counts li.HOLDS button").click();
    browser.until(() -> shownRows() == holding);
    assertThat(one("#counts li.HOLDS button").getDomAttribute("aria-pressed")).isEqualTo("true");
    assertThat(one("section.findings").isDisplayed()).isFalse();
    one("#counts li.REFUTED button").click();
    browser.until(() -> shownRows() == STATEMENTS - holding);
    one("#counts li.REFUTED button").click();
    browser.until(() -> shownRows() == STATEMENTS);
  }

  private static String content(WebElement link) {
    String address = link.getDomAttribute("href");
    String base64 = address.substring(address.indexOf("base64,") + 7);
    return new String(Base64.getDecoder().decode(base64), StandardCharsets.UTF_8);
  }

  private static String content(String label) {
    return all(".downloads a").stream()
        .filter(a -> a.getText().equals(label))
        .map(BrowserTest::content)
        .findFirst()
        .orElseThrow();
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
  void aClickOnADownloadSavesTheFile() {
    open("kite");
    for (WebElement link : all(".downloads a")) {
      link.click();
      Path file = folder.resolve(link.getDomAttribute("download"));
      String expected = content(link);
      browser.until(() -> holds(file, expected));
    }
  }

  private static boolean holds(Path file, String text) {
    try {
      return Files.isRegularFile(file) && Files.readString(file).equals(text);
    } catch (IOException e) {
      return false; // still being written
    }
  }

  @Test
  void copyButtonsSelectTheText() {
    open("wheel");
    one("code.copy + button").click();
    assertThat(browser.driver().executeScript("return String(getSelection())"))
        .isEqualTo("nimproof verify conjectures/wheel.yaml");
    assertThat(text("code.copy + button")).isEqualTo("Copied");
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
    Pattern request =
        Pattern.compile("requestWillBeSent\".*?\"url\":\"(?!file:|data:|about:)[^\"]*");
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
  void noPageIsWiderThanItsWindow() throws IOException {
    for (String page : pages()) {
      open(page);
      assertThat(browser.is("document.documentElement.scrollWidth <= innerWidth"))
          .as(page)
          .isTrue();
    }
  }

  @Test
  void aWideTableUsesTheWindowAndKeepsItsFirstColumnWhenItScrolls() throws IOException {
    String spec = "title: T\nfor: {m: 1..2, n: 1..26}\non: kayles(m + n)\nexpect: g >= 0\n";
    Path elsewhere = folder.resolve("elsewhere");
    Reports.write(elsewhere, List.of(Run.of("wide", spec)));
    String fade = "getComputedStyle(document.querySelector('.wide')).getPropertyValue('--fade')";
    browser.open(elsewhere.resolve("wide.html"));
    assertThat(browser.is("document.querySelector('.wide').clientWidth > 960")).isTrue();
    assertThat(browser.is("parseFloat(%s) === 0".formatted(fade))).isTrue();
    browser.narrow();
    try {
      browser.open(elsewhere.resolve("wide.html"));
      browser.until(() -> browser.is("parseFloat(%s) > 0".formatted(fade)));
      browser.driver().executeScript("document.querySelector('.wide').scrollLeft = 200");
      String left = "document.querySelector('%s').getBoundingClientRect().left";
      assertThat(browser.number(left.formatted(".wide th[scope=row]")))
          .isEqualTo(browser.number(left.formatted(".wide")));
      assertThat(browser.is("document.documentElement.scrollWidth <= 400")).isTrue();
      browser.screenshot("wide-narrow");
    } finally {
      browser.widen();
    }
  }

  /** Gives the contrast of what a selector finds with what is behind it (WCAG 2). */
  private static double contrast(String selector) {
    String script =
        """
        function light(c) {
          const m = document.createElement('canvas').getContext('2d');
          m.fillStyle = c; m.fillRect(0, 0, 1, 1);
          const [r, g, b] = Array.from(m.getImageData(0, 0, 1, 1).data).map(x => x / 255)
            .map(x => x <= .03928 ? x / 12.92 : Math.pow((x + .055) / 1.055, 2.4));
          return .2126 * r + .7152 * g + .0722 * b;
        }
        let behind = document.querySelector(arguments[0]);
        const front = light(getComputedStyle(behind).color);
        while (/, 0\\)$|transparent/.test(getComputedStyle(behind).backgroundColor) && behind.parentElement) {
          behind = behind.parentElement;
        }
        const back = light(getComputedStyle(behind).backgroundColor);
        return (Math.max(front, back) + .05) / (Math.min(front, back) + .05);
        """;
    return ((Number) browser.driver().executeScript(script, selector)).doubleValue();
  }

  @Test
  void textIsReadableInTheLightAndInTheDark() throws IOException {
    for (String scheme : List.of("light", "dark")) {
      browser.show("", scheme);
      try {
        open("table");
        browser.screenshot("table-" + scheme);
        for (String selector :
            List.of(
                "p",
                ".soft",
                ".banner",
                ".grid td.wrong",
                ".grid td",
                "pre",
                "pre .key",
                "pre .number",
                "a",
                "button")) {
          assertThat(contrast(selector)).as(scheme + " " + selector).isGreaterThan(4.5);
        }
        assertThat(browser.is("matchMedia('(prefers-color-scheme: dark)').matches"))
            .isEqualTo(scheme.equals("dark"));
        open("index");
        browser.screenshot("index-" + scheme);
        for (String selector :
            List.of(".chip.HOLDS", ".chip.REFUTED", ".where", ".counts .HOLDS")) {
          assertThat(contrast(selector)).as(scheme + " " + selector).isGreaterThan(4.5);
        }
      } finally {
        browser.show("", "light");
      }
    }
  }

  @Test
  void paperIsWhiteAndWithoutWhatCannotBeClickedThere() throws IOException {
    browser.show("print", "dark");
    try {
      open("kite");
      browser.screenshot("kite-print");
      assertThat(
              browser
                  .driver()
                  .executeScript("return getComputedStyle(document.body).backgroundColor"))
          .isEqualTo("rgb(255, 255, 255)");
      assertThat(contrast(".banner")).isGreaterThan(4.5);
      assertThat(all("nav, #explorer, .downloads, code + button"))
          .isNotEmpty()
          .noneMatch(WebElement::isDisplayed);
    } finally {
      browser.show("", "light");
    }
  }

  @Test
  void aPageIsCompleteWithoutScripts() {
    browser
        .driver()
        .executeCdpCommand("Emulation.setScriptExecutionDisabled", java.util.Map.of("value", true));
    try {
      browser.driver().get(folder.resolve("table.html").toUri().toString());
      assertThat(all(".grid td")).hasSize(6);
      assertThat(one("#counterexample svg").isDisplayed()).isTrue();
      assertThat(one("#explorer").isDisplayed()).isFalse();
      assertThat(all(".downloads a")).hasSize(5);
    } finally {
      browser
          .driver()
          .executeCdpCommand(
              "Emulation.setScriptExecutionDisabled", java.util.Map.of("value", false));
    }
  }

  @Test
  void aTitleWithAScriptIsHarmless() {
    open("parities");
    assertThat(text("h1")).contains("<script>alert(\"two parities\")</script>");
    assertThat(browser.driver().getTitle()).contains("<script>");
    open("index");
    assertThat(shownRows()).isEqualTo(STATEMENTS);
  }
}
