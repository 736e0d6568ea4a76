package nimproof.game;

import java.util.List;
import java.util.concurrent.TimeUnit;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** All moves from one position, with the components of what they leave. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class MovesBenchmark {

  private final Position cycle = new TakeAway().start(cycle(30));
  private final Position tetrahedra =
      new TakeAway().start(Complex.of(6, List.of(Face.of(0, 1, 2, 3), Face.of(2, 3, 4, 5))));

  private static Graph cycle(int n) {
    return Graph.of(
        n,
        java.util.stream.IntStream.range(0, n).mapToObj(v -> new int[] {v, (v + 1) % n}).toList());
  }

  @Benchmark
  public void onACycle(Blackhole hole) {
    all(cycle, hole);
  }

  @Benchmark
  public void onTwoTetrahedra(Blackhole hole) {
    all(tetrahedra, hole);
  }

  private static void all(Position position, Blackhole hole) {
    for (int move = 0; move < position.moveCount(); move++) {
      hole.consume(position.after(move).components());
    }
  }
}
