package nimproof.solver.subset;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import nimproof.solver.DeepStack;

/**
 * Finds who wins subset take-away on up to 7 points, and with which openings.
 *
 * <p>An opening takes a set of 1 to n - 1 of the n points; those of one size are alike. It wins if
 * it leaves a P-position. Several threads search the openings together over one table; the answer
 * does not depend on their number. No lemma is used.
 */
public final class OpeningSearch {

  private static final int BUSY = 1 << 16;
  private static final Duration LOOK_EVERY = Duration.ofMillis(100);

  private final Settings settings;
  private final SixPoints sixPoints = new SixPoints();
  private final Outcomes outcomes;
  private final List<Search> searches;
  private volatile boolean stopped;

  /**
   * How to search.
   *
   * @param points the number of points, 3 to 7
   * @param jobs the number of threads
   * @param bytes the most memory for the table of outcomes
   * @param resume a file to go on from if it exists, and to save to
   * @param betweenSaves how long to wait after saving
   */
  public record Settings(
      int points, int jobs, long bytes, Optional<Path> resume, Duration betweenSaves) {

    /** Checks the numbers. */
    public Settings {
      if (points < 3 || points > 7) {
        throw new IllegalArgumentException("points is %d; it must be 3..7".formatted(points));
      }
      if (jobs < 1) {
        throw new IllegalArgumentException("jobs is %d; it must be >= 1".formatted(jobs));
      }
    }

    private Optional<SavedPositions> saved() {
      return resume.map(file -> new SavedPositions(file, points));
    }

    /** Gives the largest table that fits: 2^29 slots hold every position on 7 points. */
    private int slotBits() {
      int bits = points == 7 ? 29 : 16;
      while (bits > 10 && Outcomes.bytes(bits) > bytes) {
        bits--;
      }
      return bits;
    }
  }

  /**
   * What the search found.
   *
   * @param winning the sizes of the openings that win, in order; the first player wins if there is
   *     one
   * @param positions how many positions were searched, beyond those settled at once
   * @param stored how many are in the table of outcomes, those of the resumed file included
   * @param bytes the memory of all tables
   */
  public record Answer(List<Integer> winning, long positions, long stored, long bytes) {

    /** Tells whether the first player wins. */
    public boolean firstPlayerWins() {
      return !winning.isEmpty();
    }
  }

  private OpeningSearch(Settings settings) {
    this.settings = settings;
    this.outcomes = new Outcomes(settings.slotBits());
    AtOnce atOnce = new AtOnce(sixPoints, settings.points());
    AtomicIntegerArray busy = new AtomicIntegerArray(BUSY);
    this.searches =
        IntStream.range(0, settings.jobs())
            .mapToObj(job -> new Search(atOnce, outcomes, busy, () -> stopped))
            .toList();
  }

  /**
   * Searches all openings.
   *
   * @param goesOn asked several times a second, with the number of positions searched so far; a no
   *     ends the search after saving
   * @throws IOException if the file to resume from is of no use or cannot be written
   * @throws CancellationException if the search was ended, or this thread interrupted
   */
  public static Answer run(Settings settings, LongPredicate goesOn) throws IOException {
    return new OpeningSearch(settings).run(goesOn);
  }

  private Answer run(LongPredicate goesOn) throws IOException {
    resume();
    ExecutorService threads = Executors.newFixedThreadPool(settings.jobs(), DeepStack.THREADS);
    try {
      CompletionService<List<Integer>> done = new ExecutorCompletionService<>(threads);
      searches.forEach(search -> done.submit(() -> winning(search)));
      List<Integer> winning = await(done, goesOn);
      return new Answer(winning, positions(), outcomes.size(), bytes());
    } finally {
      stopped = true;
      threads.shutdown();
    }
  }

  private void resume() throws IOException {
    Optional<SavedPositions> saved = settings.saved().filter(SavedPositions::exists);
    if (saved.isPresent()) {
      Labelling labelling = new Labelling();
      saved
          .get()
          .read(
              key -> {
                labelling.load(Downsets.lo(key), Downsets.hi(key));
                outcomes.putP(key, labelling.signature());
              });
    }
  }

  /** Gives the winning sizes, or fewer if the search is stopped. */
  private List<Integer> winning(Search search) {
    int faces = (1 << settings.points()) - 1;
    long lo = faces < 64 ? (1L << faces) - 1 : -1;
    long hi = faces < 64 ? 0 : (1L << faces - 64) - 1;
    List<Integer> winning = new ArrayList<>();
    for (int size : middleFirst()) {
      int face = (1 << size) - 1;
      if (search.outcome(lo & ~Faces.aboveLo(face), hi & ~Faces.aboveHi(face)) == Outcomes.P) {
        winning.add(size);
      }
    }
    return winning.stream().sorted().toList();
  }

  /** Orders the sizes: what the middle ones need settles the others, which have large options. */
  private List<Integer> middleFirst() {
    int n = settings.points();
    return IntStream.range(1, n)
        .boxed()
        .sorted(Comparator.comparing(size -> Math.abs(2 * size - n)))
        .toList();
  }

  private List<Integer> await(CompletionService<List<Integer>> done, LongPredicate goesOn)
      throws IOException {
    long saved = System.nanoTime();
    try {
      while (true) {
        Future<List<Integer>> first = done.poll(LOOK_EVERY.toMillis(), TimeUnit.MILLISECONDS);
        boolean ended = first == null && !goesOn.test(positions());
        if (ended
            || first != null
            || System.nanoTime() - saved > settings.betweenSaves().toNanos()) {
          save();
          saved = System.nanoTime();
        }
        if (ended) {
          throw new CancellationException("the search was ended");
        }
        if (first != null) {
          return first.get();
        }
      }
    } catch (InterruptedException e) {
      save();
      Thread.currentThread().interrupt();
      throw new CancellationException("the search was interrupted");
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause().getMessage(), e.getCause());
    }
  }

  private void save() throws IOException {
    Optional<SavedPositions> saved = settings.saved();
    if (saved.isPresent()) {
      saved.get().write(outcomes);
    }
  }

  private long positions() {
    return searches.stream().mapToLong(Search::positions).sum();
  }

  private long bytes() {
    return outcomes.bytes() + sixPoints.bytes();
  }
}
