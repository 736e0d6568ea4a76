package nimproof.solver.census;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import nimproof.structure.Graph;
import nimproof.structure.GraphNumber;

/**
 * The nim-value under graph chomp of every graph on at most n vertices, once up to isomorphism.
 *
 * <p>Cost: for each graph one canonical form for each missing edge and one for each vertex.
 */
public final class GraphCensus {

  /** The number of every graph without edges. */
  private static final long EDGELESS = 0;

  /** Slots that the threads share out before room is made for what they find. */
  private static final int BLOCK = 1 << 14;

  /** Slots that one thread takes at a time. */
  private static final int SHARE = 1 << 7;

  private final List<ValueSets> byVertices = new ArrayList<>();

  private GraphCensus() {}

  /** Is told how many graphs are solved. */
  public interface Progress {
    void solved(long graphs);
  }

  /**
   * Takes the census with some threads.
   *
   * @param n at most {@value GraphNumber#MOST_VERTICES}; at 11 there are more than a billion graphs
   */
  public static GraphCensus of(int n, int jobs, Progress progress) {
    if (n < 0 || n > GraphNumber.MOST_VERTICES) {
      throw new IllegalArgumentException(
          "a census of graphs on %d vertices; n is from 0 to %d"
              .formatted(n, GraphNumber.MOST_VERTICES));
    }
    GraphCensus census = new GraphCensus();
    ForkJoinPool threads = new ForkJoinPool(jobs);
    try {
      for (int vertices = 0; vertices <= n; vertices++) {
        census.addGraphs(vertices, threads, progress);
      }
    } finally {
      threads.shutdownNow();
    }
    return census;
  }

  /** Counts the graphs on exactly so many vertices. */
  public long count(int vertices) {
    return byVertices.get(vertices).size();
  }

  /** Counts the graphs on at most n vertices, all of which are kept. */
  public long positions() {
    return byVertices.stream().mapToLong(ValueSets::size).sum();
  }

  /** Gives the memory of the tables. */
  public long bytes() {
    return byVertices.stream().mapToLong(ValueSets::bytes).sum();
  }

  /** Gives the nim-value of a graph on at most n vertices. */
  public int value(Graph graph) {
    return byVertices.get(graph.vertexCount()).onlyValue(GraphNumber.of(graph));
  }

  /** Counts the graphs on exactly so many vertices with each nim-value. */
  public SortedMap<Integer, Long> byValue(int vertices) {
    ValueSets solved = byVertices.get(vertices);
    SortedMap<Integer, Long> counts = new TreeMap<>();
    for (int slot = 0; slot < solved.slots(); slot++) {
      if (!solved.isFree(slot)) {
        counts.merge(Integer.numberOfTrailingZeros(solved.set(slot)), 1L, Long::sum);
      }
    }
    return counts;
  }

  private void addGraphs(int n, ForkJoinPool threads, Progress progress) {
    ValueSets solved = new ValueSets();
    byVertices.add(solved);
    ValueSets level = new ValueSets();
    level.add(EDGELESS);
    for (int missing = n * (n - 1) / 2; missing >= 0; missing--) {
      level = nextLevel(n, missing, level, threads);
      progress.solved(positions());
    }
  }

  /** Solves all graphs with some number of missing edges, and gives those with one less. */
  private ValueSets nextLevel(int n, int missing, ValueSets level, ForkJoinPool threads) {
    ValueSets next = new ValueSets();
    byVertices.get(n).reserve(level.size());
    for (int from = 0; from < level.slots(); from += BLOCK) {
      int first = from;
      int shares = Math.min(BLOCK, level.slots() - from + SHARE - 1) / SHARE;
      next.reserve(Math.min(BLOCK, level.size()) * missing);
      threads
          .submit(
              () ->
                  IntStream.range(0, shares)
                      .parallel()
                      .forEach(i -> solve(n, level, first + i * SHARE, next)))
          .join();
    }
    return next;
  }

  private void solve(int n, ValueSets level, int from, ValueSets next) {
    Deletions deletions = new Deletions(n, n == 0 ? new ValueSets() : byVertices.get(n - 1));
    Additions additions = new Additions(n, next);
    for (int slot = from; slot < Math.min(from + SHARE, level.slots()); slot++) {
      if (!level.isFree(slot)) {
        long graph = level.graph(slot);
        int value = Integer.numberOfTrailingZeros(~(level.set(slot) | deletions.values(graph)));
        byVertices.get(n).add(graph, value);
        additions.add(graph, value);
      }
    }
  }
}
