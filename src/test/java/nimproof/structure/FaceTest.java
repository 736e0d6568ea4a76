package nimproof.structure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FaceTest {

  @Test
  void facesComeBySizeThenLexicographically() {
    List<Face> faces =
        Stream.of(Face.of(0, 1, 2), Face.of(1, 2), Face.of(0, 9), Face.of(7), Face.of(0, 3))
            .sorted()
            .toList();
    assertThat(faces)
        .containsExactly(Face.of(7), Face.of(0, 3), Face.of(0, 9), Face.of(1, 2), Face.of(0, 1, 2));
  }

  @Test
  void theOrderOfTheVerticesDoesNotMatter() {
    assertThat(Face.of(3, 1, 2)).isEqualTo(Face.of(1, 2, 3));
  }

  @Test
  void aMaskAndItsFaceAreTheSame() {
    assertThat(Face.ofMask(1L << 63 | 5)).isEqualTo(Face.of(0, 2, 63));
    assertThat(Face.of(0, 2, 63).mask()).isEqualTo(1L << 63 | 5);
  }

  @Test
  void aFaceDoesNotChangeWithTheListItWasMadeFrom() {
    List<Integer> vertices = new ArrayList<>(List.of(1, 2));
    Face face = new Face(vertices);
    vertices.add(3);
    assertThat(face).isEqualTo(Face.of(1, 2));
  }

  @Test
  void aFaceWithoutVerticesIsRefused() {
    assertThatThrownBy(() -> Face.of())
        .hasMessage("a face has at least one vertex, and none below 0");
    assertThatThrownBy(() -> Face.of(-1, 2))
        .hasMessage("a face has at least one vertex, and none below 0");
  }

  @Test
  void aVertexIsInAFaceOnce() {
    assertThatThrownBy(() -> Face.of(1, 1))
        .hasMessage("the vertices of a face must be strictly increasing");
  }
}
