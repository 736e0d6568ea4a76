package nimproof.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a page says was found, in each case on a triangle. */
class FindingTest {

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "g == 7 ~ g = 0",
        "7 == g ~ g = 0",
        "g == g(path(4)) ~ g = 0 ≠ 2 = g(path(4))",
        "g != g(cycle(4)) ~ g = 0 = g(cycle(4))",
        "e + 1 < v ~ e + 1 = 4 ≥ 3 = v; e = 3",
        "size(leaves) == 28 ~ size(leaves) = 0; leaves = []",
        "size(longNames) == 28 ~ size(longNames) = 100",
        "v in [1, e - 1] ~ v = 3 ∉ [1, 2] = [1, e - 1]; e = 3",
        "v == 3 && e == 4 ~ e = 3; v = 3",
        "vertices.all(x, x < 2) ~ x = 2; vertices = [1, 2, 3]",
        "edges.all(s, g(after(s)) == 0) ~ s = [1, 2]: g(after(s)) = 1; edges = [[1, 2], [1, 3], [2,"
            + " 3]]",
        "isSmall ~ v = 3",
        "(v == 3) == (e == 4) ~ v == 3 is true, e == 4 is false; v = 3, e = 3",
        "v == 3 && connected && bipartite ~ bipartite is false; v = 3, connected = true",
        "v > 0 ? e == 1 : e == 2 ~ v = 3, e = 3",
        "outcome == \"N\" ~ outcome = P",
        "(1..4).all(k, k < v) ~ k = 3 ≥ 3 = v"
      })
  void aFalseConditionIsContradictedByItsSides(String claim, String found) {
    String spec =
        """
        title: T
        on: cycle(3)
        define:
          isSmall: v < 2
          longNames: 1..100
        expect: '%s'
        """
            .formatted(claim);
    Check check = new Verification(folder).of(spec).counterexample().orElseThrow().check();
    assertThat(check.found()).isEqualTo(found);
  }
}
