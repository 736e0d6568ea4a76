package nimproof.report;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A Chromium without a window. */
final class Browser implements AutoCloseable {

  static final String MISSING =
      "no Chromium: install chromium and chromedriver (Debian: chromium chromium-driver) to run"
          + " these tests";

  /** Long enough for a machine that has much else to do. */
  private static final Duration PATIENCE = Duration.ofSeconds(90);

  private static final int STARTS = 4;

  private final ChromeDriver driver;

  private Browser(ChromeDriver driver) {
    this.driver = driver;
  }

  private static Optional<Path> program(String... names) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .flatMap(folder -> Stream.of(names).map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static Optional<Path> chromium() {
    return program("chromium", "chromium-browser", "google-chrome");
  }

  private static Optional<Path> chromedriver() {
    return program("chromedriver");
  }

  static boolean isInstalled() {
    return chromium().isPresent() && chromedriver().isPresent();
  }

  /** Starts a browser that puts its downloads into a folder; tries again if it does not start. */
  static Browser start(Path folder) throws IOException {
    WebDriverException last = null;
    for (int i = 0; i < STARTS; i++) {
      try {
        return new Browser(started(folder, Files.createTempDirectory(folder, "profile")));
      } catch (WebDriverException e) {
        last = e;
      }
    }
    throw last;
  }

  private static ChromeDriver started(Path folder, Path profile) {
    ChromeOptions options = new ChromeOptions();
    options.setBinary(chromium().orElseThrow().toFile());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--disable-gpu",
        "--hide-scrollbars",
        "--window-size=1200,900",
        "--no-first-run",
        "--disable-extensions",
        "--disable-background-networking",
        "--disable-component-update",
        "--user-data-dir=" + profile);
    options.setExperimentalOption("prefs", Map.of("download.default_directory", folder.toString()));
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable("browser", Level.ALL);
    logs.enable("performance", Level.ALL);
    options.setCapability("goog:loggingPrefs", logs);
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(chromedriver().orElseThrow().toFile())
            .withTimeout(PATIENCE)
            .build();
    ChromeDriver driver = new ChromeDriver(service, options);
    driver.manage().timeouts().pageLoadTimeout(PATIENCE).scriptTimeout(PATIENCE);
    return driver;
  }

  ChromeDriver driver() {
    return driver;
  }

  /** Opens a page and waits until its script has done its part. */
  void open(Path page) {
    open(page.toUri().toString());
  }

  void open(String address) {
    driver.get("about:blank"); // another fragment alone would not load the page again
    driver.get(address);
    until(
        () ->
            is(
                "document.readyState === 'complete'"
                    + " && !document.querySelector('#explorer[hidden]')"
                    + " && !document.querySelector('#filter:empty')"));
  }

  /** Waits until something is the case; fails if it is not after a long time. */
  void until(BooleanSupplier condition) {
    new WebDriverWait(driver, PATIENCE, Duration.ofMillis(50))
        .ignoring(StaleElementReferenceException.class)
        .until(any -> condition.getAsBoolean());
  }

  boolean is(String condition) {
    return (Boolean) driver.executeScript("return Boolean(" + condition + ")");
  }

  /** Shows pages in a colour scheme, on a screen or on paper. */
  void show(String medium, String scheme) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "media",
            medium,
            "features",
            List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
  }

  /** Makes the page as wide as a telephone. */
  void narrow() {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", 400, "height", 800, "deviceScaleFactor", 1, "mobile", false));
  }

  void widen() {
    driver.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
  }

  long number(String script) {
    return ((Number) driver.executeScript("return " + script)).longValue();
  }

  List<String> log(String kind) {
    return driver.manage().logs().get(kind).getAll().stream().map(LogEntry::getMessage).toList();
  }

  void screenshot(String name) throws IOException {
    Path folder = Files.createDirectories(Path.of("build", "screenshots"));
    Files.write(folder.resolve(name + ".png"), driver.getScreenshotAs(OutputType.BYTES));
  }

  @Override
  public void close() {
    driver.quit();
  }
}
