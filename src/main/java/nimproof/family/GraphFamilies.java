package nimproof.family;

import static nimproof.family.Parameter.number;
import static nimproof.family.Parameter.numberLists;
import static nimproof.family.Parameter.numbers;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import nimproof.structure.Graph;
import nimproof.structure.Names;
import org.jgrapht.generate.CompleteGraphGenerator;
import org.jgrapht.generate.GeneralizedPetersenGraphGenerator;
import org.jgrapht.generate.GridGraphGenerator;
import org.jgrapht.generate.HyperCubeGraphGenerator;
import org.jgrapht.generate.LinearGraphGenerator;
import org.jgrapht.generate.RingGraphGenerator;
import org.jgrapht.generate.StarGraphGenerator;
import org.jgrapht.generate.WheelGraphGenerator;

/** Graphs given by a few numbers. */
final class GraphFamilies {

  private GraphFamilies() {}

  static List<Family> all() {
    return List.of(
        Family.one(
            "path",
            List.of(number("n", 1)),
            "the path with n vertices",
            a -> JGraphT.generate(new LinearGraphGenerator<>(a.integer(0)))),
        Family.one(
            "cycle",
            List.of(number("n", 3)),
            "the cycle with n vertices",
            a -> JGraphT.generate(new RingGraphGenerator<>(a.integer(0)))),
        Family.one(
            "complete",
            List.of(number("n", 0)),
            "the complete graph on n vertices",
            a -> JGraphT.generate(new CompleteGraphGenerator<>(a.integer(0)))),
        Family.one(
            "completeMultipartite",
            List.of(numbers("sizes", 0)),
            "the complete multipartite graph with parts of these sizes",
            a -> completeMultipartite(a.integers(0))),
        Family.one(
            "star",
            List.of(number("n", 0)),
            "the star with n leaves",
            a -> JGraphT.generate(new StarGraphGenerator<>(a.integer(0) + 1))),
        Family.one(
            "wheel",
            List.of(number("n", 3)),
            "the wheel: a rim of n vertices, and a hub O joined to all of them",
            a -> wheel(a.integer(0))),
        Family.one(
            "grid",
            List.of(number("m", 1), number("n", 1)),
            "the m by n square grid",
            a -> grid(a.integer(0), a.integer(1))),
        Family.one(
            "hypercube",
            List.of(number("d", 0, 10)),
            "the graph of the d-dimensional cube",
            a -> JGraphT.generate(new HyperCubeGraphGenerator<>(a.integer(0)))),
        Family.one(
            "generalizedPetersen",
            List.of(number("n", 3), number("k", 1)),
            "the generalized Petersen graph GP(n, k), k < n/2",
            a -> generalizedPetersen(a)),
        Family.one(
            "theta",
            List.of(number("a", 1), number("b", 1), number("c", 1)),
            "two vertices A and B joined by three paths with a, b and c edges",
            a -> theta(a.integers())),
        Family.one(
            "cyclesAtVertex",
            List.of(numbers("lengths", 3)),
            "cycles of these lengths that share one vertex A",
            a -> cyclesAtVertex(a.integers(0))),
        Family.one(
            "oddCycleTails",
            List.of(number("c", 3), number("m", 0), number("k", 0)),
            "G(m, k): an odd cycle of length c through A, an edge A–B, and an m-tail and a k-tail"
                + " at B",
            a -> oddCycleTails(a)),
        Family.one(
            "hairball",
            List.of(number("c", 3), numberLists("tails", 1)),
            "a cycle of length c; vertex i carries tails of the lengths in the i-th list",
            a -> hairball(a)),
        Family.one(
            "caterpillar",
            List.of(number("n", 1), numbers("legs", 0)),
            "a path with n edges and vertices 0 to n, and a leg at each vertex listed",
            a -> caterpillar(a)));
  }

  private static Graph generalizedPetersen(Arguments a) {
    int n = a.integer(0);
    int k = a.integer(1);
    if (2 * k >= n) {
      throw a.bad("k is %d; it must be less than n/2, and n is %d".formatted(k, n));
    }
    return JGraphT.generate(new GeneralizedPetersenGraphGenerator<>(n, k));
  }

  private static Graph completeMultipartite(int[] sizes) {
    Graph.checkVertexCount(IntStream.of(sizes).asLongStream().sum());
    int[] part =
        IntStream.range(0, sizes.length)
            .flatMap(p -> IntStream.generate(() -> p).limit(sizes[p]))
            .toArray();
    List<int[]> edges = new ArrayList<>();
    for (int u = 0; u < part.length; u++) {
      for (int v = u + 1; v < part.length; v++) {
        if (part[u] != part[v]) {
          edges.add(new int[] {u, v});
        }
      }
    }
    return Graph.of(part.length, edges);
  }

  private static Graph wheel(int n) {
    Graph wheel = JGraphT.generate(new WheelGraphGenerator<>(n + 1));
    List<String> names =
        new ArrayList<>(IntStream.rangeClosed(1, n).mapToObj(String::valueOf).toList());
    int hub =
        IntStream.rangeClosed(0, n)
            .filter(v -> wheel.degree(v) == n)
            .reduce((a, b) -> b)
            .orElseThrow();
    names.add(hub, "O");
    return wheel.named(Names.of(names));
  }

  private static Graph grid(int m, int n) {
    Graph.checkVertexCount(m * n);
    return m < 2 || n < 2
        ? JGraphT.generate(new LinearGraphGenerator<>(m * n))
        : JGraphT.generate(new GridGraphGenerator<>(m, n));
  }

  private static Graph theta(int[] lengths) {
    if (IntStream.of(lengths).filter(length -> length == 1).count() > 1) {
      throw new IllegalArgumentException("two of the paths are single edges; at most one may be");
    }
    GraphSketch sketch = new GraphSketch();
    int a = sketch.vertex("A");
    int b = sketch.vertex("B");
    String prefixes = "abc";
    for (int i = 0; i < 3; i++) {
      sketch.path(a, b, lengths[i], prefixes.substring(i, i + 1));
    }
    return sketch.toGraph();
  }

  private static Graph cyclesAtVertex(int[] lengths) {
    GraphSketch sketch = new GraphSketch();
    int a = sketch.vertex("A");
    for (int i = 0; i < lengths.length; i++) {
      sketch.path(a, a, lengths[i], (i < 26 ? (char) ('a' + i) + "" : "z" + i + "."));
    }
    return sketch.toGraph();
  }

  private static Graph oddCycleTails(Arguments a) {
    if (a.number(0) % 2 == 0) {
      throw a.bad("c is %d; it must be odd".formatted(a.number(0)));
    }
    GraphSketch sketch = new GraphSketch();
    int atA = sketch.vertex("A");
    sketch.path(atA, atA, a.integer(0), "c");
    int atB = sketch.vertex("B");
    sketch.edge(atA, atB);
    sketch.tail(atB, a.integer(1), "m");
    sketch.tail(atB, a.integer(2), "k");
    return sketch.toGraph();
  }

  private static Graph hairball(Arguments a) {
    int c = a.integer(0);
    List<List<Long>> tails = a.numberLists(1);
    if (tails.size() > c) {
      throw a.bad("tails has %d lists; the cycle has %d vertices".formatted(tails.size(), c));
    }
    GraphSketch sketch = new GraphSketch();
    for (int i = 0; i < c; i++) {
      sketch.vertex(String.valueOf(i + 1));
    }
    for (int i = 0; i < c; i++) {
      sketch.edge(i, (i + 1) % c);
    }
    for (int i = 0; i < tails.size(); i++) {
      for (int j = 0; j < tails.get(i).size(); j++) {
        String prefix =
            (i + 1) + String.valueOf((char) ('a' + j % 26)) + (j < 26 ? "" : j / 26 + ".");
        sketch.tail(i, Math.toIntExact(tails.get(i).get(j)), prefix);
      }
    }
    return sketch.toGraph();
  }

  private static Graph caterpillar(Arguments a) {
    int n = a.integer(0);
    GraphSketch sketch = new GraphSketch();
    int first = sketch.vertex("0");
    sketch.tail(first, n, "");
    int leg = 0;
    for (int at : a.integers(1)) {
      if (at > n) {
        throw a.bad("legs holds %d; the path has the vertices 0 to %d".formatted(at, n));
      }
      sketch.edge(at, sketch.vertex("L" + ++leg));
    }
    return sketch.toGraph();
  }
}
