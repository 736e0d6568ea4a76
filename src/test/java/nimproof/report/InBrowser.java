package nimproof.report;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/** Reports of every kind in a folder, and a browser to read them with. */
abstract class InBrowser {

  @TempDir static Path folder;

  static Browser browser;

  @BeforeAll
  static void openBrowser() throws IOException {
    assumeTrue(Browser.isInstalled(), Browser.MISSING);
    Reports.write(folder, Run.all());
    browser = Browser.start(folder);
  }

  @AfterAll
  static void closeBrowser() {
    if (browser != null) {
      browser.close();
    }
  }

  static void open(String page) {
    browser.open(folder.resolve(page + ".html"));
  }

  static List<WebElement> all(String selector) {
    return browser.driver().findElements(By.cssSelector(selector));
  }

  static WebElement one(String selector) {
    return browser.driver().findElement(By.cssSelector(selector));
  }

  static String text(String selector) {
    return one(selector).getText();
  }

  static List<String> pages() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".html"))
          .map(name -> name.replace(".html", ""))
          .sorted()
          .toList();
    }
  }
}
