package nimproof.solver.subset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;
import nimproof.solver.subset.OpeningSearch.Answer;
import nimproof.solver.subset.OpeningSearch.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpeningSearchTest {

  private static final SixPoints TABLE = new SixPoints();
  private static final long AMPLE = 1 << 24;

  @TempDir Path folder;

  private static Settings settings(int points, int jobs) {
    return new Settings(points, jobs, AMPLE, Optional.empty(), Duration.ofDays(1));
  }

  private Settings resuming(int points, int jobs) {
    return new Settings(points, jobs, AMPLE, Optional.of(state()), Duration.ZERO);
  }

  private Path state() {
    return folder.resolve("state");
  }

  private static Answer run(Settings settings) throws IOException {
    return OpeningSearch.run(settings, positions -> true);
  }

  private static List<Integer> winning(int points) {
    return IntStream.range(1, points)
        .filter(size -> TABLE.valueAfterTaking(size, points) == 0)
        .boxed()
        .toList();
  }

  @Test
  void theWinningOpeningsAreThoseOfValue0() throws IOException {
    for (int points = 3; points <= 6; points++) {
      for (int jobs = 1; jobs <= 3; jobs++) {
        Answer answer = run(settings(points, jobs));
        assertThat(answer.winning()).isEqualTo(winning(points));
        assertThat(answer.firstPlayerWins()).isEqualTo(TABLE.startValue(points) != 0);
      }
    }
  }

  @Test
  void aSmallTableKeepsThePPositionsAndGivesTheSameAnswer() throws IOException {
    Settings small = new Settings(6, 1, Outcomes.bytes(12), Optional.empty(), Duration.ofDays(1));
    Answer answer = run(small);
    assertThat(answer.winning()).isEqualTo(winning(6));
    assertThat(answer.stored()).isLessThan(answer.positions());
  }

  @Test
  void aTableThatIsTooSmallIsSaidToBeFull() {
    Settings tiny = new Settings(6, 1, 0, Optional.empty(), Duration.ofDays(1));
    assertThatThrownBy(() -> run(tiny))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageMatching("the table of [0-9,]+ positions is full; give the search more memory");
  }

  /** Stops a search after its first few hundred positions and lets another go on from its file. */
  @Test
  void aSearchThatWasStoppedGoesOnFromItsFile() throws IOException {
    Outcomes outcomes = new Outcomes(16);
    AtomicInteger checks = new AtomicInteger();
    Search stopping =
        new Search(
            new AtOnce(TABLE, 6),
            outcomes,
            new AtomicIntegerArray(16),
            () -> checks.incrementAndGet() > 8);
    assertThat(stopping.outcome(-1L & ~Faces.aboveLo(7), 0)).isEqualTo(Outcomes.UNKNOWN);
    new SavedPositions(state(), 6).write(outcomes);
    long before = Files.size(state());

    Answer whole = run(settings(6, 1));
    Answer resumed = run(resuming(6, 1));
    assertThat(resumed.winning()).isEqualTo(whole.winning());
    assertThat(resumed.positions()).isLessThan(whole.positions() * 3 / 4);
    assertThat(Files.size(state())).isGreaterThan(before);

    assertThat(run(resuming(6, 1)).positions()).isLessThan(100);
  }

  @Test
  void aSearchThatIsEndedSavesFirst() throws IOException {
    assertThatThrownBy(() -> OpeningSearch.run(resuming(7, 2), positions -> positions < 5_000))
        .isInstanceOf(CancellationException.class)
        .hasMessage("the search was ended");
    assertThat(Files.size(state())).isGreaterThan(1000);
  }

  @Test
  void aForeignFileToResumeFromIsRejected() throws IOException {
    Files.writeString(state(), "something else, long enough to be read");
    assertThatThrownBy(() -> run(resuming(6, 1)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("is not a file to resume from");
  }

  @Test
  void settingsOutOfRangeAreRefused() {
    assertThatThrownBy(() -> settings(8, 1)).hasMessage("points is 8; it must be 3..7");
    assertThatThrownBy(() -> settings(6, 0)).hasMessage("jobs is 0; it must be >= 1");
  }
}
