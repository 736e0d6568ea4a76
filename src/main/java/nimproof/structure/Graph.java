package nimproof.structure;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A finite simple graph on at most {@value #MOST_VERTICES} vertices.
 *
 * <p>Adjacency is kept as a bit matrix, one row of whole words per vertex. The path 0 – 1 – 2:
 *
 * <pre>
 *   vertex   bits …2 1 0
 *     0           0 1 0
 *     1           1 0 1
 *     2           0 1 0
 * </pre>
 */
public final class Graph implements Structure {

  /** The most vertices a graph may have. */
  public static final int MOST_VERTICES = 2_000;

  private final int n;
  private final int words;
  private final long[] rows;
  private final Names names;

  private Graph(int n, long[] rows, Names names) {
    this.n = n;
    this.words = wordsFor(n);
    this.rows = rows;
    this.names = names;
  }

  /** Makes the graph on vertices 0 … n-1 with these edges, named by number. */
  public static Graph of(int n, Collection<int[]> edges) {
    return of(n, edges, Names.DEFAULT);
  }

  /** Makes the graph on vertices 0 … n-1 with these edges and names. */
  public static Graph of(int n, Collection<int[]> edges, Names names) {
    checkVertexCount(n);
    edges.forEach(edge -> checkEdge(n, edge));
    return ofAnySize(n, edges, names);
  }

  /** Makes a graph that may be larger than users' graphs; the edges must be right. */
  static Graph ofAnySize(int n, Collection<int[]> edges, Names names) {
    int words = wordsFor(n);
    long[] rows = new long[Math.multiplyExact(n, words)];
    for (int[] edge : edges) {
      set(rows, words, edge[0], edge[1]);
      set(rows, words, edge[1], edge[0]);
    }
    return new Graph(n, rows, names);
  }

  /** Makes the graph without names whose rows are one word each. */
  static Graph ofRows(long[] rows) {
    return new Graph(rows.length, rows, Names.NONE);
  }

  /**
   * Refuses more vertices than a graph may have, before anything that large is built.
   *
   * @throws IllegalArgumentException if there are too many
   */
  public static void checkVertexCount(long n) {
    if (n > MOST_VERTICES) {
      throw new IllegalArgumentException(
          "a graph on %,d vertices; the most is %,d".formatted(n, MOST_VERTICES));
    }
  }

  private static void checkEdge(int n, int[] edge) {
    if (edge[0] == edge[1]) {
      throw new IllegalArgumentException("a graph has no loops");
    }
    if (Math.min(edge[0], edge[1]) < 0 || Math.max(edge[0], edge[1]) >= n) {
      throw new IllegalArgumentException(
          "an edge joins %d and %d; the vertices are 0 to %d".formatted(edge[0], edge[1], n - 1));
    }
  }

  private static int wordsFor(int n) {
    return Math.max(1, (n + 63) >>> 6);
  }

  private static void set(long[] rows, int words, int u, int v) {
    rows[u * words + (v >>> 6)] |= 1L << v;
  }

  @Override
  public Graph anonymous() {
    return new Graph(n, rows, Names.NONE);
  }

  /** Gives the same graph with other names. */
  public Graph named(Names newNames) {
    return new Graph(n, rows, newNames);
  }

  @Override
  public int vertexCount() {
    return n;
  }

  /** Counts the edges. */
  public int edgeCount() {
    int twice = 0;
    for (long row : rows) {
      twice += Long.bitCount(row);
    }
    return twice / 2;
  }

  @Override
  public Names names() {
    return names;
  }

  /** Tells whether two vertices are joined by an edge. */
  public boolean adjacent(int u, int v) {
    return (rows[u * words + (v >>> 6)] >>> v & 1) != 0;
  }

  /** Counts the edges at a vertex. */
  public int degree(int v) {
    int degree = 0;
    for (int w = v * words; w < (v + 1) * words; w++) {
      degree += Long.bitCount(rows[w]);
    }
    return degree;
  }

  /** Lists the neighbours of a vertex in increasing order. */
  public int[] neighbours(int v) {
    int[] neighbours = new int[degree(v)];
    int at = 0;
    for (int w = 0; w < words; w++) {
      for (long bits = rows[v * words + w]; bits != 0; bits &= bits - 1) {
        neighbours[at++] = (w << 6) + Long.numberOfTrailingZeros(bits);
      }
    }
    return neighbours;
  }

  /** Lists the edges as pairs u &lt; v, lexicographically. */
  public List<int[]> edges() {
    List<int[]> edges = new ArrayList<>();
    for (int u = 0; u < n; u++) {
      for (int v : neighbours(u)) {
        if (u < v) {
          edges.add(new int[] {u, v});
        }
      }
    }
    return edges;
  }

  /** Gives the row of a vertex: word {@code w} holds the neighbours 64w … 64w+63. */
  long row(int v, int w) {
    return rows[v * words + w];
  }

  @Override
  public int faceCount() {
    return n + edgeCount();
  }

  @Override
  public int dimension() {
    return n == 0 ? -1 : edgeCount() == 0 ? 0 : 1;
  }

  @Override
  public List<Face> faces() {
    List<Face> faces = new ArrayList<>();
    IntStream.range(0, n).forEach(v -> faces.add(Face.of(v)));
    edges().forEach(edge -> faces.add(Face.of(edge)));
    return faces;
  }

  @Override
  public List<Face> facets() {
    return faces().stream()
        .filter(face -> face.size() == 2 || degree(face.vertices().get(0)) == 0)
        .toList();
  }

  @Override
  public Graph without(Face face) {
    int first = face.vertices().get(0);
    int last = face.vertices().get(face.size() - 1);
    if (face.size() > 2 || last >= n || first != last && !adjacent(first, last)) {
      throw new IllegalArgumentException(describe(face) + " is not a face");
    }
    return first == last ? withoutVertex(first) : withoutEdge(first, last);
  }

  /** Removes one edge. */
  public Graph withoutEdge(int u, int v) {
    long[] fewer = rows.clone();
    fewer[u * words + (v >>> 6)] &= ~(1L << v);
    fewer[v * words + (u >>> 6)] &= ~(1L << u);
    return new Graph(n, fewer, names);
  }

  /** Adds one edge. */
  public Graph withEdge(int u, int v) {
    long[] more = rows.clone();
    set(more, words, u, v);
    set(more, words, v, u);
    return new Graph(n, more, names);
  }

  /** Removes a vertex and the edges at it. */
  public Graph withoutVertex(int vertex) {
    if (isAnonymousWord()) {
      return new Graph(n - 1, WordRows.without(rows, vertex), names);
    }
    return induced(IntStream.range(0, n).filter(v -> v != vertex).toArray());
  }

  /** Tells whether each row is one word and there are no names to keep: the case made fast. */
  private boolean isAnonymousWord() {
    return words == 1 && names == Names.NONE;
  }

  /** Keeps these vertices, in this order, and the edges between them. */
  public Graph induced(int[] vertices) {
    int[] index = new int[n];
    java.util.Arrays.fill(index, -1);
    for (int i = 0; i < vertices.length; i++) {
      index[vertices[i]] = i;
    }
    int fewerWords = wordsFor(vertices.length);
    long[] kept = new long[vertices.length * fewerWords];
    for (int i = 0; i < vertices.length; i++) {
      for (int w = 0; w < words; w++) {
        for (long bits = rows[vertices[i] * words + w]; bits != 0; bits &= bits - 1) {
          int j = index[(w << 6) + Long.numberOfTrailingZeros(bits)];
          if (j >= 0) {
            set(kept, fewerWords, i, j);
          }
        }
      }
    }
    return new Graph(vertices.length, kept, names.restrictedTo(vertices, n));
  }

  @Override
  public List<Graph> components() {
    return isAnonymousWord() ? wordComponents() : namedComponents();
  }

  private List<Graph> wordComponents() {
    List<Graph> components = new ArrayList<>(2);
    for (long left = WordRows.first(n); left != 0; ) {
      long component = WordRows.reach(rows, Long.numberOfTrailingZeros(left));
      if (Long.bitCount(component) == n) {
        return List.of(this);
      }
      long[] kept = WordRows.restricted(rows, component);
      components.add(new Graph(kept.length, kept, names));
      left &= ~component;
    }
    return components;
  }

  private List<Graph> namedComponents() {
    List<int[]> parts = componentVertices();
    return parts.size() == 1 ? List.of(this) : parts.stream().map(this::induced).toList();
  }

  /** Lists the vertices of each connected component in increasing order. */
  List<int[]> componentVertices() {
    List<int[]> components = new ArrayList<>();
    boolean[] seen = new boolean[n];
    int[] queue = new int[n];
    for (int start = 0; start < n; start++) {
      if (!seen[start]) {
        int size = reach(start, seen, queue);
        components.add(IntStream.of(queue).limit(size).sorted().toArray());
      }
    }
    return components;
  }

  /** Fills the queue with everything connected to a vertex and returns how much that is. */
  private int reach(int start, boolean[] seen, int[] queue) {
    int size = 1;
    queue[0] = start;
    seen[start] = true;
    for (int i = 0; i < size; i++) {
      for (int w = 0; w < words; w++) {
        for (long bits = rows[queue[i] * words + w]; bits != 0; bits &= bits - 1) {
          int v = (w << 6) + Long.numberOfTrailingZeros(bits);
          if (!seen[v]) {
            seen[v] = true;
            queue[size++] = v;
          }
        }
      }
    }
    return size;
  }

  @Override
  public CanonicalKey canonicalKey() {
    List<Graph> components = anonymous().components();
    return components.size() == 1
        ? components.get(0).connectedKey()
        : CanonicalKey.ofAll(components.stream().map(Graph::connectedKey).toList());
  }

  private CanonicalKey connectedKey() {
    Optional<CanonicalKey> small = words == 1 ? CanonicalSmallGraph.key(rows) : Optional.empty();
    return small.orElseGet(() -> CanonicalGraph.key(this));
  }

  /** Two graphs are equal if they have the same edges; names do not count. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Graph graph
        && n == graph.n
        && java.util.Arrays.equals(rows, graph.rows);
  }

  @Override
  public int hashCode() {
    return 31 * n + java.util.Arrays.hashCode(rows);
  }

  @Override
  public String toString() {
    return Graph6.encode(this);
  }
}
