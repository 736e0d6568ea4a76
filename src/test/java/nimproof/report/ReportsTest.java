package nimproof.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import nimproof.verify.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportsTest {

  @TempDir private Path folder;

  private static List<Result> all() {
    return List.of(Run.wheels(), Run.parities(), Run.complexes(), Run.table(), Run.numbers());
  }

  private Map<String, String> written(List<Result> results) throws IOException {
    Reports.write(folder, results);
    Map<String, String> texts = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        texts.put(file.getFileName().toString(), Files.readString(file));
      }
    }
    return texts;
  }

  @Test
  void everyStatementHasAPageNamedAfterItsId() throws IOException {
    assertThat(written(all()))
        .containsOnlyKeys(
            "index.html",
            "wheel.html",
            "parities.html",
            "complexes.html",
            "table.html",
            "numbers.html",
            "results.json",
            "changes.json",
            "junit.xml",
            "times.json");
  }

  @Test
  void aSecondRunWritesTheSameBytes() throws IOException {
    Map<String, String> first = written(all());
    Map<String, String> second = written(all());
    first.remove("times.json");
    second.remove("times.json");
    assertThat(second).isEqualTo(first);
  }

  @Test
  void pagesOfStatementsThatAreGoneAreRemovedAndOtherFilesStay() throws IOException {
    Files.writeString(folder.resolve("mine.html"), "<p>not a report</p>");
    written(List.of(Run.wheels(), Run.numbers()));
    assertThat(written(List.of(Run.wheels())))
        .containsKeys("wheel.html", "mine.html")
        .doesNotContainKey("numbers.html");
  }

  @Test
  void pagesAskForNothingFromOutsideAndRunNoScriptButOurs() throws IOException {
    written(all())
        .forEach(
            (name, text) -> {
              if (name.endsWith(".html")) {
                assertThat(text)
                    .as(name)
                    .doesNotContain("http:", "https:", "src=", "@import")
                    .doesNotContainPattern(
                        "<script>(?!\\s*\\(function \\(\\) \\{\\s*\"use strict\";)");
              }
            });
  }

  @Test
  void theIndexCountsVerdictsAndShowsFindingsFirst() throws IOException {
    String index = written(all()).get("index.html");
    assertThat(index)
        .contains("<b>1</b> HOLDS", "<b>4</b> REFUTED")
        .doesNotContain("<b>0</b>")
        .contains("row = 1, column = 3: expected 5, found 4")
        .contains("n = 4: outcome == \"N\" is false: outcome = P");
    assertThat(index.indexOf("<h2>Not as declared"))
        .isLessThan(index.indexOf("<h2>Published claims that are wrong"));
    assertThat(index.indexOf("<h2>Published claims that are wrong"))
        .isLessThan(index.indexOf("<h2>Khandhawit &amp; Ye"));
    assertThat(index.indexOf("<h2>Khandhawit &amp; Ye 2011"))
        .isLessThan(index.indexOf("<h2>Kanungo 2024"));
  }

  @Test
  void theIndexSaysWhatChangedUntilSomethingElseChanges() throws IOException {
    written(List.of(Run.wheels(), Run.numbers()));
    String changed = written(List.of(Run.wheels(), Run.table())).get("index.html");
    assertThat(changed)
        .contains("What changed since the run before")
        .contains("1 new statement</summary><a href=\"table.html\">table</a>")
        .contains("No longer there: numbers");
    assertThat(written(List.of(Run.wheels(), Run.table())).get("index.html")).isEqualTo(changed);
  }

  @Test
  void aPrintedTableHasItsWrongCellsStruckThroughWithTheRightValueBeside() throws IOException {
    assertThat(written(all()).get("table.html"))
        .contains("<td class=\"wrong\"><del>5</del> 4</td>")
        .containsOnlyOnce("<del>")
        .contains("Fails on 1 of 5 cells.");
  }

  @Test
  void aCounterexampleIsDrawnWithItsMovesAndTheMex() throws IOException {
    assertThat(written(all()).get("complexes.html"))
        .contains("<polygon class=\"face\"", ">4</text>")
        .contains("<strong>mex {1, 2, 3, 4} = 0</strong>")
        .contains(
            "<tr><td>4</td><td><span class=\"move\" title=\"{1, 2, 3}\">{1, 2, 3}</span>"
                + " </td></tr>")
        .contains("All 20 simplicial complexes on 4 vertices, each once up to isomorphism.")
        .contains("8 of them meet the hypotheses.");
  }

  @Test
  void hypothesesAreListedWithHowManyStructuresMetThem() throws IOException {
    assertThat(written(all()).get("complexes.html"))
        .containsPattern(
            "<mi>dimension</mi>\\s*<mo>=</mo>\\s*<mn>2</mn>\\s*</mrow>\\s*</math>\\s*<span"
                + " class=\"soft\">– met by 8 of the 20</span>")
        .contains("Exhaustive: every structure in scope was checked; nim-values follow");
  }

  @Test
  void aStatementPageSaysScopeAssumptionsAndHowToRepeatIt() throws IOException {
    Map<String, String> pages = written(all());
    assertThat(pages.get("wheel.html"))
        .contains("Holds on all 4 structures.")
        .contains("Checked without assumptions.")
        .contains("<code class=\"copy\">nimproof verify conjectures/wheel.yaml</code>")
        .contains("<span class=\"key\">title</span>: Every wheel");
    assertThat(pages.get("numbers.html"))
        .contains("<dd>bipartite</dd>")
        .contains("k from 0 to 6 in steps of 2: 4 cases.")
        .contains("Fails on 2 of 8 checks.");
  }
}
