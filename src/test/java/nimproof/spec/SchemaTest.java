package nimproof.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import nimproof.game.Games;
import nimproof.game.Lemma;
import nimproof.game.Ruleset;
import nimproof.statement.Statement.Kind;
import nimproof.statement.Statement.Outlook;
import nimproof.statement.Statement.Slip;
import org.junit.jupiter.api.Test;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** What the schema tells editors is what the program accepts. */
class SchemaTest {

  /** JSON is YAML, so that no further parser is needed. */
  private static Map<?, ?> schema() throws IOException {
    String json = Files.readString(Path.of("conjectures/schema.json"));
    return (Map<?, ?>) new Load(LoadSettings.builder().build()).loadFromString(json);
  }

  private static Map<?, ?> at(String... path) throws IOException {
    Map<?, ?> here = schema();
    for (String key : path) {
      here = (Map<?, ?>) here.get(key);
    }
    return here;
  }

  private static List<String> words(Enum<?>[] values) {
    return Arrays.stream(values).map(value -> value.name().toLowerCase(Locale.ROOT)).toList();
  }

  @Test
  void itHasTheKeysOfASpecInTheirOrder() throws IOException {
    assertThat(List.copyOf(at("properties").keySet())).isEqualTo(SpecReader.KEYS);
    assertThat(schema().get("additionalProperties")).isEqualTo(false);
  }

  @Test
  void itDescribesEveryKey() throws IOException {
    for (Object key : at("properties").keySet()) {
      assertThat((String) at("properties", (String) key).get("description"))
          .as("%s", key)
          .hasSizeGreaterThan(20);
    }
  }

  @Test
  void itListsTheKindsVerdictsSlipsGamesAndLemmas() throws IOException {
    assertThat(at("properties", "kind").get("enum")).isEqualTo(words(Kind.values()));
    assertThat(at("properties", "verdict").get("enum")).isEqualTo(words(Outlook.values()));
    assertThat(at("properties", "game").get("enum"))
        .isEqualTo(Games.all().stream().map(Ruleset::name).toList());
    assertThat(at("$defs", "slip").get("enum")).isEqualTo(words(Slip.values()));
    assertThat(at("$defs", "lemma").get("enum"))
        .isEqualTo(Arrays.stream(Lemma.values()).map(Lemma::word).toList());
  }

  @Test
  void itExplainsEveryGameAndLemma() throws IOException {
    String games = (String) at("properties", "game").get("description");
    String lemmas = (String) at("properties", "assume").get("description");
    assertThat(Games.all()).allSatisfy(game -> assertThat(games).contains(game.name() + ": "));
    assertThat(Lemma.values())
        .allSatisfy(lemma -> assertThat(lemmas).contains(lemma.word() + ": " + lemma.summary()));
  }
}
