package nimproof.structure;

import java.util.Arrays;

/**
 * An ordered partition of the vertices of a graph into cells, refined until it is equitable.
 *
 * <pre>
 *   order   4 0 | 2 | 1 3      the vertices, cell by cell
 *   start   0 0   2   3 3      where the cell at this place begins
 *   length  2     1   2        how long the cell beginning here is
 * </pre>
 *
 * <p>Equitable: any two vertices of a cell have equally many neighbours in every cell. Every choice
 * made here depends on places and counts alone, never on which vertex is which, so isomorphic
 * coloured graphs are refined in the same way and give the same trace.
 */
final class Partition {

  private final Graph graph;
  private final int n;
  private final int words;
  private final int[] order;
  private final int[] start;
  private final int[] length;
  private int cells;

  private final boolean[] waiting;
  private final int[] queue;
  private int waitingCount;

  private Partition(Graph graph, int[] order, int[] start, int[] length, int cells) {
    this.graph = graph;
    this.n = order.length;
    this.words = Math.max(1, (n + 63) >>> 6);
    this.order = order;
    this.start = start;
    this.length = length;
    this.cells = cells;
    this.waiting = new boolean[n];
    this.queue = new int[n];
  }

  /** Makes one cell per colour, smaller colours first, all of them still to be refined by. */
  static Partition byColour(Graph graph, int[] colours) {
    int n = colours.length;
    long[] keyed = new long[n];
    for (int v = 0; v < n; v++) {
      keyed[v] = (long) colours[v] << 32 | v;
    }
    Arrays.sort(keyed);
    Partition partition = new Partition(graph, new int[n], new int[n], new int[n], 0);
    for (int i = 0, first = 0; i < n; i++) {
      partition.order[i] = (int) keyed[i];
      if (keyed[i] >> 32 != keyed[first] >> 32) {
        first = i;
      }
      partition.start[i] = first;
      partition.length[first]++;
    }
    for (int i = 0; i < n; i += partition.length[i]) {
      partition.cells++;
      partition.await(i);
    }
    return partition;
  }

  /** Gives a copy in which a vertex stands alone, in front of the rest of its cell. */
  Partition individualised(int vertex) {
    Partition copy = new Partition(graph, order.clone(), start.clone(), length.clone(), cells + 1);
    int place = 0;
    while (order[place] != vertex) {
      place++;
    }
    int first = start[place];
    copy.order[place] = order[first];
    copy.order[first] = vertex;
    copy.length[first] = 1;
    copy.length[first + 1] = length[first] - 1;
    Arrays.fill(copy.start, first + 1, first + length[first], first + 1);
    copy.await(first);
    return copy;
  }

  boolean isDiscrete() {
    return cells == n;
  }

  int[] order() {
    return order;
  }

  /** Gives the place where the cell of each vertex begins. */
  int[] cells() {
    int[] cells = new int[n];
    for (int i = 0; i < n; i++) {
      cells[order[i]] = start[i];
    }
    return cells;
  }

  /** Gives the vertices of the first of the smallest cells that have more than one. */
  int[] targetCell() {
    int target = -1;
    for (int i = 0; i < n; i += length[i]) {
      if (length[i] > 1 && (target < 0 || length[i] < length[target])) {
        target = i;
      }
    }
    return Arrays.copyOfRange(order, target, target + length[target]);
  }

  private void await(int cell) {
    if (!waiting[cell]) {
      waiting[cell] = true;
      queue[waitingCount++] = cell;
    }
  }

  /** Splits cells until the partition is equitable and returns the trace of how it went. */
  long refine() {
    long trace = cells;
    long[] splitter = new long[words];
    long[] counts = new long[n];
    while (waitingCount > 0 && cells < n) {
      int by = queue[--waitingCount];
      waiting[by] = false;
      Arrays.fill(splitter, 0);
      for (int i = by; i < by + length[by]; i++) {
        splitter[order[i] >>> 6] |= 1L << order[i];
      }
      trace = mix(trace, by);
      for (int cell = 0; cell < n; ) {
        int end = cell + length[cell];
        trace = split(cell, splitter, counts, trace);
        cell = end;
      }
    }
    return mix(trace, cells) << 1 | (isDiscrete() ? 1 : 0);
  }

  /** Splits one cell by the number of neighbours in the splitter and mixes what it saw in. */
  private long split(int cell, long[] splitter, long[] counts, long trace) {
    int size = length[cell];
    boolean same = true;
    for (int i = 0; i < size; i++) {
      counts[i] = (long) neighboursIn(order[cell + i], splitter) << 32 | order[cell + i];
      same &= counts[i] >> 32 == counts[0] >> 32;
    }
    if (same) {
      return mix(trace, counts[0] >> 32);
    }
    Arrays.sort(counts, 0, size);
    return cut(cell, size, counts, trace);
  }

  /** Cuts a sorted cell where the counts change; the longest part need not be refined by. */
  private long cut(int cell, int size, long[] counts, long trace) {
    boolean wasWaiting = waiting[cell];
    int longest = cell;
    int first = cell;
    cells--;
    for (int i = 0; i <= size; i++) {
      int place = cell + i;
      if (i == size || counts[i] >> 32 != counts[first - cell] >> 32) {
        length[first] = place - first;
        cells++;
        trace = mix(trace, (long) first << 32 | counts[first - cell] >> 32);
        if (length[first] > length[longest]) {
          longest = first;
        }
        if (i == size) {
          break;
        }
        first = place;
      }
      order[place] = (int) counts[i];
      start[place] = first;
    }
    for (int part = cell; part < cell + size; part += length[part]) {
      if (wasWaiting || part != longest) {
        await(part);
      }
    }
    return trace;
  }

  private int neighboursIn(int vertex, long[] splitter) {
    int count = 0;
    for (int w = 0; w < words; w++) {
      count += Long.bitCount(graph.row(vertex, w) & splitter[w]);
    }
    return count;
  }

  private static long mix(long hash, long value) {
    long mixed = (hash ^ value) * 0x9E3779B97F4A7C15L;
    return mixed ^ mixed >>> 29;
  }
}
