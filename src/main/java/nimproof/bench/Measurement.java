package nimproof.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.time.Duration;

/**
 * What one workload took in a JVM of its own.
 *
 * @param answer what it found
 * @param right whether that is the right answer
 * @param time since the JVM was started
 * @param peakHeap the most memory that objects took
 */
public record Measurement(
    Workload workload, Answer answer, boolean right, Duration time, long peakHeap) {

  /** Runs a workload and measures the whole life of this JVM up to its answer. */
  public static Measurement of(Workload workload, Setting setting) {
    Answer answer = workload.solve().solve(setting);
    long started = ManagementFactory.getRuntimeMXBean().getStartTime();
    Duration time = Duration.ofMillis(System.currentTimeMillis() - started);
    boolean right = answer.text().equals(workload.rightAnswer());
    return new Measurement(workload, answer, right, time, sumOfPeaks());
  }

  /** Adds up the peaks of the parts of the heap, which is at least the peak of the whole. */
  private static long sumOfPeaks() {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(pool -> pool.getType() == MemoryType.HEAP)
        .map(MemoryPoolMXBean::getPeakUsage)
        .mapToLong(usage -> usage.getUsed())
        .sum();
  }

  public double seconds() {
    return time.toMillis() / 1e3;
  }

  public long positionsPerSecond() {
    return Math.round(answer.positions() / seconds());
  }
}
