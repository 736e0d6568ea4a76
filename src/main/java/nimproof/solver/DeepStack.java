package nimproof.solver;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.ThreadFactory;
import java.util.function.Supplier;

/** Runs searches on threads with a stack deep enough for the longest line of play. */
public final class DeepStack {

  /** Reserved, not used: pages of a stack are taken only when the search gets that deep. */
  private static final long BYTES = 1L << 29;

  /** Makes such threads, which do not keep the program alive. */
  public static final ThreadFactory THREADS =
      work -> {
        Thread thread = new Thread(null, work, "search", BYTES);
        thread.setDaemon(true);
        return thread;
      };

  private DeepStack() {}

  /** Runs a search and gives its answer, or throws what it threw. */
  public static <T> T call(Supplier<T> search) {
    FutureTask<T> task = new FutureTask<>(search::get);
    THREADS.newThread(task).start();
    try {
      return task.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) e.getCause();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
