package nimproof.family;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import nimproof.structure.Face;
import nimproof.structure.Hypergraph;
import nimproof.structure.Names;

/**
 * All hypergraphs on n vertices with hyperedges of given sizes, one hyperedge more at a time.
 *
 * <p>Their number is known beforehand: it is the average, over all permutations of the vertices, of
 * two to the number of cycles into which the permutation sorts the possible hyperedges (Burnside).
 */
final class HypergraphLevels {

  private HypergraphLevels() {}

  static Structures all(Arguments a, int n, int[] sizes) {
    IntPredicate isSize = size -> IntStream.of(sizes).anyMatch(s -> s == size);
    int[] possible =
        IntStream.range(0, 1 << n).filter(set -> isSize.test(Integer.bitCount(set))).toArray();
    BigInteger count = count(n, possible);
    if (count.compareTo(BigInteger.valueOf(Structures.MOST)) > 0) {
      throw a.bad(
          "there are %,d such hypergraphs; the most is %,d".formatted(count, Structures.MOST));
    }
    long[] inOrder =
        IntStream.of(possible)
            .mapToObj(Face::ofMask)
            .sorted()
            .mapToLong(HypergraphLevels::mask)
            .toArray();
    return new Structures(count, () -> list(n, inOrder));
  }

  private static long mask(Face face) {
    return face.vertices().stream().mapToLong(v -> 1L << v).sum();
  }

  private static Stream<Hypergraph> list(int n, long[] possible) {
    return Levels.from(
        Hypergraph.of(n, List.of(), Names.DEFAULT),
        hypergraph -> LongStream.of(possible).mapToObj(hypergraph::with).flatMap(Optional::stream));
  }

  /** Counts the orbits of the permutations of n vertices on the sets of possible hyperedges. */
  private static BigInteger count(int n, int[] possible) {
    BigInteger[] sum = {BigInteger.ZERO, BigInteger.ZERO};
    permutations(
        new int[n],
        0,
        permutation -> {
          sum[0] = sum[0].add(BigInteger.ONE.shiftLeft(cycles(permutation, possible)));
          sum[1] = sum[1].add(BigInteger.ONE);
        });
    return sum[0].divide(sum[1]);
  }

  private static void permutations(int[] chosen, int place, java.util.function.Consumer<int[]> to) {
    if (place == chosen.length) {
      to.accept(chosen);
      return;
    }
    for (int v = 0; v < chosen.length; v++) {
      int candidate = v;
      if (Arrays.stream(chosen, 0, place).noneMatch(u -> u == candidate)) {
        chosen[place] = v;
        permutations(chosen, place + 1, to);
      }
    }
  }

  private static int cycles(int[] permutation, int[] possible) {
    boolean[] seen = new boolean[1 << permutation.length];
    int cycles = 0;
    for (int start : possible) {
      if (!seen[start]) {
        cycles++;
        for (int set = start; !seen[set]; set = image(permutation, set)) {
          seen[set] = true;
        }
      }
    }
    return cycles;
  }

  private static int image(int[] permutation, int set) {
    int image = 0;
    for (int left = set; left != 0; left &= left - 1) {
      image |= 1 << permutation[Integer.numberOfTrailingZeros(left)];
    }
    return image;
  }
}
