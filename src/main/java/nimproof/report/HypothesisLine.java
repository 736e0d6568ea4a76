package nimproof.report;

import java.util.ArrayList;
import java.util.List;
import nimproof.statement.Expression;
import nimproof.verify.Result;

/**
 * One hypothesis and how many instances met it.
 *
 * @param met the count, in words
 */
public record HypothesisLine(TypesetText condition, String met) {

  static List<HypothesisLine> of(Result result) {
    List<Expression> hypotheses = result.statement().scope().hypotheses();
    List<Long> met = result.survey().met();
    List<Expression> early = result.statement().scope().parameterHypotheses();
    List<HypothesisLine> lines = new ArrayList<>();
    for (int i = 0; i < met.size(); i++) {
      long before = i == 0 ? result.considered() : met.get(i - 1);
      Expression hypothesis = hypotheses.get(i);
      String count =
          early.contains(hypothesis)
              ? "chooses the parameters"
              : count(before, met.get(i), i == 0 ? all(result) : " that were left");
      lines.add(new HypothesisLine(TypesetText.of(hypothesis.text()), count));
    }
    return List.copyOf(lines);
  }

  private static String all(Result result) {
    return result.statement().scope().table().isPresent()
        ? " pairs of %s and cell".formatted(Sentences.noun(result))
        : "";
  }

  private static String count(long before, long met, String which) {
    String all = Sentences.number(before) + which;
    return before == met
        ? "met by all " + all
        : "met by %s of the %s".formatted(Sentences.number(met), all);
  }
}
