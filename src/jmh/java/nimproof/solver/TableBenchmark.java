package nimproof.solver;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Graph;
import nimproof.structure.KeyStack;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** Looking positions up: in the flat table of the solver, and in a map of objects. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class TableBenchmark {

  private static final int COUNT = 100_000;

  private final PositionTable table = new PositionTable(new Meter(Budget.of(Duration.ofHours(1))));
  private final Map<CanonicalKey, Integer> map = new HashMap<>();
  private final KeyStack flatKeys = new KeyStack();
  private List<CanonicalKey> keys;

  /** Fills both with the same keys. */
  @Setup
  public void fill() {
    CanonicalKey edge = Graph.of(2, List.of(new int[] {0, 1})).canonicalKey();
    keys = IntStream.range(0, COUNT).mapToObj(edge::marked).toList();
    keys.forEach(key -> table.put(KeyStack.of(key), 0, 1));
    keys.forEach(flatKeys::push);
    keys.forEach(key -> map.put(key, 1));
  }

  @Benchmark
  @OperationsPerInvocation(COUNT)
  public void flatTable(Blackhole hole) {
    for (int key = 0; key < flatKeys.top(); key = flatKeys.after(key)) {
      hole.consume(table.get(flatKeys, key));
    }
  }

  @Benchmark
  @OperationsPerInvocation(COUNT)
  public void mapOfObjects(Blackhole hole) {
    keys.forEach(key -> hole.consume(map.get(key)));
  }
}
