package nimproof.verify;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import nimproof.solver.DeepStack;

/** The threads at work: some that check structures, and one that lists them. */
final class Crew implements AutoCloseable {

  private final int size;
  private final ExecutorService checkers;
  private final ExecutorService lister;

  Crew(int size) {
    this.size = size;
    this.checkers = Executors.newFixedThreadPool(size, DeepStack.THREADS);
    this.lister = Executors.newSingleThreadExecutor(DeepStack.THREADS);
  }

  int size() {
    return size;
  }

  <T> Future<T> check(Callable<T> work) {
    return checkers.submit(work);
  }

  <T> Future<T> list(Callable<T> work) {
    return lister.submit(work);
  }

  /** Does some work to its end. */
  <T> T call(Callable<T> work) {
    try {
      return checkers.submit(work).get();
    } catch (ExecutionException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Interrupts everybody; does not wait for them. */
  @Override
  public void close() {
    checkers.shutdownNow();
    lister.shutdownNow();
  }
}
