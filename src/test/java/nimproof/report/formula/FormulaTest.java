package nimproof.report.formula;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormulaTest {

  /** Writes a formula on one line, with words for what MathML draws. */
  private static String plain(Formula formula) {
    if (formula instanceof Formula.Row row) {
      return row.parts().stream().map(FormulaTest::plain).collect(Collectors.joining());
    }
    if (formula instanceof Formula.Fraction fraction) {
      return "frac{%s}{%s}".formatted(plain(fraction.above()), plain(fraction.below()));
    }
    if (formula instanceof Formula.Indexed indexed) {
      return "%s_{%s}".formatted(plain(indexed.base()), plain(indexed.index()));
    }
    if (formula instanceof Formula.Cases choice) {
      return choice.cases().stream()
          .map(c -> plain(c.value()) + c.condition().map(d -> " if " + plain(d)).orElse(" else"))
          .collect(Collectors.joining("; "));
    }
    return formula instanceof Formula.Word word
        ? word.text()
        : formula instanceof Formula.Sign sign
            ? sign.text().replace("\u2062", "").replaceAll("[⇔⇎]", " $0 ")
            : ((Formula.Prose) formula).text();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "2 * (e % 2) + v % 2 ~ 2(e mod 2)+(v mod 2)",
        "a % 2 * (i + 1) ~ (a mod 2)·(i+1)",
        "2 * i % 3 ~ 2i mod 3",
        "2 * later + 2 * k[0] + 2 * (k + 1) ~ 2·later+2k_{0}+2(k+1)",
        "l.all(x, x > 1) && e == 1 ~ (∀x∈l:x>1) and e=1",
        "!l.exists(x, x > 1) || e == 1 ~ not (∃x∈l:x>1) or e=1",
        "l.all(x, x > 1 && e == 1) ~ ∀x∈l:x>1 and e=1",
        "(g(nim([m, n])) == 0) == (m == n) ~ g(nim([m, n]))=0 ⇔ m=n",
        "(g == 0) != (a == b || c == d) ~ g=0 ⇎ (a=b or c=d)",
        "(g == 0) == l.all(x, x > 1) ~ g=0 ⇔ (∀x∈l:x>1)",
        "g == (e > 3 ? 1 : 2) ~ g=1 if e>3; 2 else",
        "g == 1 + (e > 3 ? 1 : 2) ~ g=1+(1 if e>3; 2 else)",
        "xor(l) == 0 ~ ⨁l=0",
        "xor(l.map(x, x + 1)) == 0 ~ ⨁(x+1:x∈l)=0",
        "xor(k..k + 3) + 1 ~ (k⊕…⊕(k+3))+1",
        "xor([k, l + 1]) ~ k⊕(l+1)",
        "g >= 4 && g != 5 ~ g≥4 and g≠5",
        "(n + 1) / 2 ~ ⌊frac{n+1}{2}⌋",
        "xor([k, 1]) == k + 1 ~ k⊕1=k+1",
        "v % 2 == 1 ? 3 : consecutive ? 4 : 0 ~ 3 if v mod 2=1; 4 if consecutive; 0 else",
        "vertices.all(x, x in core || degree(x) <= 2) ~ ∀x∈vertices:x∈core or degree(x)≤2",
        "core.filter(x, degree(x) >= 3).size() == 1 ~ |{x∈core:degree(x)≥3}|=1",
        "!(s[0] in leaves) ~ not (s_{0}∈leaves)",
        "outcome == \"N\" ~ outcome=N",
        "a * -3 ~ a·−3"
      })
  void anExpressionIsWrittenAsAMathematicianWould(String expression, String expected) {
    assertThat(Formula.of(expression).map(FormulaTest::plain)).contains(expected);
  }

  @Test
  void anExpressionWithoutAUsualNotationIsLeftAsItIs() {
    assertThat(Formula.of("H2: faces go to faces")).isEmpty();
    assertThat(Formula.of("l.sortBy(x, x, x)")).isEmpty();
    assertThat(Formula.of("a +")).isEmpty();
    assertThat(Formula.of("{1: 2}")).isEmpty();
    assertThat(Formula.of("")).isEmpty();
  }
}
