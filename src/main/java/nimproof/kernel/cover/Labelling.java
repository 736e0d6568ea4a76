package nimproof.kernel.cover;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Finds the least of all labellings of a complex, and how many labellings give it.
 *
 * <p>A labelling is an order of the points; under it the facets become a sorted list of masks. Only
 * orders that respect an invariant of the points are tried: points are sorted by the sizes of the
 * facets around them, and then, repeatedly, by what is around their neighbours. An isomorphism
 * keeps the invariant, so isomorphic complexes have the same least list; and the orders that give
 * it are the images of one of them under the automorphisms, so there are as many as these.
 */
final class Labelling {

  private final int n;
  private final long[] facets;
  private final long[] twins;
  private final long[] invariant;
  private final Integer[] order;
  private long[] least;
  private long count;

  /** Takes facets, none inside another, that cover the points 0 … n-1. */
  Labelling(int n, long[] facets) {
    this.n = n;
    this.facets = facets.clone();
    Arrays.sort(this.facets);
    this.twins = IntStream.range(0, n).mapToLong(this::twins).toArray();
    this.invariant = new long[n];
    this.order = new Integer[n];
    Arrays.setAll(order, i -> i);
    for (int round = 0; round < n; round++) {
      refine();
    }
    Arrays.sort(order, (x, y) -> Long.compare(invariant[x], invariant[y]));
  }

  int points() {
    return n;
  }

  boolean isGraph() {
    return Arrays.stream(facets).allMatch(facet -> Long.bitCount(facet) <= 2);
  }

  long edges() {
    return Arrays.stream(facets).filter(facet -> Long.bitCount(facet) == 2).count();
  }

  /** Counts the connected components. */
  int parts() {
    int parts = 0;
    for (long left = (1L << n) - 1; left != 0; parts++) {
      long reached = Long.lowestOneBit(left);
      for (int round = 0; round < n; round++) {
        for (long facet : facets) {
          reached |= (facet & reached) != 0 ? facet : 0;
        }
      }
      left &= ~reached;
    }
    return parts;
  }

  /** Mixes into the invariant of each point those of the facets around it, in any order. */
  private void refine() {
    long[] next = new long[n];
    for (long facet : facets) {
      long sum = Long.bitCount(facet);
      for (int x = 0; x < n; x++) {
        sum += (facet >>> x & 1) * mix(invariant[x]);
      }
      for (int x = 0; x < n; x++) {
        next[x] += (facet >>> x & 1) * mix(sum);
      }
    }
    for (int x = 0; x < n; x++) {
      invariant[x] = mix(invariant[x]) + next[x];
    }
  }

  private static long mix(long value) {
    long mixed = (value + 0x632BE59BD9B4E019L) * 0x9E3779B97F4A7C15L;
    return mixed ^ mixed >>> 31;
  }

  /** Gives the least labelling. */
  long[] least() {
    if (least == null) {
      permute(0, (1L << n) - 1, 1);
    }
    return least;
  }

  /** Counts the automorphisms. */
  long automorphisms() {
    least();
    return count;
  }

  /**
   * Tries every order of the points from a place on, within runs of equal invariants.
   *
   * <p>Of points that can change places and leave all facets where they are, only the first is
   * tried: the others would give the same lists.
   *
   * @param left the points from this place on
   * @param orders how many orders come to the one at hand
   */
  private void permute(int from, long left, long orders) {
    if (from == n) {
      compare(orders);
      return;
    }
    long tried = 0;
    for (int i = from; i < n && invariant[order[i]] == invariant[order[from]]; i++) {
      int point = order[i];
      if ((twins[point] & tried) == 0) {
        tried |= 1L << point;
        swap(from, i);
        permute(from + 1, left ^ 1L << point, orders * Long.bitCount(twins[point] & left));
        swap(from, i);
      }
    }
  }

  /** Gives the points that a point can change places with, itself among them. */
  private long twins(int point) {
    long twins = 0;
    for (int other = 0; other < n; other++) {
      long both = 1L << point ^ 1L << other;
      boolean same =
          Arrays.stream(facets)
              .filter(facet -> Long.bitCount(facet & both) == 1)
              .allMatch(facet -> Arrays.binarySearch(facets, facet ^ both) >= 0);
      twins |= same ? 1L << other : 0;
    }
    return twins;
  }

  private void swap(int i, int j) {
    Integer kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }

  private void compare(long orders) {
    long[] labelled = new long[facets.length];
    for (int place = 0; place < n; place++) {
      for (int f = 0; f < facets.length; f++) {
        labelled[f] |= (facets[f] >>> order[place] & 1) << place;
      }
    }
    Arrays.sort(labelled);
    int comparison = least == null ? -1 : Arrays.compare(labelled, least);
    count = comparison < 0 ? orders : comparison == 0 ? count + orders : count;
    least = comparison < 0 ? labelled : least;
  }
}
