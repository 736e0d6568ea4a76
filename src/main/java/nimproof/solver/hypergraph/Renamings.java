package nimproof.solver.hypergraph;

import java.util.function.IntConsumer;

/**
 * The renamings of the vertices of a hypergraph that is given as a set of numbered hyperedges.
 *
 * <p>Steinhaus, Johnson and Trotter list all permutations so that each comes from the one before by
 * exchanging two neighbours; what an exchange does to the numbers is looked up, half of them at a
 * time.
 */
final class Renamings {

  private final int half;
  private final int[][] lower;
  private final int[][] upper;
  private final int[] exchanges;

  /** Makes them for hypergraphs on n vertices; the hyperedges are masks of vertices, by number. */
  Renamings(int n, int[] hyperedges) {
    this.half = hyperedges.length / 2;
    this.lower = new int[Math.max(0, n - 1)][];
    this.upper = new int[lower.length][];
    for (int v = 0; v + 1 < n; v++) {
      int[] images = images(v, hyperedges);
      lower[v] = table(images, 0, half);
      upper[v] = table(images, half, images.length);
    }
    this.exchanges = exchanges(n);
  }

  /** Gives for each hyperedge the number of the one that exchanging v and v + 1 makes of it. */
  private static int[] images(int v, int[] hyperedges) {
    int[] images = new int[hyperedges.length];
    for (int i = 0; i < images.length; i++) {
      boolean changes = (hyperedges[i] >> v & 1) != (hyperedges[i] >> v + 1 & 1);
      int image = changes ? hyperedges[i] ^ 3 << v : hyperedges[i];
      while (hyperedges[images[i]] != image) {
        images[i]++;
      }
    }
    return images;
  }

  private static int[] table(int[] images, int from, int to) {
    int[] table = new int[1 << to - from];
    for (int set = 1; set < table.length; set++) {
      int first = Integer.numberOfTrailingZeros(set);
      table[set] = table[set & set - 1] | 1 << images[from + first];
    }
    return table;
  }

  /** Lists the exchanges: those for n - 1 vertices, between which the last vertex wanders. */
  private static int[] exchanges(int n) {
    if (n < 2) {
      return new int[0];
    }
    int[] fewer = exchanges(n - 1);
    int[] all = new int[(fewer.length + 1) * n - 1];
    int at = 0;
    for (int round = 0; round <= fewer.length; round++) {
      boolean down = round % 2 == 0;
      for (int i = 0; i < n - 1; i++) {
        all[at++] = down ? n - 2 - i : i;
      }
      if (round < fewer.length) {
        all[at++] = fewer[round] + (down ? 1 : 0);
      }
    }
    return all;
  }

  /** Hands over every renaming of a hypergraph, some more than once if it has symmetries. */
  void forEach(int hypergraph, IntConsumer action) {
    int renamed = hypergraph;
    action.accept(renamed);
    for (int v : exchanges) {
      renamed = lower[v][renamed & (1 << half) - 1] | upper[v][renamed >>> half];
      action.accept(renamed);
    }
  }
}
