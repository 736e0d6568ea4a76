package nimproof.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class MexTest {

  private final Mex mex = new Mex();

  private int of(List<Integer> values) {
    mex.begin(values.size());
    values.forEach(mex::add);
    return mex.value();
  }

  @Test
  void theExamplesOfKhandhawitAndYeHold() {
    assertThat(of(List.of(0, 1, 5, 8))).isEqualTo(2);
    assertThat(of(List.of(1, 2, 3, 4))).isZero();
    assertThat(of(List.of())).isZero();
  }

  @Property(tries = 200)
  void itIsTheLeastNumberThatIsNotThere(
      @ForAll @Size(max = 200) List<@IntRange(max = 300) Integer> values) {
    int least =
        IntStream.iterate(0, n -> n + 1).filter(n -> !values.contains(n)).findFirst().orElseThrow();
    assertThat(of(values)).isEqualTo(least);
  }

  @Property(tries = 200)
  void anEarlierSetIsAsItWas(
      @ForAll @Size(max = 100) List<@IntRange(max = 80) Integer> values,
      @ForAll @Size(max = 100) List<@IntRange(max = 80) Integer> others) {
    int before = of(values);
    of(others);
    mex.addAll(0b101);
    mex.end();
    assertThat(mex.value()).isEqualTo(before);
    values.stream()
        .filter(value -> value <= values.size())
        .forEach(value -> assertThat(mex.contains(value)).isTrue());
    assertThat(mex.contains(81)).isFalse();
  }
}
