package nimproof.structure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;

/**
 * A finite hypergraph on at most {@value #MOST_VERTICES} vertices: hyperedges are different sets of
 * at least two vertices, and a set may be there without its subsets.
 *
 * <p>A polygonal complex is the case in which a polygon is the set of its corners. Its faces are
 * the vertices and the hyperedges. Hyperedges are kept as bit masks in the order of {@link
 * Face#compareTo}, which dropping hyperedges and numbering the vertices anew do not change.
 */
public final class Hypergraph implements Structure {

  /** The most vertices a hypergraph may have. */
  public static final int MOST_VERTICES = 64;

  private final int n;
  private final long[] sets;
  private final Names names;

  private Hypergraph(int n, long[] sets, Names names) {
    this.n = n;
    this.sets = sets;
    this.names = names;
  }

  /**
   * Makes the hypergraph on vertices 0 … n-1 with these hyperedges.
   *
   * @throws IllegalArgumentException if there are too many vertices, or a hyperedge has only one
   */
  public static Hypergraph of(int n, Collection<Face> hyperedges, Names names) {
    if (n > MOST_VERTICES) {
      throw new IllegalArgumentException(
          "a hypergraph on %,d vertices; the most is %d".formatted(n, MOST_VERTICES));
    }
    for (Face face : hyperedges) {
      if (face.size() < 2) {
        throw new IllegalArgumentException("a hyperedge has at least two vertices");
      }
    }
    long[] sets = hyperedges.stream().distinct().sorted().mapToLong(Face::mask).toArray();
    return new Hypergraph(n, sets, names);
  }

  /** Makes the hypergraph without names whose hyperedges have these masks, in their order. */
  static Hypergraph ofSets(int n, long[] sets) {
    return new Hypergraph(n, sets, Names.NONE);
  }

  /** Gives the hypergraph with the vertices and all larger faces of a graph or a complex. */
  public static Hypergraph of(Structure structure) {
    List<Face> larger = structure.faces().stream().filter(face -> face.size() > 1).toList();
    return of(structure.vertexCount(), larger, structure.names());
  }

  /** Adds the hyperedge of a mask; empty if it is there already. */
  public Optional<Hypergraph> with(long hyperedge) {
    int at = 0;
    while (at < sets.length && isBefore(sets[at], hyperedge)) {
      at++;
    }
    if (at < sets.length && sets[at] == hyperedge) {
      return Optional.empty();
    }
    long[] more = Arrays.copyOf(sets, sets.length + 1);
    System.arraycopy(sets, at, more, at + 1, sets.length - at);
    more[at] = hyperedge;
    return Optional.of(new Hypergraph(n, more, names));
  }

  /**
   * Compares masks as {@link Face#compareTo} does: by size, then by the first vertex not shared.
   */
  private static boolean isBefore(long set, long other) {
    int larger = Long.bitCount(set) - Long.bitCount(other);
    return larger < 0 || larger == 0 && (set & Long.lowestOneBit(set ^ other)) != 0;
  }

  /** Gives the hypergraph of some faces of a structure and the vertices in them. */
  static Hypergraph spanned(Structure structure, List<Face> faces) {
    Hypergraph all = of(structure.vertexCount(), faces, structure.names());
    return all.onVertices(Arrays.stream(all.sets).reduce(0, (a, b) -> a | b));
  }

  @Override
  public Hypergraph anonymous() {
    return new Hypergraph(n, sets, Names.NONE);
  }

  @Override
  public int vertexCount() {
    return n;
  }

  @Override
  public Names names() {
    return names;
  }

  @Override
  public int faceCount() {
    return n + sets.length;
  }

  /** Counts the hyperedges. */
  public int hyperedgeCount() {
    return sets.length;
  }

  /** Counts the hyperedges of two vertices, which are the first ones. */
  int edgeCount() {
    int edges = 0;
    while (edges < sets.length && Long.bitCount(sets[edges]) == 2) {
      edges++;
    }
    return edges;
  }

  /** Lists the hyperedges as masks, smaller ones first. */
  long[] sets() {
    return sets;
  }

  @Override
  public int dimension() {
    return sets.length == 0 ? Math.min(n, 1) - 1 : Long.bitCount(sets[sets.length - 1]) - 1;
  }

  @Override
  public List<Face> faces() {
    List<Face> faces = new ArrayList<>();
    IntStream.range(0, n).forEach(v -> faces.add(Face.of(v)));
    Arrays.stream(sets).mapToObj(Face::ofMask).forEach(faces::add);
    return faces;
  }

  @Override
  public List<Face> facets() {
    return faces().stream().filter(face -> isInNoLarger(face.mask())).toList();
  }

  private boolean isInNoLarger(long face) {
    return Arrays.stream(sets).noneMatch(set -> set != face && (face & ~set) == 0);
  }

  /** Counts the hyperedges at a vertex. */
  public int degree(int vertex) {
    int degree = 0;
    for (long set : sets) {
      degree += (int) (set >>> vertex & 1);
    }
    return degree;
  }

  /** Gives the graph of the vertices and the hyperedges of two vertices. */
  public Graph graph() {
    List<int[]> edges = new ArrayList<>();
    for (int i = 0; i < edgeCount(); i++) {
      int first = Long.numberOfTrailingZeros(sets[i]);
      edges.add(new int[] {first, 63 - Long.numberOfLeadingZeros(sets[i])});
    }
    return Graph.ofAnySize(n, edges, names);
  }

  @Override
  public Hypergraph without(Face face) {
    return without(indexOf(face));
  }

  /** Removes the face at a place of {@link #faces()}, and every face containing it. */
  public Hypergraph without(int face) {
    if (face < n) {
      return onVertices(allVertices() & ~(1L << face));
    }
    long mask = sets[face - n];
    return keeping(set -> (mask & ~set) != 0);
  }

  /**
   * Removes a hyperedge and no other; a vertex still takes the hyperedges at it along.
   *
   * @throws IllegalArgumentException if it is not a face of this hypergraph
   */
  public Hypergraph withoutAlone(Face face) {
    return withoutAlone(indexOf(face));
  }

  /** Does the same for the face at a place of {@link #faces()}. */
  public Hypergraph withoutAlone(int face) {
    if (face < n) {
      return without(face);
    }
    long mask = sets[face - n];
    return keeping(set -> set != mask);
  }

  private int indexOf(Face face) {
    int vertex = face.vertices().get(0);
    if (face.size() == 1 && vertex < n) {
      return vertex;
    }
    for (int i = 0; i < sets.length; i++) {
      if (Long.bitCount(sets[i]) == face.size() && sets[i] == face.mask()) {
        return n + i;
      }
    }
    throw new IllegalArgumentException("%s is not a face".formatted(face.vertices()));
  }

  private Hypergraph keeping(LongPredicate kept) {
    return new Hypergraph(n, kept(kept), names);
  }

  private long[] kept(LongPredicate isKept) {
    long[] kept = new long[sets.length];
    int size = 0;
    for (long set : sets) {
      if (isKept.test(set)) {
        kept[size++] = set;
      }
    }
    return size == sets.length ? kept : Arrays.copyOf(kept, size);
  }

  private long allVertices() {
    return WordRows.first(n);
  }

  /** Numbers the vertices of a mask anew, dropping hyperedges that are not inside it. */
  private Hypergraph onVertices(long mask) {
    long[] kept = kept(set -> (set & ~mask) == 0);
    for (int i = 0; i < kept.length; i++) {
      kept[i] = WordRows.compressed(kept[i], mask);
    }
    Names left = names == Names.NONE ? names : names.restrictedTo(vertices(mask), n);
    return new Hypergraph(Long.bitCount(mask), kept, left);
  }

  private static int[] vertices(long mask) {
    return IntStream.range(0, 64).filter(v -> (mask >>> v & 1) != 0).toArray();
  }

  @Override
  public List<Hypergraph> components() {
    List<Hypergraph> components = new ArrayList<>(2);
    for (long left = allVertices(); left != 0; ) {
      long component = reach(Long.lowestOneBit(left));
      if (component == allVertices()) {
        return List.of(this);
      }
      components.add(onVertices(component));
      left &= ~component;
    }
    return components;
  }

  private long reach(long from) {
    long reached = from;
    for (long before = 0; before != reached; ) {
      before = reached;
      for (long set : sets) {
        reached |= (set & reached) != 0 ? set : 0;
      }
    }
    return reached;
  }

  @Override
  public CanonicalKey canonicalKey() {
    List<Hypergraph> components = anonymous().components();
    return components.size() == 1
        ? CanonicalHypergraph.key(components.get(0))
        : CanonicalKey.ofAll(components.stream().map(CanonicalHypergraph::key).toList());
  }

  /** Two hypergraphs are equal if they have the same hyperedges; names do not count. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Hypergraph that && n == that.n && Arrays.equals(sets, that.sets);
  }

  @Override
  public int hashCode() {
    return 31 * n + Arrays.hashCode(sets);
  }

  @Override
  public String toString() {
    return facets().stream().map(this::describe).collect(java.util.stream.Collectors.joining(" "));
  }
}
