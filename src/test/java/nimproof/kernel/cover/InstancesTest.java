package nimproof.kernel.cover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InstancesTest {

  private static final String FACETS = "take-away on the complex with facets";
  private static final String SETS = "take-away on the sets";

  @ParameterizedTest
  @CsvSource({
    "path, 3, ab bc",
    "cycle, 4, ab bc ad cd",
    "wheel, 3, ab ac bc ad bd cd",
    "complete, 1, a",
    "complete, 0, 0",
    "simplexBoundary, 3, ab ac bc",
    "simplexBoundary, 2, a b",
    "simplexBoundary, 1, 0",
    "simplex, 3, abc"
  })
  void buildsGraphsAndComplexes(String family, int n, String expected) {
    assertThat(Member.of(family, List.of(n)).written(FACETS)).isEqualTo(expected);
  }

  @Test
  void buildsPolygonsAndPosets() {
    assertThat(Member.of("polygonWithTails", List.of(3, List.of(1))).written(SETS))
        .isEqualTo("a b ab c ac bc abc d ad");
    assertThat(Member.of("nim", List.of(List.of(2, 1))).written(SETS)).isEqualTo("a ab c");
    assertThat(Member.of("chomp", List.of(List.of(2, 2))).written(SETS)).isEqualTo("a b abc");
    assertThat(Member.of("rankComplete", List.of(List.of(2, 1))).written(SETS))
        .isEqualTo("a b abc");
    assertThat(Member.of("path", List.of(3)).written("graph-nim on the sets")).isEqualTo("ab bc");
  }

  @Test
  void givesNoNameToAMemberWithTooManyPoints() {
    assertThat(Member.of("path", List.of(64)).written(FACETS)).isEmpty();
    assertThat(Member.of("path", List.of(63)).written(FACETS)).startsWith("ab bc").endsWith("j2k2");
  }

  @Test
  void evaluatesArguments() {
    assertThat(Term.list("4, [3, row, 2 * k + 1], []", Map.of("k", 5, "row", 0)))
        .isEqualTo(List.of(4, List.of(3, 0, 11), List.of()));
  }

  @Test
  void listsAllChoices() {
    assertThat(Domain.of("multisets(1..2, 0..2)")).hasSize(3 + 6);
    assertThat(Domain.of("lists(2, 0..2)")).hasSize(9);
    assertThat(Domain.of("4..9 step 3")).isEqualTo(List.of(4, 7));
    assertThat(Instances.of("chomp([m, n]) for m in 1..5, n in 1..6").count()).isEqualTo(30);
    assertThat(Instances.of("torus()").count()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "wheel",
        "wheel(n)",
        "wheel(n) for n in x",
        "wheel(n) for n = 3",
        "wheel([3])",
        "wheel()",
        "wheel(3 +)",
        "wheel([3)",
        "torus(3)",
        "skeleton(40, 3)",
        "path(a) for a in 0..9999, b in 0..9999",
        "nim(x) for x in lists(9, 0..9)"
      })
  void saysWhatItCannotRead(String cover) {
    assertThatThrownBy(() -> Instances.of(cover).without(Set.of(), FACETS))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
