package nimproof.structure;

/**
 * Writes a graph on at most 64 vertices in few bits, given some order of its vertices.
 *
 * <p>If the order goes along paths from a vertex of largest degree, as {@link #order} does, then
 * most vertices of the wheels, cycles and trees that searches meet are joined to the one before
 * them, perhaps to the first, and to no other that is earlier. The bits of the vertex at place i:
 *
 * <pre>
 *   1 bit       whether it is joined to that at i-1
 *   1 bit       from i = 2 on: whether it is joined to the first
 *   i-2 bits    for i = 3 … 6: which of those at 1 … i-2 it is joined to
 *   from i = 7: 0 for none of them; 1 0 and a place for one; 1 1 and i-2 bits
 * </pre>
 *
 * <p>So a cycle on n vertices takes about 3n bits, and a wheel too. An instance is a workspace.
 */
final class ShortRows {

  private static final int LISTED_FROM = 7;

  private final int[] order = new int[WordLabelling.MOST_VERTICES];
  private final int[] place = new int[WordLabelling.MOST_VERTICES];
  private final int[] path = new int[WordLabelling.MOST_VERTICES];

  /** Takes the order of a labelling. */
  void order(WordLabelling labelling, int n) {
    for (int i = 0; i < n; i++) {
      put(labelling.vertexAt(i), i);
    }
  }

  /**
   * Orders the vertices of a connected graph along paths: from the first vertex of largest degree,
   * always to the first new neighbour, or back. First means first in the order of the labelling, so
   * that isomorphic graphs have the same rows.
   */
  void orderAlongPaths(WordLabelling labelling, int n, long[] rows) {
    int first = labelling.vertexAt(0);
    for (int i = 0; i < n; i++) {
      int v = labelling.vertexAt(i);
      place[v] = i;
      first = Long.bitCount(rows[v]) > Long.bitCount(rows[first]) ? v : first;
    }
    long left = WordRows.first(n);
    int length = 0;
    int count = 0;
    for (int v = first; ; v = earliest(rows[path[length - 1]] & left)) {
      order[count++] = v;
      path[length++] = v;
      left &= ~(1L << v);
      if (left == 0) {
        break;
      }
      while ((rows[path[length - 1]] & left) == 0) {
        length--;
      }
    }
    for (int i = 0; i < n; i++) {
      place[order[i]] = i;
    }
  }

  private int earliest(long vertices) {
    int earliest = Long.numberOfTrailingZeros(vertices);
    for (long left = vertices; left != 0; left &= left - 1) {
      int v = Long.numberOfTrailingZeros(left);
      earliest = place[v] < place[earliest] ? v : earliest;
    }
    return earliest;
  }

  private void put(int vertex, int at) {
    order[at] = vertex;
    place[vertex] = at;
  }

  /** Gives the vertex at a place. */
  int vertexAt(int i) {
    return order[i];
  }

  /** Writes the rows of all vertices. */
  void write(int n, long[] rows, BitWriter bits) {
    for (int i = 1; i < n; i++) {
      write(earlierNeighbours(i, rows), i, bits);
    }
  }

  private long earlierNeighbours(int i, long[] rows) {
    long row = 0;
    for (long left = rows[order[i]]; left != 0; left &= left - 1) {
      row |= 1L << place[Long.numberOfTrailingZeros(left)];
    }
    return row & WordRows.first(i);
  }

  private static void write(long row, int i, BitWriter bits) {
    bits.put(row >>> i - 1, 1);
    if (i == 1) {
      return;
    }
    bits.put(row, 1);
    int count = i - 2;
    long between = row >>> 1 & WordRows.first(count);
    if (i < LISTED_FROM) {
      bits.put(between, count);
    } else if (between == 0) {
      bits.put(0, 1);
    } else if ((between & between - 1) == 0) {
      bits.put(0b01, 2);
      bits.put(
          Long.numberOfTrailingZeros(between),
          Integer.SIZE - Integer.numberOfLeadingZeros(count - 1));
    } else {
      bits.put(0b11, 2);
      bits.put(between, count);
    }
  }
}
