package nimproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import nimproof.cli.Program.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchCommandTest {

  @TempDir Path folder;

  @Test
  void measuresAWorkloadAndChecksItsAnswer() {
    Outcome outcome = new Program(folder).run("bench", "table4");
    assertThat(outcome.out())
        .containsPattern("table4 +395 +[\\d,]+ +[\\d,]+ MB +[\\d,]+ KB +# s  right");
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.exitCode()).isZero();
  }

  @Test
  void answersInJson() {
    Outcome outcome = new Program(folder).run("bench", "table4", "--jobs", "1", "--json");
    assertThat(outcome.out())
        .startsWith("{\"workload\":\"table4\",\"jobs\":1,\"positions\":395,")
        .endsWith("\"right\":true}\n");
  }

  @Test
  void runsOutOfMemoryWithAnAnswerToThat() {
    Outcome outcome = new Program(folder).run("bench", "graphs9", "--memory", "20m");
    assertThat(outcome.err())
        .isEqualTo("the memory of the JVM ran out; give it more with --memory 8g\n");
    assertThat(outcome.exitCode()).isEqualTo(ExitCode.UNDECIDED);
  }

  @Test
  void namesWhatIsWrong() {
    assertThat(error("bench", "graphs88"))
        .isEqualTo("unknown workload 'graphs88'; did you mean 'graphs8'?\n" + HINT);
    assertThat(error("bench", "--jobs", "0"))
        .isEqualTo("--jobs is 0; it must be at least 1\n" + HINT);
    assertThat(error("bench", "--memory", "lots"))
        .isEqualTo("--memory is 'lots'; write it like 800m or 4g\n" + HINT);
    assertThat(error("bench", "table4", "graphs8", "--resume", "x"))
        .isEqualTo("--resume goes with one workload; 2 are named\n" + HINT);
  }

  private static final String HINT = "Try 'nimproof bench --help'.\n";

  private String error(String... arguments) {
    Outcome outcome = new Program(folder).run(arguments);
    assertThat(outcome.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    return outcome.err();
  }
}
