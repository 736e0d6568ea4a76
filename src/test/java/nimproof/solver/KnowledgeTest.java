package nimproof.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class KnowledgeTest {

  @Test
  void aValueIsKnownOrNot() {
    assertThat(Knowledge.isValue(Knowledge.of(0))).isTrue();
    assertThat(Knowledge.isValue(Knowledge.of(32_767))).isTrue();
    assertThat(Knowledge.isValue(Knowledge.not(0))).isFalse();
    assertThat(Knowledge.isValue(Knowledge.NONE)).isFalse();
  }

  @Test
  void aValueTooLargeIsRejected() {
    assertThatThrownBy(() -> Knowledge.of(32_768)).hasMessage("the value 32,768 does not fit");
  }

  @Test
  void exactlyTheNotedNumbersAreExcluded() {
    int known = Knowledge.merged(Knowledge.not(0b101), Knowledge.not(1L << 13));
    int[] excluded = {0, 2, 13};
    for (int number = 0; number < Knowledge.NOTED; number++) {
      boolean expected = Arrays.binarySearch(excluded, number) >= 0;
      assertThat(Knowledge.excludes(known, number)).isEqualTo(expected);
      assertThat(Knowledge.excludes(Knowledge.of(5), number)).isFalse();
      assertThat(Knowledge.excludes(Knowledge.NONE, number)).isFalse();
    }
  }

  @Test
  void numbersTooLargeToBeNotedAreForgotten() {
    assertThat(Knowledge.not(1L << 14 | 1L << 40)).isEqualTo(Knowledge.not(0));
  }

  @Test
  void aValueOutweighsWhatItIsNot() {
    assertThat(Knowledge.merged(Knowledge.not(0b11), Knowledge.of(2))).isEqualTo(2);
    assertThat(Knowledge.merged(Knowledge.of(2), Knowledge.not(0b11))).isEqualTo(2);
  }
}
