package nimproof.bench;

import java.nio.file.Path;
import java.util.Optional;

/**
 * How a workload is to be run.
 *
 * @param jobs the number of threads
 * @param resume a file to which a long search writes what it knows, and from which it goes on
 * @param progress is told how far the work has come
 */
public record Setting(int jobs, Optional<Path> resume, Progress progress) {

  /** Is told how far a workload has come. */
  @FunctionalInterface
  public interface Progress {

    /** Says that so many positions of about so many in all are solved. */
    void done(long positions, long total);
  }

  /** Runs on some threads, unwatched. */
  public static Setting of(int jobs) {
    return new Setting(jobs, Optional.empty(), (positions, total) -> {});
  }
}
