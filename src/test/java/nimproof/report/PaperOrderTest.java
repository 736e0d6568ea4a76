package nimproof.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import nimproof.report.PaperOrder.Place;
import org.junit.jupiter.api.Test;

class PaperOrderTest {

  private static List<String> ordered(String paper, String... places) {
    return Stream.of(places)
        .map(at -> new Place(paper, at))
        .sorted(PaperOrder.FIRST)
        .map(Place::at)
        .toList();
  }

  @Test
  void aKnownPaperHasItsOwnOrder() {
    assertThat(
            ordered(
                "khandhawit-ye-2011",
                "Theorem 6",
                "Lemma 1",
                "Conjecture 1",
                "Remark after Theorem 1",
                "section 2, after Table 1",
                "Theorem 1",
                "Table 4"))
        .containsExactly(
            "section 2, after Table 1",
            "Theorem 1",
            "Remark after Theorem 1",
            "Lemma 1",
            "Table 4",
            "Conjecture 1",
            "Theorem 6");
  }

  @Test
  void numbersAreReadWhole() {
    assertThat(
            ordered("barnard-2017", "Theorem 3.10", "Theorem 3.1", "Figure 3.11", "Theorem 3.11"))
        .containsExactly("Theorem 3.1", "Theorem 3.10", "Figure 3.11", "Theorem 3.11");
  }

  @Test
  void anotherPaperIsOrderedByKindAndNumber() {
    assertThat(ordered("nobody-1999", "Theorem 10", "Theorem 2", "Lemma 3", "Lemma 1.2"))
        .containsExactly("Lemma 1.2", "Lemma 3", "Theorem 2", "Theorem 10");
  }
}
