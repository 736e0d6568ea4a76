package nimproof.structure;

import java.util.Arrays;

/**
 * Connected graphs on at most {@value #MOST_VERTICES} vertices, the last of which can be dropped
 * again: what a search needs of the graphs on its line of play, without an object for any.
 *
 * <pre>
 *   graph    0              1          2
 *   begins   0              3          5         5 + its vertices
 *   rows     010 101 010    10 01      …         the neighbours of each vertex
 * </pre>
 */
public final class GraphStack {

  /** The most vertices of a graph. */
  public static final int MOST_VERTICES = WordLabelling.MOST_VERTICES;

  private long[] rows = new long[4 * MOST_VERTICES];
  private int[] begins = new int[16];
  private int size;
  private final long[] whole = new long[MOST_VERTICES];

  /** Counts the graphs. */
  public int size() {
    return size;
  }

  /** Drops all but the first graphs. */
  public void cutTo(int count) {
    size = count;
  }

  /** Counts the vertices of a graph. */
  public int vertexCount(int graph) {
    return begins[graph + 1] - begins[graph];
  }

  /** Counts the edges of a graph. */
  public int edgeCount(int graph) {
    int twice = 0;
    for (int i = begins[graph]; i < begins[graph + 1]; i++) {
      twice += Long.bitCount(rows[i]);
    }
    return twice / 2;
  }

  /** Gives a graph as an object. */
  public Graph graph(int graph) {
    return Graph.ofRows(Arrays.copyOfRange(rows, begins[graph], begins[graph + 1]));
  }

  /** Adds a connected graph. */
  public void push(Graph graph) {
    int n = graph.vertexCount();
    int begin = makeRoom(n);
    for (int v = 0; v < n; v++) {
      rows[begin + v] = graph.row(v, 0);
    }
    pushed(n);
  }

  /** Adds the components of what is left of a graph when a vertex is taken. */
  public void pushWithoutVertex(int graph, int vertex) {
    int n = vertexCount(graph) - 1;
    int begin = makeRoom(n);
    int from = begins[graph];
    long low = (1L << vertex) - 1;
    for (int v = 0; v < n; v++) {
      long row = rows[from + (v < vertex ? v : v + 1)];
      rows[begin + v] = row & low | row >>> 1 & ~low;
    }
    split(begin, n);
  }

  /**
   * Adds the components of what is left when an edge is taken; {@link Graph#edges} numbers them.
   */
  public void pushWithoutEdge(int graph, int edge) {
    int n = vertexCount(graph);
    int begin = makeRoom(n);
    System.arraycopy(rows, begins[graph], rows, begin, n);
    int left = edge;
    int u = 0;
    for (int here = later(begin, u); left >= here; here = later(begin, u)) {
      left -= here;
      u++;
    }
    long ends = rows[begin + u] & ~WordRows.first(u + 1);
    for (; left > 0; left--) {
      ends &= ends - 1;
    }
    int v = Long.numberOfTrailingZeros(ends);
    rows[begin + u] &= ~(1L << v);
    rows[begin + v] &= ~(1L << u);
    split(begin, n);
  }

  /** Counts the edges from a vertex to later ones. */
  private int later(int begin, int vertex) {
    return Long.bitCount(rows[begin + vertex] & ~WordRows.first(vertex + 1));
  }

  /** Puts the components of the graph that stands on top in its place. */
  private void split(int begin, int n) {
    long all = WordRows.first(n);
    long component = n == 0 ? 0 : WordRows.reach(rows, begin, 0);
    if (component == all) {
      if (n > 0) {
        pushed(n);
      }
      return;
    }
    System.arraycopy(rows, begin, whole, 0, n);
    for (long left = all; left != 0; left &= ~component) {
      component = WordRows.reach(whole, Long.numberOfTrailingZeros(left));
      int count = Long.bitCount(component);
      WordRows.restrict(whole, component, rows, makeRoom(count));
      pushed(count);
    }
  }

  private int makeRoom(int vertices) {
    int begin = begins[size];
    if (begin + vertices > rows.length) {
      rows = Arrays.copyOf(rows, 2 * rows.length);
    }
    return begin;
  }

  private void pushed(int vertices) {
    if (size + 2 > begins.length) {
      begins = Arrays.copyOf(begins, 2 * begins.length);
    }
    begins[size + 1] = begins[size] + vertices;
    size++;
  }

  /** Puts the canonical key of a graph on a stack of keys. */
  public void pushKey(int graph, KeyStack keys) {
    int begin = begins[graph];
    if (!CanonicalSmallGraph.workspace().pushKey(rows, begin, begins[graph + 1] - begin, keys)) {
      keys.push(graph(graph).canonicalKey());
    }
  }
}
