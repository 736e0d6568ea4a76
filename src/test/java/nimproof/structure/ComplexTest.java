package nimproof.structure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class ComplexTest {

  private static final Complex TRIANGLE_AND_EDGE =
      Complex.of(
          4,
          List.of(Face.of(0, 1, 2), Face.of(2, 3), Face.of(0, 1)),
          Names.of(List.of("a", "b", "c", "d")));

  @Test
  void closureIsImpliedAndFacetsAreTheLargestFaces() {
    assertThat(TRIANGLE_AND_EDGE.facets()).containsExactly(Face.of(2, 3), Face.of(0, 1, 2));
    assertThat(TRIANGLE_AND_EDGE.faces())
        .containsExactly(
            Face.of(0),
            Face.of(1),
            Face.of(2),
            Face.of(3),
            Face.of(0, 1),
            Face.of(0, 2),
            Face.of(1, 2),
            Face.of(2, 3),
            Face.of(0, 1, 2));
    assertThat(TRIANGLE_AND_EDGE.faceCount()).isEqualTo(9);
    assertThat(TRIANGLE_AND_EDGE.dimension()).isEqualTo(2);
  }

  @Test
  void aVertexInNoGivenFaceIsAFaceAllTheSame() {
    assertThat(Complex.of(3, List.of(Face.of(0, 1))).facets())
        .containsExactly(Face.of(2), Face.of(0, 1));
  }

  @Property
  void takingAFaceTakesExactlyTheFacesContainingIt(
      @ForAll(supplier = RandomComplexes.class) Complex complex) {
    for (Face taken : complex.faces()) {
      Complex left = complex.without(taken);
      Set<String> expected =
          complex.faces().stream()
              .filter(face -> !face.vertices().containsAll(taken.vertices()))
              .map(complex::describe)
              .collect(Collectors.toSet());
      assertThat(left.faces().stream().map(left::describe).collect(Collectors.toSet()))
          .isEqualTo(expected);
    }
  }

  @Property
  void componentsPartTheFaces(@ForAll(supplier = RandomComplexes.class) Complex complex) {
    Set<String> faces = new HashSet<>();
    for (Complex component : complex.components()) {
      component.faces().forEach(face -> assertThat(faces.add(component.describe(face))).isTrue());
      assertThat(component.components()).hasSize(1);
    }
    assertThat(faces).hasSize(complex.faceCount());
  }

  @Test
  void takingDoesNotChangeTheComplexItIsTakenFrom() {
    List<Face> before = TRIANGLE_AND_EDGE.faces();
    TRIANGLE_AND_EDGE.without(Face.of(0, 1));
    TRIANGLE_AND_EDGE.without(Face.of(2));
    TRIANGLE_AND_EDGE.faceMasks()[0] = 0;
    assertThat(TRIANGLE_AND_EDGE.faces()).isEqualTo(before);
  }

  @Test
  void whatIsNotAFaceCannotBeTaken() {
    assertThatThrownBy(() -> TRIANGLE_AND_EDGE.without(Face.of(0, 3)))
        .hasMessage("{a, d} is not a face");
    assertThatThrownBy(() -> Complex.of(2, List.of()).without(Face.of(64)))
        .hasMessage("{65} is not a face");
  }

  @Test
  void sixtyFourVerticesWork() {
    List<Face> edges = IntStream.range(1, 64).mapToObj(v -> Face.of(v - 1, v)).toList();
    Complex path = Complex.of(64, edges);
    assertThat(path.faceCount()).isEqualTo(127);
    assertThat(path.without(Face.of(31)).components())
        .extracting(Complex::vertexCount)
        .containsExactly(31, 32);
    assertThat(path.without(Face.of(62, 63)).components().get(1).names().of(0)).isEqualTo("64");
    assertThat(path.skeleton().edgeCount()).isEqualTo(63);
    assertThat(path.canonicalKey())
        .isEqualTo(Relabelling.of(path, reversed(64)).canonicalKey())
        .isNotEqualTo(path.without(Face.of(62, 63)).canonicalKey());
  }

  private static int[] reversed(int n) {
    return IntStream.range(0, n).map(v -> n - 1 - v).toArray();
  }

  @Test
  void aComplexWithThousandsOfFacetsHasAKey() {
    Random random = new Random(7);
    List<Face> triangles =
        Stream.generate(() -> IntStream.of(Relabelling.shuffled(64, random)).limit(3).toArray())
            .map(Face::of)
            .distinct()
            .limit(2100)
            .toList();
    Complex complex = Complex.of(64, triangles);
    assertThat(complex.facets()).hasSize(2100);
    assertThat(complex.canonicalKey())
        .isEqualTo(Relabelling.of(complex, reversed(64)).canonicalKey());
  }

  @Test
  void wrongComplexesAreRefused() {
    assertThatThrownBy(() -> Complex.of(65, List.of()))
        .hasMessage("a complex on 65 vertices; the most is 64");
    assertThatThrownBy(() -> Complex.of(4, List.of(Face.of(0, 70))))
        .hasMessage("a face holds 70; the vertices are 0 to 3");
    assertThatThrownBy(() -> Complex.of(4, Collections.nCopies(10_001, Face.of(0))))
        .hasMessage("a complex with more than 10,000 facets; that is the most");
  }

  @Test
  void aFaceTooLargeToListIsRefusedWhenListed() {
    Complex simplex = Complex.of(21, List.of(Face.ofMask((1L << 21) - 1)));
    assertThatThrownBy(simplex::faces).hasMessage("the complex has more than 1,048,576 faces");
  }

  @Test
  void theEmptyComplexHasNothing() {
    Complex empty = Complex.of(1, List.of()).without(Face.of(0));
    assertThat(empty).isEqualTo(Complex.of(0, List.of()));
    assertThat(empty.canonicalKey()).isEqualTo(Complex.of(0, List.of()).canonicalKey());
    assertThat(empty.faces()).isEmpty();
    assertThat(empty.components()).isEmpty();
    assertThat(empty.dimension()).isEqualTo(-1);
  }
}
