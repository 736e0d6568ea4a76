package nimproof.kernel.evaluation;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * A symmetry of order two.
 *
 * @param image where each point goes
 */
record Involution(Structure structure, int[] image) {

  long of(long set) {
    return IntStream.range(0, image.length)
        .filter(x -> (set >>> x & 1) != 0)
        .mapToLong(x -> 1L << image[x])
        .sum();
  }

  /** Gives the pairs of points that change places. */
  LongStream swaps() {
    return IntStream.range(0, image.length)
        .filter(x -> x < image[x])
        .mapToLong(x -> 1L << x | 1L << image[x]);
  }

  boolean isBinaryStar() {
    return swaps().count() == 1 && swaps().noneMatch(structure::has);
  }

  /** Tells whether it exchanges two points such that each facet has one of them. */
  boolean isSuspension() {
    return isBinaryStar()
        && structure.facets().allMatch(f -> Long.bitCount(f & swaps().sum()) == 1);
  }

  private boolean fixes(long face) {
    return of(face) == face;
  }

  boolean fixedPointsFormComplex() {
    List<Long> fixed = structure.faces().filter(this::fixes).boxed().toList();
    return structure
        .faces()
        .filter(face -> !fixes(face))
        .noneMatch(face -> fixed.stream().anyMatch(around -> (face & ~around) == 0));
  }

  /** Gives the fixed faces, which must form a complex. */
  Structure fixedPoints() {
    Mistake.unless(fixedPointsFormComplex(), "the fixed points form no complex");
    return structure.where(this::fixes);
  }
}
