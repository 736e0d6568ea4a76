package nimproof.certificate;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import nimproof.structure.Face;
import nimproof.symmetry.Involutions;
import nimproof.symmetry.VertexMap;

/**
 * A reduction by an involution.
 *
 * @param swapped the pairs of points that change places, as sets
 * @param fixed what the elements that stay are a sum of
 */
record Fold(long[] swapped, Sum fixed) {

  /** Finds one of a family closed under subsets, whose points are 0, 1, 2, … */
  static Optional<Fold> of(SetFamily position, PositionClasses classes) {
    return Involutions.reducing(SolverValues.structure(position))
        .map(involution -> of(position, involution.map(), classes));
  }

  private static Fold of(SetFamily position, VertexMap map, PositionClasses classes) {
    List<Face> swaps = map.swaps();
    long[] swapped = swaps.stream().mapToLong(Fold::mask).toArray();
    long moved = Arrays.stream(swapped).reduce(0, (one, other) -> one | other);
    return new Fold(swapped, classes.sum(position.outside(moved)));
  }

  private static long mask(Face face) {
    return face.vertices().stream().mapToLong(v -> 1L << v).reduce(0, (x, y) -> x | y);
  }
}
