package nimproof.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SpecTextTest {

  private static final String SPEC =
      """
      title: A claim # not a heading
      for: {n: 1..7}
      expect: outcome == "N" ? 1 : 0
      where: '#bad'
      """;

  @Test
  void thePiecesTogetherAreTheSpec() {
    assertThat(
            SpecText.pieces(SPEC).stream().map(SpecText.Piece::text).collect(Collectors.joining()))
        .isEqualTo(SPEC);
  }

  @Test
  void keysCommentsTextsAndNumbersAreToldApart() {
    assertThat(
            SpecText.pieces(SPEC).stream()
                .filter(piece -> !piece.kind().isEmpty())
                .map(piece -> piece.kind() + " " + piece.text()))
        .containsExactly(
            "key title",
            "comment # not a heading",
            "key for",
            "key n",
            "number 1",
            "number 7",
            "key expect",
            "text \"N\"",
            "number 1",
            "number 0",
            "key where",
            "text '#bad'");
  }
}
