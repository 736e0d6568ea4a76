package nimproof.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Whatever takes long ends with the budget, in "undecided" and with the instance at hand. */
@Timeout(300)
class BudgetTest {

  @TempDir Path folder;

  private Verdict verdict(String spec) {
    return new Verification(folder).of(spec, 2, Duration.ofMillis(200)).verdict();
  }

  private static String at(Verdict verdict) {
    assertThat(verdict)
        .isInstanceOfSatisfying(
            Verdict.Undecided.class,
            undecided ->
                assertThat(undecided.reason()).isEqualTo("the time budget of 0.2 s ran out"));
    return ((Verdict.Undecided) verdict).at();
  }

  @Test
  void solvingEndsAtTheInstanceThatWasTooHard() {
    assertThat(at(verdict("title: T\nfor: {n: [40]}\non: wheel(n)\nexpect: 1\n")))
        .isEqualTo("n = 40");
  }

  @Test
  void theInstanceIsWrittenOutIfItsParametersDoNotTellIt() {
    Verdict verdict = verdict("title: T\non: complexes(6)\nexpect: g == g(suspension(it))\n");
    assertThat(at(verdict)).matches("complex\\(\\[\\[.*\\]\\]\\)");
  }

  @Test
  void listingEnds() {
    assertThat(at(verdict("title: T\nfor: {n: [9]}\non: graphs(n)\nwhere: v > 9\nexpect: 1\n")))
        .startsWith("n = 9");
  }

  @Test
  void evaluatingEnds() {
    assertThat(at(verdict("title: T\nexpect: (1..99999).all(k, size(lists(4, 0..9)) > 0)\n")))
        .isEqualTo("");
  }

  @Test
  void aLongRowOfQuickInstancesEnds() {
    String spec = "title: T\nfor: {n: 1..9999}\nexpect: (1..999).all(k, k + n > 0)\n";
    assertThat(at(verdict(spec))).matches("n = [0-9]+");
  }

  @Test
  void aContradictionFoundBeforeTheEndIsKept() {
    assertThat(verdict("title: T\nfor: {n: [3, 40]}\non: wheel(n)\nexpect: 0\n"))
        .isEqualTo(new Verdict.Refuted(1, false));
  }

  @Test
  void theNextStatementIsNotHeldUp() {
    SlowThenQuick specs = new SlowThenQuick(folder);
    try (Verifier verifier = new Verifier(Duration.ofMillis(300), 1)) {
      assertThat(verifier.verify(specs.slow(), Progress.NONE).isDecided()).isFalse();
      assertThat(verifier.verify(specs.quick(), Progress.NONE).verdict())
          .isEqualTo(new Verdict.Holds());
    }
  }

  private record SlowThenQuick(Path folder) {

    nimproof.statement.Statement slow() {
      return spec("slow", "expect: (1..99999).all(k, size(lists(4, 0..9)) > 0)");
    }

    nimproof.statement.Statement quick() {
      return spec("quick", "expect: 1 + 1 == 2");
    }

    private nimproof.statement.Statement spec(String name, String lines) {
      return new nimproof.spec.SpecFolder(folder.resolve(name))
          .with(name + ".yaml", "title: T\n" + lines + "\n")
          .only();
    }
  }
}
