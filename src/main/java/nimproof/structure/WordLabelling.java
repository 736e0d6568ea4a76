package nimproof.structure;

import java.util.Arrays;

/**
 * Finds a canonical order of the vertices of a coloured graph on at most 64 vertices.
 *
 * <p>Does what {@link CanonicalLabelling} does, for graphs whose rows fit into one word, many times
 * faster: cells are split by the sum of random weights of the neighbours' cells, and nothing is
 * allocated while searching. Two vertices with equal sums by chance merely stay in one cell longer,
 * which costs time and never correctness: the order that wins is the one with the smallest
 * adjacency matrix, compared in full.
 *
 * <pre>
 *   order    4 0 | 2 | 1 3     the vertices, cell by cell
 *   starts   1 0   1   1 0     a bit where a cell begins
 *   cellOf   vertex 0 → 0, 1 → 3, 2 → 2, 3 → 3, 4 → 0     where the cell of a vertex begins
 * </pre>
 *
 * <p>An instance is a workspace for one thread; take it from {@link #workspace()}.
 */
final class WordLabelling {

  /** The most vertices. */
  static final int MOST_VERTICES = 64;

  private static final ThreadLocal<WordLabelling> WORKSPACES =
      ThreadLocal.withInitial(WordLabelling::new);

  private static final long[] WEIGHT = new long[MOST_VERTICES];

  static {
    for (int i = 0; i < MOST_VERTICES; i++) {
      WEIGHT[i] = mix(i + 1, 0x2545F4914F6CDD1DL);
    }
  }

  private int n;
  private long[] rows;
  private final int[][] orders = new int[MOST_VERTICES + 1][MOST_VERTICES];
  private final int[][] cellOfs = new int[MOST_VERTICES + 1][MOST_VERTICES];
  private final long[] startsOf = new long[MOST_VERTICES + 1];
  private final long[] sums = new long[MOST_VERTICES];
  private final int[] path = new int[MOST_VERTICES + 1];
  private final int[] bestPath = new int[MOST_VERTICES + 1];
  private final long[] bestTrace = new long[MOST_VERTICES + 1];
  private final int[] bestOrder = new int[MOST_VERTICES];
  private final long[] bestRows = new long[MOST_VERTICES];
  private final int[] place = new int[MOST_VERTICES];
  private int[][] automorphisms = new int[8][MOST_VERTICES];
  private int automorphismCount;
  private final Orbits[] orbitsOf = new Orbits[MOST_VERTICES];
  private boolean hasBest;

  private WordLabelling() {
    Arrays.setAll(orbitsOf, level -> new Orbits(MOST_VERTICES));
  }

  /** Gives the workspace of this thread. */
  static WordLabelling workspace() {
    return WORKSPACES.get();
  }

  /**
   * Labels a graph.
   *
   * @param rows the neighbours of each vertex as a bit mask; not changed
   * @param colours compared by value, smaller first, as unsigned numbers
   */
  void label(int n, long[] rows, long[] colours) {
    this.n = n;
    this.rows = rows;
    hasBest = false;
    automorphismCount = 0;
    colour(colours);
    visit(0);
  }

  /** Gives the vertices of a graph in canonical order. */
  static int[] order(Graph graph, int[] colours) {
    int n = colours.length;
    long[] rows = new long[n];
    long[] wide = new long[n];
    for (int v = 0; v < n; v++) {
      rows[v] = graph.row(v, 0);
      wide[v] = colours[v];
    }
    WordLabelling labelling = workspace();
    labelling.label(n, rows, wide);
    return Arrays.copyOf(labelling.bestOrder, n);
  }

  /** Gives the vertex at a place of the canonical order. */
  int vertexAt(int i) {
    return bestOrder[i];
  }

  /** Gives the neighbours of the vertex at a place, as a mask of earlier places. */
  long earlierNeighbours(int i) {
    return bestRows[i];
  }

  /** Sorts the vertices by colour into the cells of level 0. */
  private void colour(long[] colours) {
    int[] order = orders[0];
    for (int v = 0; v < n; v++) {
      int i = v;
      while (i > 0 && Long.compareUnsigned(colours[order[i - 1]], colours[v]) > 0) {
        order[i] = order[i - 1];
        i--;
      }
      order[i] = v;
    }
    long starts = 0;
    for (int i = 0, first = 0; i < n; i++) {
      if (i == 0 || colours[order[i]] != colours[order[i - 1]]) {
        starts |= 1L << i;
        first = i;
      }
      cellOfs[0][order[i]] = first;
    }
    startsOf[0] = starts;
  }

  /**
   * Explores a node and returns the level to go back to: its own, or a smaller one when an
   * automorphism shows that the rest of the branch holds nothing new.
   */
  private int visit(int level) {
    long trace = refine(level);
    if (hasBest && trace != bestTrace[level]) {
      if (trace > bestTrace[level]) {
        return level;
      }
      hasBest = false;
    }
    bestTrace[level] = trace;
    return isDiscrete(level) ? leaf(level) : branch(level);
  }

  private boolean isDiscrete(int level) {
    return Long.bitCount(startsOf[level]) == n;
  }

  /**
   * Splits cells until nothing changes and returns an invariant of how that went, whose last bit
   * tells whether all cells are single vertices: leaves are compared with leaves only.
   */
  private long refine(int level) {
    int[] order = orders[level];
    int[] cellOf = cellOfs[level];
    long trace = startsOf[level];
    for (long before = 0; before != startsOf[level]; ) {
      before = startsOf[level];
      for (int from = 0, to; from < n && Long.bitCount(startsOf[level]) < n; from = to) {
        to = cellEnd(before, from);
        if (to - from > 1) {
          trace = split(level, order, cellOf, from, to, trace);
        }
      }
    }
    return mix(trace, startsOf[level]) << 1 | (isDiscrete(level) ? 1 : 0);
  }

  private int cellEnd(long starts, int from) {
    long later = from == 63 ? 0 : starts >>> from + 1;
    return later == 0 ? n : from + 1 + Long.numberOfTrailingZeros(later);
  }

  private long split(int level, int[] order, int[] cellOf, int from, int to, long before) {
    boolean same = true;
    for (int i = from; i < to; i++) {
      long sum = 0;
      for (long left = rows[order[i]]; left != 0; left &= left - 1) {
        sum += WEIGHT[cellOf[Long.numberOfTrailingZeros(left)]];
      }
      sums[i] = sum;
      same &= sum == sums[from];
    }
    if (same) {
      return mix(before, sums[from]);
    }
    sort(order, from, to);
    long trace = before;
    int first = from;
    for (int i = from; i < to; i++) {
      if (i > from && sums[i] != sums[i - 1]) {
        first = i;
        startsOf[level] |= 1L << i;
      }
      trace = mix(trace, sums[i]);
      cellOf[order[i]] = first;
    }
    return trace;
  }

  private void sort(int[] order, int from, int to) {
    for (int i = from + 1; i < to; i++) {
      long sum = sums[i];
      int vertex = order[i];
      int j = i;
      for (; j > from && sums[j - 1] > sum; j--) {
        sums[j] = sums[j - 1];
        order[j] = order[j - 1];
      }
      sums[j] = sum;
      order[j] = vertex;
    }
  }

  private int branch(int level) {
    int from = targetCell(startsOf[level]);
    int to = cellEnd(startsOf[level], from);
    Orbits orbits = orbitsOf[level];
    orbits.reset(n);
    int known = 0;
    for (int i = from; i < to; i++) {
      known = uniteOrbits(orbits, known, level);
      if (!isCovered(orders[level], from, i, orbits)) {
        path[level] = orders[level][i];
        individualise(level, from, to, i);
        int back = visit(level + 1);
        if (back < level) {
          return back;
        }
      }
    }
    return level;
  }

  /** Gives where the first of the smallest cells with more than one vertex begins. */
  private int targetCell(long starts) {
    int target = -1;
    int size = Integer.MAX_VALUE;
    for (int from = 0, to; from < n; from = to) {
      to = cellEnd(starts, from);
      if (to - from > 1 && to - from < size) {
        target = from;
        size = to - from;
      }
    }
    return target;
  }

  /** Copies the partition to the next level with one vertex alone, in front of its cell. */
  private void individualise(int level, int from, int to, int i) {
    int[] order = orders[level + 1];
    int[] cellOf = cellOfs[level + 1];
    System.arraycopy(orders[level], 0, order, 0, n);
    System.arraycopy(cellOfs[level], 0, cellOf, 0, n);
    order[i] = order[from];
    order[from] = orders[level][i];
    for (int j = from + 1; j < to; j++) {
      cellOf[order[j]] = from + 1;
    }
    startsOf[level + 1] = startsOf[level] | 1L << from + 1;
  }

  /** Merges the orbits of the automorphisms found since that fix the path up to this level. */
  private int uniteOrbits(Orbits orbits, int known, int level) {
    for (int i = known; i < automorphismCount; i++) {
      if (fixesPath(automorphisms[i], level)) {
        orbits.unite(automorphisms[i], n);
      }
    }
    return automorphismCount;
  }

  private boolean fixesPath(int[] images, int level) {
    for (int i = 0; i < level; i++) {
      if (images[path[i]] != path[i]) {
        return false;
      }
    }
    return true;
  }

  /** Tells whether an earlier vertex of the cell leads to an isomorphic branch. */
  private boolean isCovered(int[] order, int from, int i, Orbits orbits) {
    int v = order[i];
    for (int j = from; j < i; j++) {
      int u = order[j];
      long twinned = (rows[u] ^ rows[v]) & ~(1L << u | 1L << v);
      if (twinned == 0 || orbits.together(u, v)) {
        return true;
      }
    }
    return false;
  }

  private int leaf(int level) {
    int comparison = hasBest ? compareWithBest(orders[level]) : -1;
    if (comparison < 0) {
      keep(level);
    } else if (comparison == 0) {
      noteAutomorphism(orders[level]);
      int common = 0;
      while (path[common] == bestPath[common]) {
        common++;
      }
      return common;
    }
    return level;
  }

  /** Notes that the best order and this one differ by a symmetry of the graph. */
  private void noteAutomorphism(int[] order) {
    if (automorphismCount == automorphisms.length) {
      automorphisms = Arrays.copyOf(automorphisms, 2 * automorphismCount);
      Arrays.setAll(
          automorphisms, i -> i < automorphismCount ? automorphisms[i] : new int[MOST_VERTICES]);
    }
    int[] images = automorphisms[automorphismCount++];
    for (int i = 0; i < n; i++) {
      images[bestOrder[i]] = order[i];
    }
  }

  private void keep(int level) {
    hasBest = true;
    System.arraycopy(orders[level], 0, bestOrder, 0, n);
    System.arraycopy(path, 0, bestPath, 0, level);
    bestPath[level] = -1;
    setPlaces(bestOrder);
    Arrays.fill(bestRows, 0, n, 0);
    for (int v = 0; v < n; v++) {
      int at = place[v];
      for (long left = rows[v] & WordRows.first(v); left != 0; left &= left - 1) {
        int other = place[Long.numberOfTrailingZeros(left)];
        bestRows[Math.max(at, other)] |= 1L << Math.min(at, other);
      }
    }
  }

  private int compareWithBest(int[] order) {
    setPlaces(order);
    for (int i = 0; i < n; i++) {
      int comparison = Long.compareUnsigned(placedRow(order[i], i), bestRows[i]);
      if (comparison != 0) {
        return comparison;
      }
    }
    return 0;
  }

  private void setPlaces(int[] order) {
    for (int i = 0; i < n; i++) {
      place[order[i]] = i;
    }
  }

  private long placedRow(int v, int before) {
    long row = 0;
    for (long left = rows[v]; left != 0; left &= left - 1) {
      row |= 1L << place[Long.numberOfTrailingZeros(left)];
    }
    return row & (1L << before) - 1;
  }

  private static long mix(long hash, long value) {
    long mixed = (hash ^ value) * 0x9E3779B97F4A7C15L;
    return mixed ^ mixed >>> 29;
  }
}
