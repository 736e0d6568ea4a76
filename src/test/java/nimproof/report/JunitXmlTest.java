package nimproof.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import nimproof.verify.Certification;
import nimproof.verify.Result;
import nimproof.verify.Survey;
import nimproof.verify.Verdict;
import org.junit.jupiter.api.Test;

class JunitXmlTest {

  @Test
  void aVerdictOtherThanDeclaredIsAFailureAndUndecidedAnError() {
    assertThat(JunitXml.write(List.of(Run.table(), Run.parities(), undecided())))
        .isEqualTo(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuite name="nimproof" tests="3" failures="1" errors="1" skipped="0">
              <testcase classname="khandhawit-ye-2011" name="table: Two tails" \
            file="conjectures/table.yaml"></testcase>
              <testcase classname="nimproof" name="parities: Every graph has the value \
            &lt;script&gt;alert(&quot;two parities&quot;)&lt;/script&gt;" \
            file="conjectures/parities.yaml">
                <failure type="REFUTED" message="declared HOLDS. Fails on 4 of 18 structures."/>
              </testcase>
              <testcase classname="khandhawit-ye-2011" name="wheel: Every wheel has nim-value 1" \
            file="conjectures/wheel.yaml">
                <error type="UNDECIDED" message="declared HOLDS. Undecided: time ran out at n = 9, \
            after 2 structures without a contradiction."/>
              </testcase>
            </testsuite>
            """);
  }

  private static Result undecided() {
    return new Result(
        Run.wheels().statement(),
        new Verdict.Undecided("time ran out", "n = 9"),
        2,
        2,
        List.of(),
        new TreeMap<>(),
        new Survey(List.of(), List.of(), new TreeMap<>()),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        new Result.Effort(Duration.ofSeconds(1), 5),
        Certification.NONE);
  }
}
