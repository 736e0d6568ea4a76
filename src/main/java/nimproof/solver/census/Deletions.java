package nimproof.solver.census;

import nimproof.structure.GraphNumber;

/** What is left of a graph when a vertex goes; a workspace for one thread. */
final class Deletions {

  private final int n;
  private final ValueSets smaller;
  private final long[] rows = new long[GraphNumber.MOST_VERTICES];
  private final long[] fewer = new long[GraphNumber.MOST_VERTICES];

  /**
   * Makes a workspace.
   *
   * @param smaller all graphs on n - 1 vertices with their values
   */
  Deletions(int n, ValueSets smaller) {
    this.n = n;
    this.smaller = smaller;
  }

  /** Gives the set of the values after removing a vertex. */
  int values(long graph) {
    GraphNumber.rows(n, graph, rows);
    int values = 0;
    for (int v = 0; v < n; v++) {
      if (!hasEarlierTwin(v)) {
        GraphNumber.rowsWithout(v, n, rows, fewer);
        values |= 1 << smaller.onlyValue(GraphNumber.of(n - 1, fewer));
      }
    }
    return values;
  }

  /**
   * Tells whether a vertex can change places with an earlier one, so that removing it is nothing
   * new.
   */
  private boolean hasEarlierTwin(int v) {
    for (int u = 0; u < v; u++) {
      if (((rows[u] ^ rows[v]) & ~(1L << u | 1L << v)) == 0) {
        return true;
      }
    }
    return false;
  }
}
