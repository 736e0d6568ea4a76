package nimproof.structure;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * An ordered partition of the vertices of a graph into cells, refined until it is equitable.
 *
 * <pre>
 *   order   4 0 | 2 | 1 3      the vertices, cell by cell; place is the inverse
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
  private final int[] order;
  private final int[] place;
  private final int[] start;
  private final int[] length;
  private int cells;

  private final boolean[] waiting;
  private final int[] queue;
  private int waitingCount;

  private Partition(Graph graph, int[] order, int[] place, int[] start, int[] length, int cells) {
    this.graph = graph;
    this.n = order.length;
    this.order = order;
    this.place = place;
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
    Partition partition = new Partition(graph, new int[n], new int[n], new int[n], new int[n], 0);
    for (int i = 0, first = 0; i < n; i++) {
      partition.put((int) keyed[i], i);
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
    Partition copy =
        new Partition(
            graph, order.clone(), place.clone(), start.clone(), length.clone(), cells + 1);
    int first = start[place[vertex]];
    copy.put(order[first], place[vertex]);
    copy.put(vertex, first);
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

  private void put(int vertex, int at) {
    order[at] = vertex;
    place[vertex] = at;
  }

  /** Splits cells until the partition is equitable and returns the trace of how it went. */
  long refine() {
    long trace = cells;
    int[] counts = new int[n];
    int[] touched = new int[n];
    long[] keyed = new long[n];
    while (waitingCount > 0 && cells < n) {
      int by = queue[--waitingCount];
      waiting[by] = false;
      int reached = countNeighbours(by, counts, touched);
      trace = mix(trace, by);
      for (int cell : cellsOf(touched, reached)) {
        trace = split(cell, counts, keyed, trace);
      }
      for (int i = 0; i < reached; i++) {
        counts[touched[i]] = 0;
      }
    }
    return mix(trace, cells) << 1 | (isDiscrete() ? 1 : 0);
  }

  /** Counts for every vertex its neighbours in a cell; returns how many vertices have any. */
  private int countNeighbours(int cell, int[] counts, int[] touched) {
    int reached = 0;
    for (int i = cell; i < cell + length[cell]; i++) {
      for (int v : graph.neighbours(order[i])) {
        if (counts[v]++ == 0) {
          touched[reached++] = v;
        }
      }
    }
    return reached;
  }

  /** Lists the cells of some vertices in their order. */
  private int[] cellsOf(int[] vertices, int count) {
    return IntStream.range(0, count)
        .map(i -> start[place[vertices[i]]])
        .sorted()
        .distinct()
        .toArray();
  }

  /** Splits one cell by the number of neighbours in the splitter and mixes what it saw in. */
  private long split(int cell, int[] counts, long[] keyed, long trace) {
    int size = length[cell];
    boolean same = true;
    for (int i = 0; i < size; i++) {
      keyed[i] = (long) counts[order[cell + i]] << 32 | order[cell + i];
      same &= keyed[i] >> 32 == keyed[0] >> 32;
    }
    if (same) {
      return mix(trace, (long) cell << 32 | keyed[0] >> 32);
    }
    Arrays.sort(keyed, 0, size);
    return cut(cell, size, keyed, trace);
  }

  /** Cuts a sorted cell where the counts change; the longest part need not be refined by. */
  private long cut(int cell, int size, long[] keyed, long trace) {
    boolean wasWaiting = waiting[cell];
    int longest = cell;
    int first = cell;
    cells--;
    for (int i = 0; i <= size; i++) {
      int at = cell + i;
      if (i == size || keyed[i] >> 32 != keyed[first - cell] >> 32) {
        length[first] = at - first;
        cells++;
        trace = mix(trace, (long) first << 32 | keyed[first - cell] >> 32);
        if (length[first] > length[longest]) {
          longest = first;
        }
        if (i == size) {
          break;
        }
        first = at;
      }
      put((int) keyed[i], at);
      start[at] = first;
    }
    for (int part = cell; part < cell + size; part += length[part]) {
      if (wasWaiting || part != longest) {
        await(part);
      }
    }
    return trace;
  }

  private static long mix(long hash, long value) {
    long mixed = (hash ^ value) * 0x9E3779B97F4A7C15L;
    return mixed ^ mixed >>> 29;
  }
}
