package nimproof.verify;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimproof.structure.Face;
import nimproof.structure.Structure;
import nimproof.symmetry.ClaimedReduction;
import nimproof.symmetry.Hypothesis;
import nimproof.symmetry.Involution;
import nimproof.symmetry.VertexMap;

/**
 * What a map of the vertices does to a structure, for a drawing.
 *
 * @param arrows where each vertex goes that does not stay; the first to the second
 * @param offending the faces for which the map does not reduce the structure
 * @param findings how it stands with each hypothesis, in words
 */
public record Mirror(
    Structure structure, List<Arrow> arrows, List<Face> offending, List<String> findings) {

  /** A vertex and its image. */
  public record Arrow(int from, int to) {}

  /** Finds the map that an instance is about, if there is one. */
  public static Optional<Mirror> of(Instance instance) {
    return instance.parameters().values().stream().flatMap(Mirror::ofParameter).findFirst();
  }

  private static Stream<Mirror> ofParameter(Object parameter) {
    if (parameter instanceof Involution involution) {
      return Stream.of(of(involution));
    }
    return parameter instanceof ClaimedReduction claimed ? Stream.of(of(claimed)) : Stream.empty();
  }

  /** Shows an involution. */
  public static Mirror of(Involution involution) {
    return of(new ClaimedReduction(involution.map()));
  }

  /** Shows a map that is claimed to reduce its structure. */
  public static Mirror of(ClaimedReduction claimed) {
    VertexMap map = claimed.map();
    List<Hypothesis> hypotheses = claimed.hypotheses();
    return new Mirror(
        map.structure(),
        IntStream.of(map.moved()).mapToObj(v -> new Arrow(v, map.image(v))).toList(),
        hypotheses.stream().flatMap(h -> h.faces().stream()).distinct().toList(),
        hypotheses.stream()
            .map(h -> "%s, %s: %s".formatted(h.id(), h.claim(), h.finding()))
            .toList());
  }

  /** Tells whether a vertex stays where it is. */
  public boolean fixes(int vertex) {
    return arrows.stream().noneMatch(arrow -> arrow.from() == vertex);
  }
}
