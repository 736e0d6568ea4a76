package nimproof.spec;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RangeSyntaxTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "1..5; range(1,5)",
        "-2..n; range(-2,n)",
        "1 .. 9 step 2; range(1 , 9 , 2)",
        "1..n - 1; range(1,n - 1)",
        "n - 1..2 * n + 1; range(n - 1,2 * n + 1)",
        "a.size()..b[0].size() - 1; range(a.size(),b[0].size() - 1)",
        "lists(1..3, 0..k); lists(range(1,3), range(0,k))",
        "(1..3)[0]..max(1..4); range((range(1,3))[0],max(range(1,4)))",
        "x in 1..3 && y; x in range(1,3) && y",
        "a ? 1..2 : 3..4; a ? range(1,2) : range(3,4)",
        "2 * -1..3; range(2 * -1,3)",
        "(1..3).all(k, k > 0); (range(1,3)).all(k, k > 0)",
        "1..9 step n + 1; range(1,9 , n + 1)",
        "f(\"a..b\", '1..2', \"\\\"..\"); f(\"a..b\", '1..2', \"\\\"..\")",
        "1.5 + 2 // 1..2; 1.5 + 2 // 1..2",
        "..; ..",
        "1..; 1..",
        "]..[; ]..["
      })
  void writesRangesAsCalls(String text, String cel) {
    assertThat(RangeSyntax.rewrite(text).cel()).isEqualTo(cel);
  }

  @Test
  void everyPlaceComesFromTheSameCharacter() {
    String text = "f(a..b - 1, \"x\") + c .. d step e";
    RangeSyntax syntax = RangeSyntax.rewrite(text);
    String cel = syntax.cel();
    for (String name : new String[] {"a", "b", "\"x\"", "+", "d", "e)"}) {
      String found = name.replace(")", "");
      assertThat(syntax.origin(cel.lastIndexOf(name))).isEqualTo(text.lastIndexOf(found));
    }
    assertThat(syntax.origin(cel.length())).isEqualTo(text.length());
  }
}
