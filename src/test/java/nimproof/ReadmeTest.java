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

  private static final Pattern PROVED = Pattern.compile("\"certified\": \"in full\"");
  private static final Pattern EVALUATED =
      Pattern.compile("\"certified\": \"in full, by evaluation\"");
  private static final Pattern IN_FULL = Pattern.compile("\"certified\": \"in full");
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
    List<String> refuted = with(REFUTED, all);
    String expected =
        "Of %d statements %d are certified in full, %d of them by the kernel and the second program and %d by the second program alone; %d are refuted, and %d of these refutations are certified in full."
            .formatted(
                all.size(),
                with(IN_FULL, all).size(),
                with(PROVED, all).size(),
                with(EVALUATED, all).size(),
                refuted.size(),
                with(IN_FULL, refuted).size());
    assertThat(Files.readString(Path.of("README.md")).replaceAll("\\s+", " ")).contains(expected);
  }
}
