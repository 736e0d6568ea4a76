package nimproof.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WorkloadsTest {

  @ParameterizedTest
  @ValueSource(strings = {"graphs8", "table4", "pseudotrees12"})
  void oneThreadAndTwoGiveTheRightAnswer(String name) {
    Workload workload = Workloads.named(name).orElseThrow();
    for (int jobs = 1; jobs <= 2; jobs++) {
      Answer answer = workload.solve().solve(Setting.of(jobs));
      assertThat(answer.text()).isEqualTo(workload.rightAnswer());
      assertThat(answer.bytes() / answer.positions()).isLessThan(40);
    }
  }

  @Test
  void everyWorkloadHasARightAnswerAndAMemory() {
    for (Workload workload : Workloads.all()) {
      assertThat(workload.rightAnswer()).as(workload.name()).isNotEqualTo("not known");
      assertThat(workload.gigabytes()).isBetween(1, 12);
    }
  }

  @Test
  void findingsTellTheOrderApart() {
    assertThat(Findings.of(List.of(0, 2, 0))).isEqualTo("0: 2, 2: 1; check sum cd77bb90");
    assertThat(Findings.of(List.of(0, 0, 2))).isNotEqualTo(Findings.of(List.of(0, 2, 0)));
  }
}
