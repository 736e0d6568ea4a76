package nimproof.report;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LoggingPreferences;

/** A Chromium without a window. */
final class Browser implements AutoCloseable {

  static final String MISSING =
      "no Chromium: install chromium and chromedriver (Debian: chromium chromium-driver) to run"
          + " these tests";

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

  /** Starts a browser that keeps its profile and its downloads in a folder. */
  static Browser start(Path folder) {
    ChromeOptions options = new ChromeOptions();
    options.setBinary(chromium().orElseThrow().toFile());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--disable-gpu",
        "--hide-scrollbars",
        "--window-size=1200,900",
        "--user-data-dir=" + folder.resolve("profile"));
    options.setExperimentalOption("prefs", Map.of("download.default_directory", folder.toString()));
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable("browser", Level.ALL);
    logs.enable("performance", Level.ALL);
    options.setCapability("goog:loggingPrefs", logs);
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(chromedriver().orElseThrow().toFile())
            .build();
    return new Browser(new ChromeDriver(service, options));
  }

  ChromeDriver driver() {
    return driver;
  }

  void open(Path page) {
    driver.get(page.toUri().toString());
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
