package nimproof.structure;

import java.util.Arrays;
import java.util.Optional;

/**
 * The canonical key of a connected graph on at most 64 vertices: its core in some canonical order
 * and the trees hanging on it.
 *
 * <p>Leaves are stripped layer by layer until none is left; what remains is the core, which for a
 * tree is its centre (one vertex, or two joined by an edge). Each core vertex is coloured by the
 * code of the rooted tree that hangs on it, so only the core needs a {@link WordLabelling}:
 *
 * <pre>
 *   code of a tree = 1, a number, the codes of the children in decreasing order, 0
 * </pre>
 *
 * <p>The number counts the vertices from the root down to the first that has no child or several,
 * whose children these are: with k binary digits after its leading 1 it is k times 1, then 0, then
 * these digits. So one vertex is 1 0 0, a path on 5 from its end 1 11001 0, and a root with two
 * leaves 1 0 100 100 0.
 *
 * <p>The bits of the key, first to last:
 *
 * <pre>
 *   1 bit 0          (a key of another kind begins with 1, see KeyKind)
 *   6 bits           vertices of the graph, less one
 *   1 bit            whether there are trees; if so 6 bits: vertices of the core, less one
 *   some bits        the edges of the core, see ShortRows
 *   if there are trees, for each core vertex:  0, or 1, the length of the code in 6 bits, code
 * </pre>
 *
 * <p>Vertices of another sort, which stand for the hyperedges of a hypergraph, are never stripped
 * and come last; the code of the trees at one ends in 1. Such a key begins with its {@link
 * KeyKind}, the number of vertices less one and the number of plain ones.
 *
 * <p>An instance is a workspace for one thread; take it from {@link #workspace()}.
 */
final class CanonicalSmallGraph {

  private static final long SINGLE = 0b100;
  private static final int LONGEST_CODE = 63;
  private static final long TOO_LONG = -1; // 64 bits, more than any code has
  private static final int DEGREE_BITS = 6;
  private static final int MOST = WordLabelling.MOST_VERTICES;

  private static final ThreadLocal<CanonicalSmallGraph> WORKSPACES =
      ThreadLocal.withInitial(CanonicalSmallGraph::new);

  private final long[] rows = new long[MOST];
  private final int[] chains = new int[MOST];
  private final long[] branches = new long[MOST];
  private final long[] codes = new long[MOST];
  private final long[] coreRows = new long[MOST];
  private final long[] coreCodes = new long[MOST];
  private final long[] colours = new long[MOST];
  private final long[] parts = new long[MOST];
  private final ShortRows order = new ShortRows();
  private final BitWriter bits = new BitWriter();
  private int n;
  private int plain;
  private long core;

  private CanonicalSmallGraph() {}

  /** Gives the workspace of this thread. */
  static CanonicalSmallGraph workspace() {
    return WORKSPACES.get();
  }

  /** Gives the key; none if a hanging tree is too large for its code. */
  static Optional<CanonicalKey> key(long[] rows) {
    return key(rows, rows.length);
  }

  /** Gives the key of a graph whose vertices from a number on are of another sort. */
  static Optional<CanonicalKey> key(long[] rows, int plain) {
    CanonicalSmallGraph graph = workspace();
    return graph.write(rows, 0, rows.length, plain)
        ? Optional.of(graph.bits.toKey())
        : Optional.empty();
  }

  /** Puts the key of the graph whose rows begin at a place on a stack, if it has one. */
  boolean pushKey(long[] from, int begin, int count, int plainCount, KeyStack keys) {
    boolean fits = write(from, begin, count, plainCount);
    if (fits) {
      bits.pushTo(keys);
    }
    return fits;
  }

  private boolean write(long[] from, int begin, int count, int plainCount) {
    n = count;
    plain = plainCount;
    System.arraycopy(from, begin, rows, 0, n);
    boolean fits = strip();
    if (fits) {
      write();
    }
    return fits;
  }

  /** Strips leaves and codes the trees; tells whether all codes fit. */
  private boolean strip() {
    core = WordRows.first(n);
    long leaves = leavesAmong(core);
    while (leaves != 0 && Long.bitCount(core) > 2) {
      long near = 0;
      for (long left = leaves; left != 0; left &= left - 1) {
        int leaf = Long.numberOfTrailingZeros(left);
        near |= rows[leaf];
        if (!code(leaf)) {
          return false;
        }
      }
      core &= ~leaves;
      leaves = leavesAmong(near & core);
    }
    for (long left = core; left != 0; left &= left - 1) {
      if (!code(Long.numberOfTrailingZeros(left))) {
        return false;
      }
    }
    return true;
  }

  private long leavesAmong(long vertices) {
    long leaves = 0;
    for (long left = vertices & WordRows.first(plain); left != 0; left &= left - 1) {
      if (Long.bitCount(rows[Long.numberOfTrailingZeros(left)] & core) == 1) {
        leaves |= Long.lowestOneBit(left);
      }
    }
    return leaves;
  }

  /** Codes the tree that hangs on a vertex, from those of the neighbours stripped before it. */
  private boolean code(int vertex) {
    long children = rows[vertex] & ~core;
    boolean single = Long.bitCount(children) == 1;
    int child = Long.numberOfTrailingZeros(children);
    chains[vertex] = single ? chains[child] + 1 : 1;
    branches[vertex] = single ? branches[child] : joined(children);
    int digits = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(chains[vertex]);
    int below = length(branches[vertex]);
    if (3 + 2 * digits + below > LONGEST_CODE) {
      return false;
    }
    long number = (2L << digits) - 2 << digits | chains[vertex] & (1 << digits) - 1;
    long code = 1L << 2 * digits + 1 | number;
    codes[vertex] = (code << below | branches[vertex]) << 1 | (vertex < plain ? 0 : 1);
    return true;
  }

  /** Joins the codes of some vertices, the largest first. */
  private long joined(long vertices) {
    int count = 0;
    int length = 0;
    for (long left = vertices; left != 0; left &= left - 1) {
      parts[count] = codes[Long.numberOfTrailingZeros(left)];
      length += length(parts[count++]);
    }
    if (length > LONGEST_CODE) {
      return TOO_LONG;
    }
    Arrays.sort(parts, 0, count);
    long joined = 0;
    for (int i = count - 1; i >= 0; i--) {
      joined = joined << length(parts[i]) | parts[i];
    }
    return joined;
  }

  private static int length(long code) {
    return Long.SIZE - Long.numberOfLeadingZeros(code);
  }

  private void write() {
    int size = Long.bitCount(core);
    restrictToCore();
    WordLabelling labelling = WordLabelling.workspace();
    labelling.label(size, coreRows, colours(size));
    writeHeader();
    bits.put(size == n ? 0 : 1 | size - 1 << 1, size == n ? 1 : 7);
    if (plain == n) {
      order.orderAlongPaths(labelling, size, coreRows);
    } else {
      order.order(labelling, size);
    }
    order.write(size, coreRows, bits);
    for (int i = 0; i < size && size < n; i++) {
      putTree(coreCodes[order.vertexAt(i)]);
    }
  }

  private void restrictToCore() {
    WordRows.restrict(rows, core, coreRows, 0);
    int at = 0;
    for (long left = core; left != 0; left &= left - 1) {
      coreCodes[at++] = codes[Long.numberOfTrailingZeros(left)];
    }
  }

  /** Colours by code, then by degree: rows list few earlier neighbours if hubs come late. */
  private long[] colours(int size) {
    for (int i = 0; i < size; i++) {
      if (length(coreCodes[i]) + DEGREE_BITS > Long.SIZE) {
        return coreCodes;
      }
      colours[i] = coreCodes[i] << DEGREE_BITS | Long.bitCount(coreRows[i]);
    }
    return colours;
  }

  private void writeHeader() {
    bits.clear();
    if (plain == n) {
      bits.put((n - 1) << 1, 7);
    } else {
      bits.put(KeyKind.HYPERGRAPH.tag(), KeyKind.BITS);
      bits.put(n - 1, 6);
      bits.put(plain, 6);
    }
  }

  private void putTree(long code) {
    if (code == SINGLE) {
      bits.put(0, 1);
    } else {
      bits.put(1 | (long) length(code) << 1, 7);
      bits.put(code, length(code));
    }
  }
}
