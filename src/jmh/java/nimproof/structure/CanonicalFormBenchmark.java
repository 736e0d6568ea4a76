package nimproof.structure;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** The canonical forms of random graphs: the number, the key, and the search for any size. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class CanonicalFormBenchmark {

  private static final int COUNT = 1_000;

  @Param({"6", "8", "10"})
  int n;

  private final List<Graph> graphs = new ArrayList<>();

  /** Makes connected random graphs of all densities. */
  @Setup
  public void graphs() {
    Random random = new Random(n);
    graphs.clear();
    while (graphs.size() < COUNT) {
      Graph graph = Graph.of(n, edges(random, random.nextDouble())).anonymous();
      if (graph.components().size() == 1) {
        graphs.add(graph);
      }
    }
  }

  private List<int[]> edges(Random random, double density) {
    List<int[]> edges = new ArrayList<>();
    for (int v = 1; v < n; v++) {
      for (int u = 0; u < v; u++) {
        if (random.nextDouble() < density) {
          edges.add(new int[] {u, v});
        }
      }
    }
    return edges;
  }

  @Benchmark
  @OperationsPerInvocation(COUNT)
  public void number(Blackhole hole) {
    graphs.forEach(graph -> hole.consume(GraphNumber.of(graph)));
  }

  @Benchmark
  @OperationsPerInvocation(COUNT)
  public void key(Blackhole hole) {
    graphs.forEach(graph -> hole.consume(graph.canonicalKey()));
  }

  @Benchmark
  @OperationsPerInvocation(COUNT)
  public void anySize(Blackhole hole) {
    graphs.forEach(graph -> hole.consume(CanonicalGraph.key(graph)));
  }
}
