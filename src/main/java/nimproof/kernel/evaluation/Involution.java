package nimproof.kernel.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import nimproof.kernel.evaluation.Structure.Kind;

/**
 * A symmetry of order two; or a map of which this is still to be shown.
 *
 * @param image where each point goes
 */
record Involution(Structure structure, int[] image) {

  long of(long set) {
    return IntStream.range(0, image.length)
        .filter(x -> (set >>> x & 1) != 0)
        .mapToLong(x -> 1L << image[x])
        .reduce(0, (x, y) -> x | y);
  }

  /** Gives the pairs of points that change places. */
  LongStream swaps() {
    return IntStream.range(0, image.length)
        .filter(x -> x < image[x])
        .mapToLong(x -> 1L << x | 1L << image[x]);
  }

  LongStream swappedEdges() {
    return swaps().filter(structure::has);
  }

  /** Tells whether the moved points fall into two sets without an edge between, exchanged by it. */
  boolean exchangesHalves() {
    long moved = swaps().reduce(0, (x, y) -> x | y);
    long[] edges = structure.edges().map(edge -> edge & moved).toArray();
    long one = 0;
    for (long left = moved; left != 0; left &= ~(one | of(one))) {
      long part = Long.lowestOneBit(left);
      for (int round = 0; round < image.length; round++) {
        for (long edge : edges) {
          part |= (edge & part) != 0 ? edge : 0;
        }
      }
      one |= part;
    }
    return moved != 0 && (one & of(one)) == 0;
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

  /** Makes the map that takes the first point of each pair to the second, and no other. */
  static Involution of(Structure structure, List<List<?>> pairs) {
    int[] image = IntStream.range(0, structure.names().size()).toArray();
    for (List<?> pair : pairs) {
      image[Long.numberOfTrailingZeros(structure.point(pair.get(0)))] =
          Long.numberOfTrailingZeros(structure.point(pair.get(1)));
    }
    return new Involution(structure, image);
  }

  boolean isPermutation() {
    return IntStream.of(image).distinct().count() == image.length;
  }

  boolean isOwnInverse() {
    return IntStream.range(0, image.length).allMatch(x -> image[image[x]] == x);
  }

  boolean keepsFaces() {
    return structure.faces().allMatch(face -> structure.has(of(face)));
  }

  /**
   * Gives the fixed faces. In a complex an edge whose ends change places is a point of them, named
   * after its ends; a hyperedge must not be fixed unless its points are.
   */
  Structure fixedPoints() {
    if (structure.kind() == Kind.POSET) {
      long fixed = fixed(structure.points());
      return structure.where(face -> (fixed & structure.top(face)) != 0).within(fixed);
    }
    if (fixedPointsFormComplex()) {
      return structure.where(this::fixes);
    }
    Mistake.unless(structure.kind() == Kind.COMPLEX, "the fixed faces form no hypergraph");
    List<Object> names = new ArrayList<>();
    long[] place = new long[image.length];
    for (int x = 0; x < image.length; x++) {
      if (image[x] == x || x < image[x] && structure.has(1L << x | 1L << image[x])) {
        place[x] = 1L << names.size();
        Object name = structure.names().get(x);
        names.add(image[x] == x ? name : name + "~" + structure.names().get(image[x]));
      }
    }
    LongStream faces = structure.faces().filter(this::fixes).map(face -> sum(face, place));
    return Structure.complex(names, faces);
  }

  private long fixed(long set) {
    return IntStream.range(0, image.length)
        .filter(x -> image[x] == x)
        .mapToLong(x -> set & 1L << x)
        .sum();
  }

  private static long sum(long face, long[] place) {
    return IntStream.range(0, place.length)
        .filter(x -> (face >>> x & 1) != 0)
        .mapToLong(x -> place[x])
        .sum();
  }
}
