package nimproof.kernel.evaluation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * A complex, a hypergraph or a poset: points with names, and faces, which are sets of points. A
 * graph is a complex.
 *
 * <p>A face is a mask of points. In a complex or a hypergraph each point is a face, and faces are
 * ordered by size and then as in a dictionary. In a poset the faces are its elements, in the order
 * of their names: each is the set of itself and all below it.
 *
 * <pre>
 *   a     b     c     ab    bc        the path a – b – c
 *   001   010   100   011   110
 *
 *   a     b     c                     the chain a &lt; b &lt; c
 *   001   011   111
 * </pre>
 */
final class Structure {

  static final int MOST_POINTS = 63;
  private static final int MOST_FACES = 1024;
  private static final int MOST_SUBSETS = 1 << 16;

  /** What a structure is. */
  enum Kind {
    COMPLEX,
    HYPERGRAPH,
    POSET,
    /** Structures of several kinds side by side. */
    SUM
  }

  private final List<Object> names;
  private final long[] faces;
  private final Kind kind;
  private final long points;

  private Structure(List<Object> names, long[] faces, Kind kind) {
    Mistake.unless(names.size() <= MOST_POINTS, "over %d points", MOST_POINTS);
    Mistake.unless(faces.length <= MOST_FACES, "over %d faces", MOST_FACES);
    this.names = names;
    this.faces = faces;
    this.kind = kind;
    long all = 0;
    for (long face : faces) {
      all |= face;
    }
    this.points = all;
  }

  /** Makes the hypergraph with some points and hyperedges. */
  static Structure hypergraph(List<Object> names, LongStream sets) {
    LongStream points = IntStream.range(0, names.size()).mapToLong(x -> 1L << x);
    return new Structure(names, sorted(LongStream.concat(points, sets)), Kind.HYPERGRAPH);
  }

  /** Makes a poset of the elements below each element, itself included. */
  static Structure poset(List<Object> names, LongStream downSets) {
    return new Structure(names, downSets.toArray(), Kind.POSET);
  }

  /** Puts structures of one kind or of several side by side. */
  static Structure sum(List<Object> names, LongStream faces, Set<Kind> kinds) {
    Kind kind = kinds.isEmpty() ? Kind.COMPLEX : Kind.SUM;
    kind = kinds.size() == 1 ? kinds.iterator().next() : kind;
    long[] all = faces.toArray();
    boolean ordered = kind == Kind.POSET || kind == Kind.SUM;
    return new Structure(names, ordered ? all : sorted(Arrays.stream(all)), kind);
  }

  /** Makes the complex with some points and the nonempty subsets of some sets. */
  static Structure complex(List<Object> names, LongStream sets) {
    LongStream points = IntStream.range(0, names.size()).mapToLong(x -> 1L << x);
    long[] given = sets.toArray();
    long subsets = Arrays.stream(given).map(set -> 1L << Long.bitCount(set)).sum();
    Mistake.unless(subsets <= MOST_SUBSETS, "the facets have over %d subsets", MOST_SUBSETS);
    LongStream all = LongStream.concat(points, Arrays.stream(given).flatMap(Structure::subsets));
    return new Structure(names, sorted(all), Kind.COMPLEX);
  }

  private static LongStream subsets(long set) {
    Mistake.unless(Long.bitCount(set) <= 10, "a facet has over 10 points");
    return LongStream.iterate(set, face -> face != 0, face -> face - 1 & set);
  }

  /** Sorts sets by size and then as in a dictionary, where what has the first point comes first. */
  private static long[] sorted(LongStream sets) {
    long[] backwards = sets.map(set -> Long.reverse(set) ^ Long.MIN_VALUE).sorted().toArray();
    int different = 0;
    for (int i = 0; i < backwards.length; i++) {
      if (i == 0 || backwards[i] != backwards[i - 1]) {
        backwards[different++] = backwards[i];
      }
    }
    long[] sorted = new long[different];
    int count = 0;
    for (int size = 0; count < different; size++) {
      for (int i = different - 1; i >= 0; i--) {
        long set = Long.reverse(backwards[i] ^ Long.MIN_VALUE);
        if (Long.bitCount(set) == size) {
          sorted[count++] = set;
        }
      }
    }
    return sorted;
  }

  /** Keeps the faces that fulfil a condition; no face may be left without one of its points. */
  Structure where(LongPredicate condition) {
    return new Structure(names, Arrays.stream(faces).filter(condition).toArray(), kind);
  }

  /** Sees the faces as those of another kind. */
  Structure as(Kind other) {
    return new Structure(names, faces, other);
  }

  /** Keeps some of the points of every face. */
  Structure within(long points) {
    return new Structure(names, faces().map(face -> face & points).toArray(), kind);
  }

  /** Forgets the names of points that are no longer there. */
  Structure packed() {
    List<Object> left = list(points);
    LongStream moved = faces().map(face -> compressed(face, points));
    return left.size() == names.size() ? this : new Structure(left, moved.toArray(), kind);
  }

  /** Numbers the points of a set by their places among others. */
  static long compressed(long set, long points) {
    long compressed = 0;
    for (long left = set; left != 0; left &= left - 1) {
      compressed |= 1L << Long.bitCount(points & Long.lowestOneBit(left) - 1);
    }
    return compressed;
  }

  Kind kind() {
    return kind;
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
    for (long face : faces) {
      if (face == set) {
        return true;
      }
    }
    return false;
  }

  private LongStream ofSize(int least, int most) {
    return faces().filter(face -> Long.bitCount(face) >= least && Long.bitCount(face) <= most);
  }

  /** Gives the points that are left, as a set. */
  long points() {
    return points;
  }

  List<Long> pointList() {
    List<Long> list = new ArrayList<>();
    for (long left = points; left != 0; left &= left - 1) {
      list.add(Long.lowestOneBit(left));
    }
    return list;
  }

  /** Sums up the sizes of the faces around a set, in a way that isomorphisms keep. */
  long sizesAround(long set) {
    long sum = 0;
    for (long face : faces) {
      if ((set & ~face) == 0) {
        sum += 1_000_003L * Long.bitCount(face) * Long.bitCount(face) + 1;
      }
    }
    return sum;
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
    return kind == Kind.COMPLEX ? edges() : larger();
  }

  long degree(long point) {
    return joins().filter(join -> (join & point) != 0).count();
  }

  /** Gives the points that edges join to a point. */
  long neighbours(long point) {
    long around = 0;
    for (long face : faces) {
      around |= (face & point) != 0 && Long.bitCount(face) == 2 ? face : 0;
    }
    return around & ~point;
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
    boolean coordinates = names.contains(list);
    Mistake.unless(
        coordinates || list.stream().distinct().count() == list.size(),
        "%s names a point twice",
        list);
    long set = coordinates ? point(list) : list.stream().mapToLong(this::point).sum();
    return coordinates || list.size() == 1 ? around(set) : set;
  }

  /** Finds the point with a name: a number, a text, or coordinates. */
  long point(Object name) {
    long point = names.contains(name) ? 1L << names.indexOf(name) : 0;
    Mistake.unless((points() & point) != 0, "there is no point %s", name);
    return point;
  }

  /** Gives the point around which a face is the smallest: of an element of a poset, itself. */
  long top(long face) {
    return pointList().stream()
        .filter(point -> (face & point) != 0 && around(point) == face)
        .findFirst()
        .orElse(0L);
  }

  /** Gives the smallest face around a point: itself, or in a poset the element and all below. */
  private long around(long point) {
    return faces()
        .filter(face -> (face & point) != 0)
        .reduce((x, y) -> Long.bitCount(y) < Long.bitCount(x) ? y : x)
        .orElseThrow();
  }

  /** Lists the names of the points in a set. */
  List<Object> list(long set) {
    return IntStream.range(0, names.size())
        .filter(x -> (set >>> x & 1) != 0)
        .mapToObj(names::get)
        .toList();
  }

  /** Gives the names of the points of a face, the name of an element of a poset. */
  List<Object> called(long face) {
    long top = top(face);
    List<Object> inside = list(top == 0 ? face : top);
    return inside.size() == 1 && inside.get(0) instanceof List<?> coordinates
        ? copy(coordinates)
        : inside;
  }

  private static List<Object> copy(List<?> list) {
    return list.stream().<Object>map(entry -> entry).toList();
  }

  List<Object> lists(LongStream faces) {
    return faces.<Object>mapToObj(this::called).toList();
  }

  /** Tells whether another structure has the same points, by name and in order, and faces. */
  boolean isSameAs(Structure other) {
    return names.equals(other.names) && kind == other.kind && Arrays.equals(faces, other.faces);
  }
}
