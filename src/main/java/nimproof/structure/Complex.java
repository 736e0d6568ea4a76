package nimproof.structure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * A finite simplicial complex on at most {@value #MOST_VERTICES} vertices, given by its facets.
 *
 * <p>Every vertex lies in a facet. A face is a bit mask of vertices: {0, 2} is {@code 101}. Facets
 * are kept in increasing order of their masks, none inside another.
 */
public final class Complex implements Structure {

  /** The most vertices a complex may have. */
  public static final int MOST_VERTICES = 64;

  /** The most faces a complex may be given by. */
  public static final int MOST_FACETS = 10_000;

  /** On so many vertices there are few enough sets to mark. */
  private static final int MOST_MARKED = 12;

  private final int n;
  private final long[] facets;
  private final Names names;

  private Complex(int n, long[] facets, Names names) {
    this.n = n;
    this.facets = facets;
    this.names = names;
  }

  /** Makes the complex on vertices 0 … n-1 whose faces are the nonempty subsets of these. */
  public static Complex of(int n, Collection<Face> faces, Names names) {
    if (n > MOST_VERTICES) {
      throw new IllegalArgumentException(
          "a complex on %,d vertices; the most is %d".formatted(n, MOST_VERTICES));
    }
    if (faces.size() > MOST_FACETS) {
      throw new IllegalArgumentException(
          "a complex with more than %,d facets; that is the most".formatted(MOST_FACETS));
    }
    faces.forEach(face -> checkFace(n, face));
    long[] masks =
        LongStream.concat(
                faces.stream().mapToLong(Face::mask), IntStream.range(0, n).mapToLong(v -> 1L << v))
            .toArray();
    return new Complex(n, maximal(masks, masks.length), names);
  }

  private static void checkFace(int n, Face face) {
    int last = face.vertices().get(face.size() - 1);
    if (last >= n) {
      throw new IllegalArgumentException(
          "a face holds %d; the vertices are 0 to %d".formatted(last, n - 1));
    }
  }

  /** Makes the complex with these faces and default names. */
  public static Complex of(int n, Collection<Face> faces) {
    return of(n, faces, Names.DEFAULT);
  }

  /** Sorts the masks and keeps those inside no other. */
  private static long[] maximal(long[] masks, int count) {
    long[] kept = new long[count];
    int size = 0;
    for (int i = 0; i < count; i++) {
      if (!isInsideAnother(masks, count, i)) {
        kept[size++] = masks[i];
      }
    }
    long[] result = Arrays.copyOf(kept, size);
    Arrays.sort(result);
    return result;
  }

  private static boolean isInsideAnother(long[] masks, int count, int i) {
    for (int j = 0; j < count; j++) {
      boolean inside = (masks[i] & ~masks[j]) == 0;
      if (inside && (masks[i] != masks[j] || j < i)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Complex anonymous() {
    return new Complex(n, facets, Names.NONE);
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
  public int dimension() {
    return Arrays.stream(facets).mapToInt(Long::bitCount).max().orElse(0) - 1;
  }

  @Override
  public int faceCount() {
    return faceMasks().length;
  }

  @Override
  public List<Face> faces() {
    return Arrays.stream(faceMasks()).mapToObj(Face::ofMask).sorted().toList();
  }

  @Override
  public List<Face> facets() {
    return Arrays.stream(facets).mapToObj(Face::ofMask).sorted().toList();
  }

  /** Lists the nonempty faces as masks, in increasing order. */
  public long[] faceMasks() {
    return n <= MOST_MARKED ? markedFaces() : sortedFaces();
  }

  /** Lists the faces by marking each of the 2^n sets of vertices that is one. */
  private long[] markedFaces() {
    BitSet faces = new BitSet(1 << n);
    for (long facet : facets) {
      for (long sub = facet; sub != 0; sub = sub - 1 & facet) {
        faces.set((int) sub);
      }
    }
    return faces.stream().mapToLong(face -> face).toArray();
  }

  private long[] sortedFaces() {
    SortedSet<Long> masks = new TreeSet<>(Long::compareUnsigned);
    for (long facet : facets) {
      if (Long.bitCount(facet) > 20) {
        throw tooManyFaces();
      }
      for (long sub = facet; sub != 0; sub = sub - 1 & facet) {
        masks.add(sub);
      }
      if (masks.size() > MOST_FACES) {
        throw tooManyFaces();
      }
    }
    return masks.stream().mapToLong(Long::longValue).toArray();
  }

  private static IllegalArgumentException tooManyFaces() {
    return new IllegalArgumentException(
        "the complex has more than %,d faces".formatted(MOST_FACES));
  }

  @Override
  public Complex without(Face face) {
    boolean inRange = face.vertices().get(face.size() - 1) < n;
    if (!inRange || Arrays.stream(facets).noneMatch(facet -> (face.mask() & ~facet) == 0)) {
      throw new IllegalArgumentException(describe(face) + " is not a face");
    }
    return without(face.mask());
  }

  /** Replaces each facet F that contains the face by the sets F \ {x} for the x in the face. */
  private Complex without(long face) {
    long[] masks = new long[facets.length * Long.bitCount(face)];
    int count = 0;
    for (long facet : facets) {
      if ((face & ~facet) != 0) {
        masks[count++] = facet;
      } else {
        for (long left = face; left != 0; left &= left - 1) {
          long rest = facet & ~Long.lowestOneBit(left);
          if (rest != 0) {
            masks[count++] = rest;
          }
        }
      }
    }
    Complex result = new Complex(n, maximal(masks, count), names);
    return Long.bitCount(face) == 1 ? result.onVertices(allVertices(n) & ~face) : result;
  }

  private static long allVertices(int n) {
    return n == 64 ? -1 : (1L << n) - 1;
  }

  /** Numbers the vertices of a mask anew; every facet must lie inside the mask or outside it. */
  private Complex onVertices(long mask) {
    int[] vertices = IntStream.range(0, n).filter(v -> (mask >>> v & 1) != 0).toArray();
    long[] kept =
        Arrays.stream(facets)
            .filter(facet -> (facet & ~mask) == 0)
            .map(facet -> compress(facet, vertices))
            .sorted()
            .toArray();
    return new Complex(vertices.length, kept, names.restrictedTo(vertices, n));
  }

  private static long compress(long facet, int[] vertices) {
    long compressed = 0;
    for (int i = 0; i < vertices.length; i++) {
      compressed |= (facet >>> vertices[i] & 1) << i;
    }
    return compressed;
  }

  @Override
  public List<Complex> components() {
    List<Complex> components = new ArrayList<>();
    for (long left = allVertices(n); left != 0; ) {
      long component = reach(Long.lowestOneBit(left));
      if (component == allVertices(n)) {
        return List.of(this);
      }
      components.add(onVertices(component));
      left &= ~component;
    }
    return components;
  }

  private long reach(long vertices) {
    long before;
    do {
      before = vertices;
      for (long facet : facets) {
        vertices |= (facet & vertices) != 0 ? facet : 0;
      }
    } while (vertices != before);
    return vertices;
  }

  /** Gives the graph of vertices and edges, forgetting larger faces. */
  public Graph skeleton() {
    List<int[]> edges = new ArrayList<>();
    for (int u = 0; u < n; u++) {
      for (int v = u + 1; v < n; v++) {
        long edge = 1L << u | 1L << v;
        if (Arrays.stream(facets).anyMatch(facet -> (edge & ~facet) == 0)) {
          edges.add(new int[] {u, v});
        }
      }
    }
    return Graph.of(n, edges, names);
  }

  @Override
  public CanonicalKey canonicalKey() {
    return CanonicalComplex.key(n, facets);
  }

  /** Two complexes are equal if they have the same faces; names do not count. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Complex complex
        && n == complex.n
        && Arrays.equals(facets, complex.facets);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(facets);
  }

  @Override
  public String toString() {
    return facets().stream().map(this::describe).collect(java.util.stream.Collectors.joining(" "));
  }
}
