package nimproof.kernel.cover;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Finds the least of some labellings of a complex, and how many of them give it.
 *
 * <p>A labelling is an order of the points; under it the facets become a sorted list of masks. The
 * points are sorted by an invariant: by the sizes of the facets around them, and then, repeatedly,
 * by what is around their neighbours. As long as some have the same, each of these is marked in
 * turn, and all are sorted again. An isomorphism takes the labellings of one complex that are tried
 * to those of the other, so isomorphic complexes have the same least list; and the labellings that
 * give it are the images of one of them under the automorphisms, so there are as many as these.
 */
final class Labelling {

  private final int n;
  private final long[] facets;
  private final long[] twins;
  private long[] least;
  private long count;

  /** Takes facets, none inside another, that cover the points 0 … n-1. */
  Labelling(int n, long[] facets) {
    this.n = n;
    this.facets = facets.clone();
    Arrays.sort(this.facets);
    this.twins = IntStream.range(0, n).mapToLong(this::twins).toArray();
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
  private long[] refined(long[] invariant) {
    long[] next = new long[n];
    for (long facet : facets) {
      long sum = Long.bitCount(facet);
      for (long left = facet; left != 0; left &= left - 1) {
        sum += mix(invariant[Long.numberOfTrailingZeros(left)]);
      }
      for (long left = facet; left != 0; left &= left - 1) {
        next[Long.numberOfTrailingZeros(left)] += mix(sum);
      }
    }
    for (int x = 0; x < n; x++) {
      next[x] += mix(invariant[x]);
    }
    return next;
  }

  /** Refines an invariant until it tells no more points apart. */
  private long[] stable(long[] invariant) {
    long[] refined = refined(invariant);
    return distinct(refined) == distinct(invariant) ? refined : stable(refined);
  }

  private static long distinct(long[] invariant) {
    return LongStream.of(invariant).distinct().count();
  }

  private static long mix(long value) {
    long mixed = (value + 0x632BE59BD9B4E019L) * 0x9E3779B97F4A7C15L;
    return mixed ^ mixed >>> 31;
  }

  /** Gives the least labelling. */
  long[] least() {
    if (least == null) {
      search(new long[n], 1);
    }
    return least;
  }

  /** Counts the automorphisms. */
  long automorphisms() {
    least();
    return count;
  }

  /**
   * Tries the labellings that an invariant leaves open.
   *
   * <p>Of points that can change places and leave all facets where they are, only the first is
   * marked: the others would give the same lists.
   *
   * @param orders how many labellings come to the one at hand
   */
  private void search(long[] invariant, long orders) {
    long[] stable = stable(invariant);
    int[] order =
        IntStream.range(0, n)
            .boxed()
            .sorted(Comparator.comparing(x -> stable[x]))
            .mapToInt(x -> x)
            .toArray();
    int from = 0;
    while (from + 1 < n && stable[order[from]] != stable[order[from + 1]]) {
      from++;
    }
    if (from + 1 >= n) {
      compare(order, orders);
      return;
    }
    long alike = 0;
    for (int i = from; i < n && stable[order[i]] == stable[order[from]]; i++) {
      alike |= 1L << order[i];
    }
    for (long left = alike; left != 0; ) {
      int point = Long.numberOfTrailingZeros(left);
      long[] marked = stable.clone();
      marked[point] = mix(marked[point] + 1);
      search(marked, orders * Long.bitCount(twins[point] & alike));
      left &= ~twins[point];
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

  private void compare(int[] order, long orders) {
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
