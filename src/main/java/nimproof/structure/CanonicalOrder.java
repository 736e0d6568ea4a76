package nimproof.structure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A canonical order of the points of a family of sets.
 *
 * <p>If the points of two families are renumbered by their places in this order, the families
 * become equal exactly if they are isomorphic. Unlike a {@link CanonicalKey} the order tells how.
 *
 * <p>The family becomes a coloured graph: a set of two points is an edge, a larger one a vertex
 * joined to its points and coloured by its size, a single point a colour of the point.
 */
public final class CanonicalOrder {

  private CanonicalOrder() {}

  /**
   * Orders the points 0 … n-1.
   *
   * @param n at most 64
   * @param sets different nonempty sets of points, as masks
   */
  public static int[] of(int n, long[] sets) {
    int large = 0;
    for (long set : sets) {
      large += Long.bitCount(set) > 2 ? 1 : 0;
    }
    int[] order =
        n + large <= WordLabelling.MOST_VERTICES
            ? shortOrder(n, sets, large)
            : longOrder(n, sets, large);
    return Arrays.copyOf(order, n);
  }

  private static int[] shortOrder(int n, long[] sets, int large) {
    long[] rows = new long[n + large];
    long[] colours = new long[n + large];
    int next = n;
    for (long set : sets) {
      int size = Long.bitCount(set);
      if (size == 1) {
        colours[Long.numberOfTrailingZeros(set)] = 1;
      } else if (size == 2) {
        rows[Long.numberOfTrailingZeros(set)] |= Long.highestOneBit(set);
        rows[63 - Long.numberOfLeadingZeros(set)] |= Long.lowestOneBit(set);
      } else {
        rows[next] = set;
        colours[next] = size;
        for (long left = set; left != 0; left &= left - 1) {
          rows[Long.numberOfTrailingZeros(left)] |= 1L << next;
        }
        next++;
      }
    }
    WordLabelling labelling = WordLabelling.workspace();
    labelling.label(rows.length, rows, colours);
    int[] order = new int[n];
    Arrays.setAll(order, labelling::vertexAt);
    return order;
  }

  private static int[] longOrder(int n, long[] sets, int large) {
    List<int[]> edges = new ArrayList<>();
    int[] colours = new int[n + large];
    int next = n;
    for (long set : sets) {
      int size = Long.bitCount(set);
      int first = Long.numberOfTrailingZeros(set);
      if (size == 1) {
        colours[first] = 1;
      } else if (size == 2) {
        edges.add(new int[] {first, 63 - Long.numberOfLeadingZeros(set)});
      } else {
        colours[next] = size;
        for (long left = set; left != 0; left &= left - 1) {
          edges.add(new int[] {Long.numberOfTrailingZeros(left), next});
        }
        next++;
      }
    }
    return CanonicalLabelling.of(Graph.ofAnySize(colours.length, edges, Names.NONE), colours);
  }
}
