package nimproof.structure;

import java.util.Arrays;
import java.util.Optional;

/**
 * The canonical key of a connected graph on at most 64 vertices: its core in canonical order, and
 * the trees hanging on it.
 *
 * <p>Leaves are stripped layer by layer until none is left; what remains is the core, which for a
 * tree is its centre (one vertex, or two joined by an edge). Each core vertex is coloured by the
 * code of the rooted tree that hangs on it, so only the core needs a {@link WordLabelling}:
 *
 * <pre>
 *   code of a tree = 1, the codes of its children in decreasing order, 0
 *   one vertex 10, an edge 1100, a root with two leaves 110100
 * </pre>
 *
 * <p>The bits of the key, first to last:
 *
 * <pre>
 *   1 bit 0          (a key of another kind begins with 1, see KeyKind)
 *   6 bits           vertices of the graph, less one
 *   1 bit            whether there are trees; if so 6 bits: vertices of the core, less one
 *   i bits           for each core vertex i = 1, 2, … its neighbours among the earlier ones
 *   if there are trees, for each core vertex:  0, or 1, half the length of the code in 5 bits, code
 * </pre>
 *
 * <p>Vertices of another sort, which stand for the hyperedges of a hypergraph, are never stripped;
 * the code of the trees at one ends in 1. Such a key begins with its {@link KeyKind}, the number of
 * vertices less one and the number of plain ones.
 *
 * <p>An instance is a workspace for one thread; take it from {@link #workspace()}.
 */
final class CanonicalSmallGraph {

  private static final long SINGLE = 0b10;
  private static final int LONGEST_CODE = 62;
  private static final int MOST = WordLabelling.MOST_VERTICES;

  private static final ThreadLocal<CanonicalSmallGraph> WORKSPACES =
      ThreadLocal.withInitial(CanonicalSmallGraph::new);

  private final long[] rows = new long[MOST];
  private final long[] codes = new long[MOST];
  private final long[] coreRows = new long[MOST];
  private final long[] coreCodes = new long[MOST];
  private final long[] parts = new long[MOST];
  private final BitWriter bits = new BitWriter();
  private int n;
  private int plain;
  private long core;

  private CanonicalSmallGraph() {}

  /** Gives the workspace of this thread. */
  static CanonicalSmallGraph workspace() {
    return WORKSPACES.get();
  }

  /** Gives the key; none if a hanging tree has more than 31 vertices, too many for its code. */
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
  boolean pushKey(long[] from, int begin, int count, KeyStack keys) {
    boolean fits = write(from, begin, count, count);
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
    int sort = vertex < plain ? 0 : 1;
    if (children == 0) {
      codes[vertex] = SINGLE | sort;
      return true;
    }
    int count = Long.bitCount(children);
    int length = 2;
    for (int i = 0; i < count; i++, children &= children - 1) {
      parts[i] = codes[Long.numberOfTrailingZeros(children)];
      length += length(parts[i]);
    }
    if (length > LONGEST_CODE) {
      return false;
    }
    Arrays.sort(parts, 0, count);
    long code = 1;
    for (int i = count - 1; i >= 0; i--) {
      code = code << length(parts[i]) | parts[i];
    }
    codes[vertex] = code << 1 | sort;
    return true;
  }

  private static int length(long code) {
    return Long.SIZE - Long.numberOfLeadingZeros(code);
  }

  private void write() {
    int size = Long.bitCount(core);
    WordLabelling labelling = WordLabelling.workspace();
    if (size < n) {
      restrictToCore();
      labelling.label(size, coreRows, coreCodes);
    } else {
      labelling.label(n, rows, codes);
    }
    writeHeader();
    bits.put(size == n ? 0 : 1 | size - 1 << 1, size == n ? 1 : 7);
    for (int i = 1; i < size; i++) {
      bits.put(labelling.earlierNeighbours(i), i);
    }
    for (int i = 0; i < size && size < n; i++) {
      putTree(coreCodes[labelling.vertexAt(i)]);
    }
  }

  private void restrictToCore() {
    WordRows.restrict(rows, core, coreRows, 0);
    int at = 0;
    for (long left = core; left != 0; left &= left - 1) {
      coreCodes[at++] = codes[Long.numberOfTrailingZeros(left)];
    }
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
      bits.put(1 | (long) length(code) / 2 << 1, 6);
      bits.put(code, length(code));
    }
  }
}
