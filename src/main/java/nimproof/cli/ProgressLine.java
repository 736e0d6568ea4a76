package nimproof.cli;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import nimproof.verify.Progress;

/** A progress bar that shows up once a statement has taken a while, and vanishes at the end. */
final class ProgressLine implements Progress, AutoCloseable {

  private static final long PATIENCE_NANOS = 300_000_000;

  private final String name;
  private final long start = System.nanoTime();
  private ProgressBar bar;

  ProgressLine(String name) {
    this.name = name;
  }

  @Override
  public void done(long structures, long total) {
    if (bar == null && System.nanoTime() - start > PATIENCE_NANOS) {
      bar =
          new ProgressBarBuilder()
              .setTaskName(name)
              .setInitialMax(total)
              .setStyle(ProgressBarStyle.UNICODE_BLOCK)
              .setUpdateIntervalMillis(200)
              .clearDisplayOnFinish()
              .build();
    }
    if (bar != null) {
      bar.stepTo(structures);
    }
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
