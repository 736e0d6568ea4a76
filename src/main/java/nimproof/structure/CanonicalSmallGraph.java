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
 */
final class CanonicalSmallGraph {

  private static final long SINGLE = 0b10;
  private static final int LONGEST_CODE = 62;

  private final int n;
  private final int plain;
  private final long[] rows;
  private final long[] codes;
  private long core;

  private CanonicalSmallGraph(long[] rows, int plain) {
    this.n = rows.length;
    this.plain = plain;
    this.rows = rows;
    this.codes = new long[n];
  }

  /** Gives the key; none if a hanging tree has more than 31 vertices, too many for its code. */
  static Optional<CanonicalKey> key(long[] rows) {
    return key(rows, rows.length);
  }

  /** Gives the key of a graph whose vertices from a number on are of another sort. */
  static Optional<CanonicalKey> key(long[] rows, int plain) {
    CanonicalSmallGraph graph = new CanonicalSmallGraph(rows, plain);
    return graph.strip() ? Optional.of(graph.key()) : Optional.empty();
  }

  /** Strips leaves and codes the trees; tells whether all codes fit. */
  private boolean strip() {
    core = firstVertices(n);
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

  private static long firstVertices(int count) {
    return count == 64 ? -1 : (1L << count) - 1;
  }

  private long leavesAmong(long vertices) {
    long leaves = 0;
    for (long left = vertices & firstVertices(plain); left != 0; left &= left - 1) {
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
    long[] parts = new long[Long.bitCount(children)];
    int length = 2;
    for (int i = 0; i < parts.length; i++, children &= children - 1) {
      parts[i] = codes[Long.numberOfTrailingZeros(children)];
      length += length(parts[i]);
    }
    if (length > LONGEST_CODE) {
      return false;
    }
    Arrays.sort(parts);
    long code = 1;
    for (int i = parts.length - 1; i >= 0; i--) {
      code = code << length(parts[i]) | parts[i];
    }
    codes[vertex] = code << 1 | sort;
    return true;
  }

  private static int length(long code) {
    return Long.SIZE - Long.numberOfLeadingZeros(code);
  }

  private CanonicalKey key() {
    int size = Long.bitCount(core);
    long[] colours = size == n ? codes : coreCodes(size);
    WordLabelling labelling = WordLabelling.workspace();
    labelling.label(size, size == n ? rows : WordRows.restricted(rows, core), colours);
    BitWriter bits = header();
    bits.put(size == n ? 0 : 1 | size - 1 << 1, size == n ? 1 : 7);
    for (int i = 1; i < size; i++) {
      bits.put(labelling.earlierNeighbours(i), i);
    }
    for (int i = 0; i < size && size < n; i++) {
      putTree(bits, colours[labelling.vertexAt(i)]);
    }
    return bits.toKey();
  }

  private BitWriter header() {
    if (plain == n) {
      BitWriter bits = new BitWriter();
      bits.put((n - 1) << 1, 7);
      return bits;
    }
    BitWriter bits = KeyKind.HYPERGRAPH.begin();
    bits.put(n - 1, 6);
    bits.put(plain, 6);
    return bits;
  }

  private long[] coreCodes(int size) {
    long[] colours = new long[size];
    int at = 0;
    for (long left = core; left != 0; left &= left - 1) {
      colours[at++] = codes[Long.numberOfTrailingZeros(left)];
    }
    return colours;
  }

  private static void putTree(BitWriter bits, long code) {
    if (code == SINGLE) {
      bits.put(0, 1);
    } else {
      bits.put(1 | (long) length(code) / 2 << 1, 6);
      bits.put(code, length(code));
    }
  }
}
