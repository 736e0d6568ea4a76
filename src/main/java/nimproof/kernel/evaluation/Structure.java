package nimproof.kernel.evaluation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * A complex or a hypergraph: points with names, and faces, which are sets of points. A graph is a
 * complex.
 *
 * <p>A face is a mask of points, and each point is a face. Faces are ordered by size and then as in
 * a dictionary.
 *
 * <pre>
 *   a     b     c     ab    bc        the path a – b – c
 *   001   010   100   011   110
 * </pre>
 */
final class Structure {

  static final int MOST_POINTS = 63;
  private static final int MOST_FACES = 1024;

  private final List<Object> names;
  private final long[] faces;
  private final boolean hyper;

  private Structure(List<Object> names, long[] faces, boolean hyper) {
    Mistake.unless(names.size() <= MOST_POINTS, "over %d points", MOST_POINTS);
    Mistake.unless(faces.length <= MOST_FACES, "over %d faces", MOST_FACES);
    this.names = names;
    this.faces = faces;
    this.hyper = hyper;
  }

  /** Makes the hypergraph with some points and hyperedges. */
  static Structure hypergraph(List<Object> names, LongStream sets) {
    LongStream points = IntStream.range(0, names.size()).mapToLong(x -> 1L << x);
    return new Structure(names, sorted(LongStream.concat(points, sets)), true);
  }

  /** Makes the complex with some points and the nonempty subsets of some sets. */
  static Structure complex(List<Object> names, LongStream sets) {
    LongStream points = IntStream.range(0, names.size()).mapToLong(x -> 1L << x);
    LongStream all = LongStream.concat(points, sets.flatMap(Structure::subsets));
    return new Structure(names, sorted(all.limit(1 << 16)), false);
  }

  private static LongStream subsets(long set) {
    Mistake.unless(Long.bitCount(set) <= 10, "a facet has over 10 points");
    return LongStream.iterate(set, face -> face != 0, face -> face - 1 & set);
  }

  private static long[] sorted(LongStream sets) {
    return sets.distinct().boxed().sorted(Structure::compare).mapToLong(set -> set).toArray();
  }

  private static int compare(long one, long other) {
    int bySize = Long.bitCount(one) - Long.bitCount(other);
    return bySize != 0 || one == other
        ? bySize
        : (one & Long.lowestOneBit(one ^ other)) != 0 ? -1 : 1;
  }

  /** Keeps the faces that fulfil a condition; no face may be left without one of its points. */
  Structure where(LongPredicate condition) {
    return new Structure(names, Arrays.stream(faces).filter(condition).toArray(), hyper);
  }

  /** Sees every face of two or more points as a hyperedge. */
  Structure asHypergraph() {
    return new Structure(names, faces, true);
  }

  boolean isHypergraph() {
    return hyper;
  }

  List<Object> names() {
    return names;
  }

  LongStream faces() {
    return Arrays.stream(faces);
  }

  int size() {
    return faces.length;
  }

  boolean has(long set) {
    return faces().anyMatch(face -> face == set);
  }

  private LongStream ofSize(int least, int most) {
    return faces().filter(face -> Long.bitCount(face) >= least && Long.bitCount(face) <= most);
  }

  /** Gives the points, as a set. */
  long points() {
    return ofSize(1, 1).sum();
  }

  List<Long> pointList() {
    return ofSize(1, 1).boxed().toList();
  }

  /** Gives the faces of two points. */
  LongStream edges() {
    return ofSize(2, 2);
  }

  /** Gives the faces of two or more points. */
  LongStream larger() {
    return ofSize(2, Long.SIZE);
  }

  /** Gives the hyperedges of a hypergraph, the edges of a complex. */
  LongStream joins() {
    return hyper ? larger() : edges();
  }

  long degree(long point) {
    return joins().filter(join -> (join & point) != 0).count();
  }

  LongStream facets() {
    return faces().filter(face -> faces().noneMatch(f -> f != face && (face & ~f) == 0));
  }

  /** Gives the sets of points that faces connect, each with the faces in it. */
  List<Structure> parts() {
    List<Structure> parts = new ArrayList<>();
    for (long left = points(); left != 0; ) {
      long part = reach(Long.lowestOneBit(left));
      parts.add(where(face -> (face & ~part) == 0));
      left &= ~part;
    }
    return parts;
  }

  private long reach(long set) {
    long next = set;
    for (long face : faces) {
      next |= (face & next) != 0 ? face : 0;
    }
    return next == set ? set : reach(next);
  }

  /** Finds the face with some names. */
  long named(List<?> list) {
    long set = 0;
    for (Object name : list) {
      int place = names.indexOf(name);
      Mistake.unless(place >= 0 && has(1L << place), "there is no point %s", name);
      set |= 1L << place;
    }
    return set;
  }

  /** Lists the names of the points in a set. */
  List<Object> list(long set) {
    return IntStream.range(0, names.size())
        .filter(x -> (set >>> x & 1) != 0)
        .mapToObj(names::get)
        .toList();
  }

  List<Object> lists(LongStream sets) {
    return sets.<Object>mapToObj(this::list).toList();
  }

  /** Tells whether another structure has the same points, by name and in order, and faces. */
  boolean isSameAs(Structure other) {
    return names.equals(other.names) && hyper == other.hyper && Arrays.equals(faces, other.faces);
  }
}
