package nimproof.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class SequencesTest {

  @Test
  void periodBeginsWhereTheEntriesBeginToRepeat() {
    assertThat(Sequences.preperiod(List.of(5L, 9L, 4L, 7L, 4L, 7L, 4L), 2, 0)).isEqualTo(2);
    assertThat(Sequences.preperiod(List.of(4L, 7L, 4L, 7L), 2, 0)).isZero();
  }

  @Test
  void arithmeticPeriodGrowsByTheSameAmountEachTime() {
    List<Long> row = List.of(9L, 4L, 6L, 4L, 8L, 10L, 8L, 12L);
    assertThat(Sequences.preperiod(row, 3, 4)).isEqualTo(1);
    assertThat(Sequences.preperiod(row, 3, 0)).isEqualTo(5);
  }

  @Test
  void aListThatNeverRepeatsHasTheLargestPreperiod() {
    assertThat(Sequences.preperiod(List.of(1L, 2L, 3L, 4L, 5L, 6L), 2, 0)).isEqualTo(4);
  }

  @Property
  void preperiodIsTheLeastPlaceFromWhichThePatternIsKept(
      @ForAll @Size(min = 6, max = 12) List<@IntRange(max = 1) Integer> bits,
      @ForAll @IntRange(min = 1, max = 3) int period,
      @ForAll @IntRange(min = -1, max = 1) int growth) {
    List<Long> list = bits.stream().map(Integer::longValue).toList();
    int found = (int) Sequences.preperiod(list, period, growth);
    assertThat(isKeptFrom(found, list, period, growth)).isTrue();
    assertThat(found == 0 || !isKeptFrom(found - 1, list, period, growth)).isTrue();
  }

  private static boolean isKeptFrom(int place, List<Long> list, int period, int growth) {
    return Stream.iterate(place, i -> i + period < list.size(), i -> i + 1)
        .allMatch(i -> list.get(i + period) - list.get(i) == growth);
  }

  @Test
  void aListShorterThanTwoPeriodsShowsNothing() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Sequences.preperiod(List.of(1L, 2L, 1L), 2, 0))
        .withMessage("the list has 3 entries; it needs at least twice the period, which is 2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Sequences.preperiod(List.of(1L), Long.MAX_VALUE, 0))
        .withMessage(
            "the list has 1 entries; it needs at least twice the period, which is"
                + " 9223372036854775807");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Sequences.preperiod(List.of(1L, 2L), 0, 0))
        .withMessage("the period is 0; it must be positive");
  }

  @Test
  void droppingLeavesTheRest() {
    assertThat(Sequences.drop(List.of(1L, 2L, 3L), 2)).isEqualTo(List.of(3L));
    assertThat(Sequences.drop(List.of(1L, 2L, 3L), 3)).isEqualTo(List.of());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Sequences.drop(List.of(1L), 2))
        .withMessage("cannot drop 2 of 1 entries");
  }

  @Test
  void aPartOccursOnlyWithoutGaps() {
    assertThat(Sequences.occursIn(List.of(2L, 3L), List.of(1L, 2L, 3L))).isTrue();
    assertThat(Sequences.occursIn(List.of(1L, 3L), List.of(1L, 2L, 3L))).isFalse();
    assertThat(Sequences.occursIn(List.of(), List.of(1L))).isTrue();
  }
}
