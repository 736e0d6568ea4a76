package nimproof.solver.census;

import nimproof.structure.GraphNumber;

/** The graphs that have a graph as the option where an edge goes; a workspace for one thread. */
final class Additions {

  private final int n;
  private final ValueSets larger;
  private final long[] rows = new long[GraphNumber.MOST_VERTICES];

  Additions(int n, ValueSets larger) {
    this.n = n;
    this.larger = larger;
  }

  /** Tells every graph with one edge more the value of this option. */
  void add(long graph, int value) {
    GraphNumber.rows(n, graph, rows);
    for (int v = 1; v < n; v++) {
      long missing = ~rows[v] & (1L << v) - 1;
      for (; missing != 0; missing &= missing - 1) {
        int u = Long.numberOfTrailingZeros(missing);
        flip(u, v);
        larger.add(GraphNumber.of(n, rows), value);
        flip(u, v);
      }
    }
  }

  private void flip(int u, int v) {
    rows[u] ^= 1L << v;
    rows[v] ^= 1L << u;
  }
}
