package nimproof.family;

import static nimproof.family.Parameter.number;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import nimproof.structure.Graph;

/**
 * Families that draw members of a class at random; their names begin with {@value #PREFIX}.
 *
 * <p>The seed is made of the arguments, so that the same arguments draw the same structures.
 */
public final class RandomFamilies {

  /** How the name of every such family begins. */
  public static final String PREFIX = "random";

  private RandomFamilies() {}

  static List<Family> all() {
    return List.of(
        Family.all(
            "randomBipartite",
            List.of(number("n", 0), number("m", 0, 1_000_000), number("samples", 1, 1_000)),
            "so many bipartite graphs with n vertices and m edges, drawn at random by a fixed seed",
            RandomFamilies::bipartite));
  }

  private static Structures bipartite(Arguments a) {
    int n = a.integer(0);
    int m = a.integer(1);
    long most = (long) (n / 2) * (n - n / 2);
    if (m > most) {
      throw a.bad("m is %,d; two halves of %,d vertices have at most %,d".formatted(m, n, most));
    }
    int samples = a.integer(2);
    return new Structures(
        BigInteger.valueOf(samples),
        () -> IntStream.rangeClosed(1, samples).mapToObj(i -> bipartite(n, m, i)));
  }

  /** Draws edges between the first half of the vertices and the second until there are enough. */
  private static Graph bipartite(int n, int m, int sample) {
    Random random = new Random(31L * (31L * n + m) + sample);
    int half = n / 2;
    Set<Integer> edges = new HashSet<>();
    while (edges.size() < m) {
      edges.add(random.nextInt(half) * n + half + random.nextInt(n - half));
    }
    return Graph.of(n, edges.stream().map(edge -> new int[] {edge / n, edge % n}).toList());
  }
}
