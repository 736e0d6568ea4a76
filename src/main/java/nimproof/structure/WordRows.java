package nimproof.structure;

/**
 * Operations on graphs of at most 64 vertices, given by one word of neighbours a vertex.
 *
 * <p>The rows may stand anywhere in an array, so that many graphs can share one.
 */
final class WordRows {

  private WordRows() {}

  /** Gives the mask of the first vertices. */
  static long first(int count) {
    return count == 64 ? -1 : (1L << count) - 1;
  }

  /** Removes a vertex and numbers the later ones anew. */
  static long[] without(long[] rows, int vertex) {
    long[] fewer = new long[rows.length - 1];
    GraphNumber.rowsWithout(vertex, rows.length, rows, fewer);
    return fewer;
  }

  /** Keeps the vertices of a mask, numbered anew in the same order. */
  static long[] restricted(long[] rows, long mask) {
    long[] kept = new long[Long.bitCount(mask)];
    restrict(rows, mask, kept, 0);
    return kept;
  }

  /** Writes what is left if only the vertices of a mask are kept, numbered anew. */
  static void restrict(long[] rows, long mask, long[] into, int at) {
    int to = at;
    for (long left = mask; left != 0; left &= left - 1) {
      into[to++] = compressed(rows[Long.numberOfTrailingZeros(left)] & mask, mask);
    }
  }

  /** Moves the bits of a value that lie in a mask together, lowest first. */
  static long compressed(long value, long mask) {
    long result = 0;
    for (long left = value; left != 0; left &= left - 1) {
      long below = Long.lowestOneBit(left) - 1;
      result |= 1L << Long.bitCount(mask & below);
    }
    return result;
  }

  /** Gives all vertices connected to a vertex, itself included. */
  static long reach(long[] rows, int vertex) {
    return reach(rows, 0, vertex);
  }

  /** Gives all vertices connected to a vertex of the graph whose rows begin at a place. */
  static long reach(long[] rows, int begin, int vertex) {
    long reached = 1L << vertex;
    for (long fresh = reached; fresh != 0; ) {
      long next = 0;
      for (long left = fresh; left != 0; left &= left - 1) {
        next |= rows[begin + Long.numberOfTrailingZeros(left)];
      }
      fresh = next & ~reached;
      reached |= next;
    }
    return reached;
  }
}
