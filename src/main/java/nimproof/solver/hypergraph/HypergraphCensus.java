package nimproof.solver.hypergraph;

import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import nimproof.structure.Face;
import nimproof.structure.Hypergraph;

/**
 * The nim-value under Type 1 of every hypergraph on n vertices with hyperedges of some sizes, where
 * a hyperedge goes alone and a vertex takes the hyperedges at it along.
 *
 * <p>Cost: two to the number of possible hyperedges, in bytes, and about 10 ns for each.
 */
public final class HypergraphCensus {

  /** The most possible hyperedges: with more the table would not fit into an array. */
  public static final int MOST_HYPEREDGES = 30;

  private final int n;
  private final int[] hyperedges;
  private final byte[] values;
  private final SortedMap<Integer, Integer> byValue = new TreeMap<>();

  private HypergraphCensus(int n, List<Integer> sizes) {
    this.n = n;
    this.hyperedges =
        IntStream.range(0, 1 << n).filter(set -> sizes.contains(Integer.bitCount(set))).toArray();
    if (hyperedges.length > MOST_HYPEREDGES) {
      throw new IllegalArgumentException(
          "%d vertices have %d sets of sizes %s; the most is %d"
              .formatted(n, hyperedges.length, sizes, MOST_HYPEREDGES));
    }
    this.values = new byte[1 << hyperedges.length];
  }

  /** Takes the census; the sizes are at least 2. */
  public static HypergraphCensus of(int n, List<Integer> sizes) {
    if (n < 0 || sizes.stream().anyMatch(size -> size < 2)) {
      throw new IllegalArgumentException(
          "%d vertices, sizes %s; n must be >= 0 and a size >= 2".formatted(n, sizes));
    }
    HypergraphCensus census = new HypergraphCensus(n, sizes);
    census.solve(n == 0 ? census : of(n - 1, sizes));
    return census;
  }

  private void solve(HypergraphCensus withOneLess) {
    Renamings renamings = new Renamings(n, hyperedges);
    for (int hypergraph = 0; hypergraph < values.length; hypergraph++) {
      if (values[hypergraph] == 0) {
        int value = mex(hypergraph, withOneLess);
        renamings.forEach(hypergraph, renamed -> values[renamed] = (byte) (value + 1));
        byValue.merge(value, 1, Integer::sum);
      }
    }
  }

  private int mex(int hypergraph, HypergraphCensus withOneLess) {
    long options = 0;
    for (int left = hypergraph; left != 0; left &= left - 1) {
      options |= 1L << values[hypergraph ^ left & -left] - 1;
    }
    for (int v = 0; v < n; v++) {
      options |= 1L << withOneLess.values[withOneLess.number(hypergraph, v, hyperedges)] - 1;
    }
    return Long.numberOfTrailingZeros(~options);
  }

  /** Gives the number in this census of what is left of a hypergraph when a vertex is taken. */
  private int number(int hypergraph, int vertex, int[] numbered) {
    int number = 0;
    for (int left = hypergraph; left != 0; left &= left - 1) {
      int set = numbered[Integer.numberOfTrailingZeros(left)];
      if ((set >> vertex & 1) == 0) {
        int below = set & (1 << vertex) - 1;
        number |= 1 << Arrays.binarySearch(hyperedges, below | set >> vertex + 1 << vertex);
      }
    }
    return number;
  }

  /** Counts the hypergraphs on exactly n vertices, each once up to isomorphism. */
  public int classes() {
    return byValue.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** Counts these with each nim-value. */
  public SortedMap<Integer, Integer> byValue() {
    return byValue;
  }

  /** Counts the hypergraphs in the table, whose vertices have names. */
  public long positions() {
    return values.length;
  }

  /** Gives the memory of the table. */
  public long bytes() {
    return values.length;
  }

  /** Gives the nim-value of a hypergraph on n vertices with hyperedges of these sizes. */
  public int value(Hypergraph hypergraph) {
    int number = 0;
    for (Face face : hypergraph.faces()) {
      if (face.size() > 1) {
        int set = face.vertices().stream().mapToInt(v -> 1 << v).sum();
        int bit = Arrays.binarySearch(hyperedges, set);
        if (bit < 0 || hypergraph.vertexCount() != n) {
          throw new IllegalArgumentException("the census of %d vertices has no such".formatted(n));
        }
        number |= 1 << bit;
      }
    }
    return values[number] - 1;
  }
}
