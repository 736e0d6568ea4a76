package nimproof.structure;

import java.util.Arrays;

/**
 * Connected graphs and hypergraphs, the last of which can be dropped again: what a search needs of
 * those on its line of play, without an object for any.
 *
 * <p>An edge of two vertices joins them; a larger hyperedge is a further vertex of another sort,
 * joined to its own. All in all there are at most {@value #MOST_VERTICES} vertices.
 *
 * <pre>
 *   hypergraph  0                1             2          a path, an edge
 *   begins      0                3             5          5 + its vertices of both sorts
 *   plain       3                2             …          its vertices of the first sort
 *   rows        010 101 010      10 01         …          the neighbours of each
 * </pre>
 */
public final class HypergraphStack {

  /** The most vertices, together with the hyperedges of more than two vertices. */
  public static final int MOST_VERTICES = WordLabelling.MOST_VERTICES;

  private long[] rows = new long[4 * MOST_VERTICES];
  private int[] begins = new int[16];
  private int[] plain = new int[16];
  private int size;
  private final long[] left = new long[MOST_VERTICES];

  /** Tells whether a graph is not too large. */
  public static boolean holds(Graph graph) {
    return graph.vertexCount() <= MOST_VERTICES;
  }

  /** Tells whether a hypergraph is not too large, and too large for a quicker key of its own. */
  public static boolean holds(Hypergraph hypergraph) {
    return hypergraph.vertexCount() > CanonicalTinyHypergraph.MOST_VERTICES
        && hypergraph.faceCount() - hypergraph.edgeCount() <= MOST_VERTICES;
  }

  /** Counts the hypergraphs. */
  public int size() {
    return size;
  }

  /** Drops all but the first. */
  public void cutTo(int count) {
    size = count;
  }

  /** Adds a connected graph. */
  public void push(Graph graph) {
    int n = graph.vertexCount();
    int begin = makeRoom(n);
    for (int v = 0; v < n; v++) {
      rows[begin + v] = graph.row(v, 0);
    }
    pushed(n, n);
  }

  /** Adds a connected hypergraph. */
  public void push(Hypergraph hypergraph) {
    long[] connected = CanonicalHypergraph.rows(hypergraph);
    System.arraycopy(connected, 0, rows, makeRoom(connected.length), connected.length);
    pushed(connected.length, hypergraph.vertexCount());
  }

  /** Counts the vertices. */
  public int vertexCount(int hypergraph) {
    return plain[hypergraph];
  }

  /** Counts the edges of two vertices. */
  public int edgeCount(int hypergraph) {
    int begin = begins[hypergraph];
    int edges = 0;
    for (int v = 0; v < plain[hypergraph]; v++) {
      edges += Long.bitCount(edgesToEarlier(begin, v));
    }
    return edges;
  }

  private long edgesToEarlier(int begin, int vertex) {
    return rows[begin + vertex] & WordRows.first(vertex);
  }

  /** Counts the hyperedges of more than two vertices. */
  public int largeCount(int hypergraph) {
    return begins[hypergraph + 1] - begins[hypergraph] - plain[hypergraph];
  }

  /** Gives the graph, if there is no larger hyperedge, as an object. */
  public Graph graph(int hypergraph) {
    return Graph.ofRows(Arrays.copyOfRange(rows, begins[hypergraph], begins[hypergraph + 1]));
  }

  /** Gives a hypergraph as an object. */
  public Hypergraph hypergraph(int hypergraph) {
    int n = plain[hypergraph];
    int begin = begins[hypergraph];
    long[] sets = new long[edgeCount(hypergraph) + largeCount(hypergraph)];
    int at = 0;
    for (int u = 0; u < n; u++) {
      for (long later = edgesToLater(begin, u, n); later != 0; later &= later - 1) {
        sets[at++] = 1L << u | Long.lowestOneBit(later);
      }
    }
    for (int i = begin + n; i < begins[hypergraph + 1]; i++) {
      sets[at++] = rows[i];
    }
    return Hypergraph.ofSets(n, sets);
  }

  /** Adds the components of what is left when a vertex and the hyperedges at it are taken. */
  public void pushWithoutVertex(int hypergraph, int vertex) {
    int from = begins[hypergraph];
    int n = begins[hypergraph + 1] - from;
    long large = rows[from + vertex] & ~WordRows.first(plain[hypergraph]);
    if (large != 0) {
      pushWithout(hypergraph, large | 1L << vertex);
      return;
    }
    int begin = makeRoom(n - 1);
    long low = WordRows.first(vertex);
    for (int v = 0; v < n - 1; v++) {
      long row = rows[from + (v < vertex ? v : v + 1)];
      rows[begin + v] = row & low | row >>> 1 & ~low;
    }
    split(begin, n - 1, plain[hypergraph] - 1);
  }

  /**
   * Adds the components of what is left when an edge of two vertices is taken.
   *
   * @param edge its number in the order of {@link Graph#edges}
   * @param alone whether the hyperedges that contain it stay
   */
  public void pushWithoutEdge(int hypergraph, int edge, boolean alone) {
    int from = begins[hypergraph];
    int n = plain[hypergraph];
    int u = 0;
    int number = edge;
    for (int here; number >= (here = Long.bitCount(edgesToLater(from, u, n))); u++) {
      number -= here;
    }
    long ends = edgesToLater(from, u, n);
    for (; number > 0; number--) {
      ends &= ends - 1;
    }
    int v = Long.numberOfTrailingZeros(ends);
    long large = alone ? 0 : rows[from + u] & rows[from + v] & ~WordRows.first(n);
    rows[from + u] ^= 1L << v;
    rows[from + v] ^= 1L << u;
    pushWithout(hypergraph, large);
    rows[from + u] ^= 1L << v;
    rows[from + v] ^= 1L << u;
  }

  private long edgesToLater(int begin, int vertex, int n) {
    return rows[begin + vertex] & WordRows.first(n) & ~WordRows.first(vertex + 1);
  }

  /**
   * Adds the components of what is left when a larger hyperedge is taken.
   *
   * @param alone whether the hyperedges that contain it stay
   */
  public void pushWithoutLarge(int hypergraph, int hyperedge, boolean alone) {
    int from = begins[hypergraph];
    int taken = plain[hypergraph] + hyperedge;
    long without = 1L << taken;
    for (int i = plain[hypergraph]; i < begins[hypergraph + 1] - from && !alone; i++) {
      without |= (rows[from + taken] & ~rows[from + i]) == 0 ? 1L << i : 0;
    }
    pushWithout(hypergraph, without);
  }

  /** Adds the components of what is left without some vertices of either sort. */
  private void pushWithout(int hypergraph, long without) {
    int from = begins[hypergraph];
    int n = begins[hypergraph + 1] - from;
    long kept = WordRows.first(n) & ~without;
    int count = Long.bitCount(kept);
    int begin = makeRoom(count);
    if (without == 0) {
      System.arraycopy(rows, from, rows, begin, n);
    } else {
      System.arraycopy(rows, from, left, 0, n);
      WordRows.restrict(left, kept, rows, begin);
    }
    split(begin, count, Long.bitCount(kept & WordRows.first(plain[hypergraph])));
  }

  /** Puts the components of the hypergraph that stands on top in its place. */
  private void split(int begin, int n, int plainVertices) {
    long all = WordRows.first(n);
    if (n > 0 && WordRows.reach(rows, begin, 0) == all) {
      pushed(n, plainVertices);
      return;
    }
    System.arraycopy(rows, begin, left, 0, n);
    long component;
    for (long open = all; open != 0; open &= ~component) {
      component = WordRows.reach(left, Long.numberOfTrailingZeros(open));
      int count = Long.bitCount(component);
      WordRows.restrict(left, component, rows, makeRoom(count));
      pushed(count, Long.bitCount(component & WordRows.first(plainVertices)));
    }
  }

  private int makeRoom(int vertices) {
    int begin = begins[size];
    if (begin + vertices > rows.length) {
      rows = Arrays.copyOf(rows, 2 * rows.length);
    }
    return begin;
  }

  private void pushed(int vertices, int plainVertices) {
    if (size + 2 > begins.length) {
      begins = Arrays.copyOf(begins, 2 * begins.length);
      plain = Arrays.copyOf(plain, begins.length);
    }
    plain[size] = plainVertices;
    begins[size + 1] = begins[size] + vertices;
    size++;
  }

  /** Puts the canonical key of a hypergraph on a stack of keys. */
  public void pushKey(int hypergraph, KeyStack keys) {
    int begin = begins[hypergraph];
    int n = begins[hypergraph + 1] - begin;
    if (largeCount(hypergraph) > 0 && plain[hypergraph] <= CanonicalTinyHypergraph.MOST_VERTICES) {
      keys.push(hypergraph(hypergraph).canonicalKey());
      return;
    }
    if (!CanonicalSmallGraph.workspace().pushKey(rows, begin, n, plain[hypergraph], keys)) {
      keys.push(
          largeCount(hypergraph) == 0
              ? CanonicalGraph.key(graph(hypergraph))
              : CanonicalHypergraph.longKey(hypergraph(hypergraph)));
    }
  }
}
