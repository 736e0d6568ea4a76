package nimproof.family;

import java.util.concurrent.CancellationException;

/** Lets a long listing be stopped by interrupting the thread that asked for it. */
final class Interruption {

  private Interruption() {}

  static void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("the listing was interrupted");
    }
  }
}
