package nimproof.structure;

/**
 * The canonical number of a graph on at most {@value #MOST_VERTICES} vertices: equal numbers mean
 * isomorphic graphs and the reverse.
 *
 * <p>The vertices are put into canonical order; the number is the adjacency matrix below the
 * diagonal, row by row from the lowest bit. The path on three vertices whose middle one comes last
 * has
 *
 * <pre>
 *   bit       0        1     2
 *   vertices  1–0      2–0   2–1
 *             0        1     1          the number 6
 * </pre>
 */
public final class GraphNumber {

  /** The most vertices: 55 pairs, so that a number is positive and leaves bits to spare. */
  public static final int MOST_VERTICES = 11;

  private static final long[] PLAIN = new long[MOST_VERTICES];

  private GraphNumber() {}

  /**
   * Numbers a graph.
   *
   * @param n the number of vertices
   * @param rows the neighbours of each vertex as a bit mask; more rows are passed over
   */
  public static long of(int n, long[] rows) {
    WordLabelling labelling = WordLabelling.workspace();
    labelling.label(n, rows, PLAIN);
    long number = 0;
    for (int i = 1, at = 0; i < n; at += i++) {
      number |= labelling.earlierNeighbours(i) << at;
    }
    return number;
  }

  /** Numbers a graph. */
  public static long of(Graph graph) {
    int n = graph.vertexCount();
    long[] rows = new long[n];
    for (int v = 0; v < n; v++) {
      rows[v] = graph.row(v, 0);
    }
    return of(n, rows);
  }

  /** Writes the neighbours of each vertex of the graph with a number. */
  public static void rows(int n, long number, long[] rows) {
    for (int i = 0, at = 0; i < n; at += i++) {
      rows[i] = number >>> at & (1L << i) - 1;
      for (long left = rows[i]; left != 0; left &= left - 1) {
        rows[Long.numberOfTrailingZeros(left)] |= 1L << i;
      }
    }
  }

  /** Writes the neighbours of each vertex but one, numbering the later vertices anew. */
  public static void rowsWithout(int vertex, int n, long[] rows, long[] fewer) {
    long low = (1L << vertex) - 1;
    for (int v = 0; v < n - 1; v++) {
      long row = rows[v < vertex ? v : v + 1];
      fewer[v] = row & low | row >>> 1 & ~low;
    }
  }
}
