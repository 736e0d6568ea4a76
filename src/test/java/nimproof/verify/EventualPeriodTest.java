package nimproof.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class EventualPeriodTest {

  @Test
  void theShortestPatternIsFound() {
    assertThat(EventualPeriod.of(List.of(1, 2, 1, 2, 1, 2))).contains(new EventualPeriod(0, 2, 0));
    assertThat(EventualPeriod.of(List.of(7, 3, 3, 3))).contains(new EventualPeriod(1, 1, 0));
  }

  @Test
  void aPatternMayGrow() {
    assertThat(EventualPeriod.of(List.of(9, 4, 7, 8, 11, 12, 15, 16)))
        .contains(new EventualPeriod(1, 2, 4));
  }

  @Test
  void whatIsSeenTwiceOnlyIsNoPattern() {
    assertThat(EventualPeriod.of(List.of(0, 3, 1, 0, 3, 1))).isEmpty();
    assertThat(EventualPeriod.of(List.of())).isEmpty();
  }
}
