package nimproof.bench;

/**
 * A piece of work with a known answer.
 *
 * @param name what a user calls it
 * @param work what is solved, in words
 * @param gigabytes the memory that it may use
 * @param length how long it takes
 * @param solve does the work
 */
public record Workload(String name, String work, int gigabytes, Length length, Work solve) {

  /** How long a workload takes. */
  public enum Length {
    /** Next to nothing: a smaller size of another one, to see how the work grows. */
    TINY,
    /** Less than a minute or so. */
    SHORT,
    /** Minutes. */
    LONG
  }

  /** Solves what a workload is about, in a new solver. */
  @FunctionalInterface
  public interface Work {
    Answer solve(Setting setting);
  }

  /** Gives the right answer. */
  public String rightAnswer() {
    return RightAnswers.of(name);
  }
}
