package nimproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import nimproof.kernel.evaluation.CheckEvaluation;
import nimproof.kernel.evaluation.Verdict;
import nimproof.verify.Walk;
import org.junit.jupiter.api.Test;

class StatementEvaluationTest extends CertifiedClaims {

  private static String evaluation(Walk statement) {
    return StatementEvaluation.of(statement, solver(statement));
  }

  private static Verdict.Accepted evaluated(Walk statement) throws IOException {
    byte[] bytes = evaluation(statement).getBytes(StandardCharsets.US_ASCII);
    Verdict verdict = CheckEvaluation.check(new ByteArrayInputStream(bytes));
    assertThat(verdict).isInstanceOf(Verdict.Accepted.class);
    return (Verdict.Accepted) verdict;
  }

  @Test
  void writesTheStatementAndWhatWasFoundOnEachInstance() throws IOException {
    Walk leaves =
        statement(
            "title: Leaves",
            "kind: conjecture",
            "for: {n: 2..4}",
            "on: trees(n)",
            "define: {ends: size(leaves)}",
            "where: v > 2",
            "expect: [ends >= 2, ends == 2]",
            "verdict: refuted");
    assertThat(evaluation(leaves))
        .isEqualTo(
            """
            nimproof evaluation 1
            about claim
            game take-away
            for n: 2..4
            all trees(n)
            define ends: size(leaves)
            where v > 2
            expect ends >= 2
            expect ends == 2
            instances
            n = 2 | complex(2, [[1, 2]]) | .
            n = 3 | complex(3, [[1, 2], [1, 3]]) | ++
            n = 4 | complex(4, [[1, 2], [1, 3], [1, 4]]) | +-
            n = 4 | complex(4, [[1, 2], [1, 3], [3, 4]]) | ++
            end
            """);
    assertThat(evaluated(leaves).checks()).isEqualTo(6);
    assertThat(evaluated(leaves).failures()).isEqualTo(1);
    assertThat(evaluated(leaves).scope())
        .containsExactly(
            "all 1 trees on 2 points: 1 labelled copies",
            "all 1 trees on 3 points: 3 labelled copies",
            "all 2 trees on 4 points: 16 labelled copies");
  }

  @Test
  void namesThePointsOfAStructureThatTheSecondProgramDoesNotBuild() throws IOException {
    Walk wheel =
        statement("title: Hub", "kind: remark", "on: wheel(3)", "expect: degree(\"O\") == 3");
    assertThat(evaluation(wheel))
        .contains("\ngiven wheel(3)\n", "\ncomplex(4, [[1], [2], [3], [\"O\"], ");
    assertThat(evaluated(wheel).scope()).containsExactly("wheel(3), as given");
  }

  @Test
  void listsNumbersThatMeetTheHypothesesAlone() throws IOException {
    Walk numbers =
        statement(
            "title: Numbers",
            "kind: lemma",
            "for: {n: 0..9}",
            "where: n % 4 == 0",
            "expect: xor(n, 3) == n + 3");
    assertThat(evaluation(numbers)).endsWith("\nn = 0 | +\nn = 4 | +\nn = 8 | +\nend\n");
    assertThat(evaluated(numbers).failures()).isZero();
  }

  @Test
  void speaksOfTheNumberOfMoves() throws IOException {
    Walk fast =
        statement(
            "title: Fast",
            "kind: question",
            "for: {n: 1..4}",
            "on: graphs(n)",
            "where: outcome == \"N\"",
            "expect: remoteness % 2 == 1");
    assertThat(evaluated(fast).failures()).isZero();
    assertThat(StatementCertificate.of(fast, solver(fast)).isBeyondTheKernel()).isTrue();
  }

  @Test
  void doesNotSpeakOfEverything() throws IOException {
    Walk heaps = statement("title: Kayles", "kind: example", "on: kayles(3)", "expect: f == 5");
    assertThatThrownBy(() -> evaluation(heaps))
        .isInstanceOf(TooLarge.class)
        .hasMessage("the second program does not speak of posets, heaps and their sums");
    for (List<String> rule : List.of(List.of("play: misere"), List.of("passes: 1"))) {
      Walk other =
          statement("title: Other", "kind: example", rule.get(0), "on: path(3)", "expect: v == 3");
      assertThatThrownBy(() -> evaluation(other))
          .hasMessage("the second program does not speak of mis\u00e8re play or passes");
    }
  }
}
