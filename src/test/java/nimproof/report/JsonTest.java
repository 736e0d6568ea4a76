package nimproof.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class JsonTest {

  @Test
  void mapsKeepTheirOrderAndOptionalsAreOpened() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("z", Optional.of(List.of(1, 2L)));
    map.put("a", Optional.empty());
    map.put("m", OptionalInt.of(7));
    map.put("s", 0.25);
    map.put("e", List.of());
    assertThat(Json.write(map)).isEqualTo("{\"z\":[1,2],\"a\":null,\"m\":7,\"s\":0.25,\"e\":[]}");
  }

  @Test
  void textIsEscaped() {
    assertThat(Json.write("a\"b\\c\nd\te\u0001</script>é𝔽"))
        .isEqualTo("\"a\\\"b\\\\c\\nd\\te\\u0001\\u003c/script>é𝔽\"");
  }

  @Test
  void prettyKeepsShortListsOnALine() {
    Map<String, Object> inner = new LinkedHashMap<>();
    inner.put("facets", List.of(List.of("a", "b"), List.of("c")));
    inner.put("none", null);
    assertThat(Json.pretty(Map.of("all", List.of(inner))))
        .isEqualTo(
            """
            {
              "all": [
                {
                  "facets": [["a","b"],["c"]],
                  "none": null
                }
              ]
            }
            """);
  }

  @Test
  void prettyBreaksLongLists() {
    String word = "x".repeat(60);
    assertThat(Json.pretty(List.of(word, word)))
        .isEqualTo("[\n  \"" + word + "\",\n  \"" + word + "\"\n]\n");
  }

  @Test
  void whatJsonCannotSayIsRefused() {
    assertThatThrownBy(() -> Json.write(Arrays.asList(1, Double.NaN)))
        .hasMessage("NaN is not a number that JSON can write");
    assertThatThrownBy(() -> Json.write(new StringBuilder[0]))
        .hasMessage("JSON cannot write a [Ljava.lang.StringBuilder;");
  }
}
