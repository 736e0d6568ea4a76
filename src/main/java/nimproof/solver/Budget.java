package nimproof.solver;

import java.time.Duration;

/**
 * What a search may use: time, positions, and memory for the table of solved positions.
 *
 * @param time the longest time, counted from when the solver is made
 * @param positions the most positions to keep
 * @param bytes the most memory for them, by estimate
 */
public record Budget(Duration time, long positions, long bytes) {

  /** Allows a time, any number of positions, and half of the memory that the JVM may use. */
  public static Budget of(Duration time) {
    return new Budget(time, Long.MAX_VALUE, Runtime.getRuntime().maxMemory() / 2);
  }

  /** Limits the number of positions. */
  public Budget withPositions(long most) {
    return new Budget(time, most, bytes);
  }
}
