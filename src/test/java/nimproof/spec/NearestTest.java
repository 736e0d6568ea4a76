package nimproof.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestTest {

  private static final List<String> NAMES = List.of("e", "g", "title", "wheel", "expect", "each");

  @ParameterizedTest
  @CsvSource({
    "titel, title",
    "whel, wheel",
    "wheeel, wheel",
    "exspekt, expect",
    "Expect, expect",
    "G, g",
  })
  void suggestsTheClosestName(String found, String name) {
    assertThat(Nearest.suggestion(found, NAMES)).isEqualTo("; did you mean '" + name + "'?");
  }

  @ParameterizedTest
  @CsvSource({"n", "x1", "colour", "wheelbarrow"})
  void suggestsNothingFarAway(String found) {
    assertThat(Nearest.suggestion(found, NAMES)).isEmpty();
  }
}
