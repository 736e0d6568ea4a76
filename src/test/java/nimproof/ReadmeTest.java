package nimproof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the README says of the catalogue is what the committed reports say. */
class ReadmeTest {

  private static final Pattern CERTIFIED = Pattern.compile("\"certified\": \"in full\"");
  private static final Pattern NO_GAME = Pattern.compile("asks nothing about a game");
  private static final Pattern REFUTED = Pattern.compile("\"verdict\": \"REFUTED\"");

  private static List<String> statements() throws IOException {
    String results = Files.readString(Path.of("reports/results.json"));
    return List.of(results.split("(?m)^      \"id\": ")).stream().skip(1).toList();
  }

  private static List<String> with(Pattern pattern, List<String> statements) {
    return statements.stream().filter(text -> pattern.matcher(text).find()).toList();
  }

  @Test
  void theNumbersOfStatementsAndCertificatesAreThoseOfTheReports() throws IOException {
    List<String> all = statements();
    List<String> aboutGames = all.stream().filter(text -> !NO_GAME.matcher(text).find()).toList();
    List<String> refuted = with(REFUTED, aboutGames);
    String expected =
        "Of %d statements %d ask about a game, and %d of these are certified in full; %d of the %d are refuted, %d of these with a certificate."
            .formatted(
                all.size(),
                aboutGames.size(),
                with(CERTIFIED, aboutGames).size(),
                refuted.size(),
                aboutGames.size(),
                with(CERTIFIED, refuted).size());
    assertThat(Files.readString(Path.of("README.md")).replaceAll("\\s+", " ")).contains(expected);
  }
}
