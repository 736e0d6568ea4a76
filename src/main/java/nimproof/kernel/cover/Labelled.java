package nimproof.kernel.cover;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** How many labelled structures of each kind there are on n points. */
final class Labelled {

  private Labelled() {}

  /** Each pair of points is an edge or not. */
  static BigInteger graphs(int n) {
    return BigInteger.TWO.pow(n * (n - 1) / 2);
  }

  /** Each set of one of the sizes, which are different and over 1, is a hyperedge or not. */
  static BigInteger hypergraphs(int n, List<Integer> sizes) {
    int possible =
        sizes.stream().filter(size -> size <= n).mapToInt(k -> choose(n, k).intValueExact()).sum();
    return BigInteger.TWO.pow(possible);
  }

  /** All graphs but those in which the component of the first point has k &lt; n points. */
  static BigInteger connectedGraphs(int n) {
    BigInteger connected = n == 0 ? BigInteger.ZERO : graphs(n);
    for (int k = 1; k < n; k++) {
      connected =
          connected.subtract(
              choose(n - 1, k - 1).multiply(connectedGraphs(k)).multiply(graphs(n - k)));
    }
    return connected;
  }

  /** Cayley's formula. */
  static BigInteger trees(int n) {
    return n == 0 ? BigInteger.ZERO : n == 1 ? BigInteger.ONE : BigInteger.valueOf(n).pow(n - 2);
  }

  /** The tree of the first point has k points; the rest is a forest. */
  static BigInteger forests(int n) {
    BigInteger forests = n == 0 ? BigInteger.ONE : BigInteger.ZERO;
    for (int k = 1; k <= n; k++) {
      forests = forests.add(choose(n - 1, k - 1).multiply(trees(k)).multiply(forests(n - k)));
    }
    return forests;
  }

  /**
   * A cycle through k of the points, (k-1)!/2 ways to order it, and the rest hung on its points:
   * k·n^(n-k-1) forests on n points with k given roots.
   */
  static BigInteger unicyclicGraphs(int n) {
    BigInteger sum = BigInteger.ZERO;
    for (int k = 3; k <= n; k++) {
      BigInteger cycles = choose(n, k).multiply(factorial(k - 1)).divide(BigInteger.TWO);
      BigInteger hung =
          k == n
              ? BigInteger.ONE
              : BigInteger.valueOf(k).multiply(BigInteger.valueOf(n).pow(n - k - 1));
      sum = sum.add(cycles.multiply(hung));
    }
    return sum;
  }

  /**
   * The complexes whose vertices are all n points, by inclusion and exclusion over the points left
   * out. The complexes on a set of k points, with any vertices, are the monotone Boolean functions
   * of k variables but one: the function that rejects even the empty set.
   */
  static BigInteger complexes(int n) {
    BigInteger sum = BigInteger.ZERO;
    for (int k = 0; k <= n; k++) {
      BigInteger term = choose(n, k).multiply(monotoneFunctions(k).subtract(BigInteger.ONE));
      sum = (n - k) % 2 == 0 ? sum.add(term) : sum.subtract(term);
    }
    return sum;
  }

  /** Dedekind's numbers: a function of k variables is a pair of comparable ones of k - 1. */
  private static BigInteger monotoneFunctions(int k) {
    if (k > 6) {
      throw new IllegalArgumentException("complexes on more than 6 points");
    }
    if (k == 0) {
      return BigInteger.TWO;
    }
    List<Long> fewer = monotoneTables(k - 1);
    long pairs = 0;
    for (long f : fewer) {
      for (long g : fewer) {
        pairs += (f & ~g) == 0 ? 1 : 0;
      }
    }
    return BigInteger.valueOf(pairs);
  }

  /** Lists the monotone functions of k variables by their truth tables of 2^k bits. */
  private static List<Long> monotoneTables(int k) {
    if (k == 0) {
      return List.of(0L, 1L);
    }
    List<Long> fewer = monotoneTables(k - 1);
    List<Long> tables = new ArrayList<>();
    for (long f : fewer) {
      for (long g : fewer) {
        if ((f & ~g) == 0) {
          tables.add(g << (1 << k - 1) | f);
        }
      }
    }
    return tables;
  }

  static BigInteger choose(int n, int k) {
    return factorial(n).divide(factorial(k)).divide(factorial(n - k));
  }

  static BigInteger factorial(int n) {
    return n < 2 ? BigInteger.ONE : factorial(n - 1).multiply(BigInteger.valueOf(n));
  }
}
