package nimproof.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import nimproof.verify.Certification;
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
            "growth.html",
            "nimproof.css",
            "nimproof.js",
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
                    .doesNotContain("http:", "https:", "@import")
                    .doesNotContain("<script>")
                    .doesNotContainPattern("src=\"(?!nimproof.js\")")
                    .doesNotContainPattern("<link (?!rel=\"stylesheet\" href=\"nimproof.css\")");
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
        .contains("<li>row 1, column 3: printed 5, right <b>4</b></li>")
        .containsOnlyOnce("<del>")
        .contains("Fails on 1 of 5 cells.");
  }

  @Test
  void aCounterexampleIsDrawnWithItsMovesAndTheMex() throws IOException {
    assertThat(written(all()).get("complexes.html"))
        .contains("<polygon class=\"face tone0\"", ">4</text>")
        .contains("<strong>mex {1, 2, 3, 4} = 0</strong>")
        .contains(
            "<tr class=\"mex\"><td>0</td><td>no move; so this is the nim-value</td></tr>",
            "<tr class=\"above\"><td>4</td><td><span class=\"move\" title=\"{1, 2, 3}\">{1, 2,"
                + " 3}</span> </td></tr>")
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

  @Test
  void aConditionWithTwoNumbersIsATableOfNimValues() throws IOException {
    String page = written(List.of(Run.boxes())).get("boxes.html");
    assertThat(page)
        .contains("<tr><th>m \\ n</th><th scope=\"col\">2</th>")
        .containsPattern("<td style=\"--q:\\d+\">6</td>")
        .containsPattern("<td class=\"wrong\">✗ \\s*4</td>");
  }

  @Test
  void tablesThatAreTheSameForAThirdNumberAreOne() throws IOException {
    assertThat(written(List.of(Run.tails())).get("tails.html"))
        .containsOnlyOnce("<table class=\"grid\">")
        .contains("<figcaption>The same for c = 3; c = 5</figcaption>");
  }

  @Test
  void aPublishedRemarkThatIsWrongIsAmongThePublishedClaims() throws IOException {
    Result remark =
        Run.of(
            "remark",
            """
            title: A triangle is won by the second player
            kind: remark
            source: {paper: kanungo-2024, at: section 2.1}
            on: complex([[1, 2, 3]])
            expect: 0
            verdict: refuted
            """);
    assertThat(written(List.of(remark)).get("index.html"))
        .contains("<h2>Published claims that are wrong <span")
        .doesNotContain("Variants and questions");
  }

  @Test
  void aCorrectionAndWhatItCorrectsLeadToEachOther() throws IOException {
    Result wrong = Run.of("claim", "title: Wrong\non: cycle(5)\nexpect: 1\nverdict: refuted\n");
    Result right = Run.of("claim-corrected", "title: Right\non: cycle(5)\nexpect: 0\n");
    Map<String, String> pages = written(List.of(wrong, right));
    assertThat(pages.get("claim.html"))
        .contains("Corrected: <a href=\"claim-corrected.html\">Right");
    assertThat(pages.get("claim-corrected.html"))
        .contains("Corrects: <a href=\"claim.html\">Wrong");
    assertThat(pages.get("index.html"))
        .contains("Corrected: <a href=\"claim-corrected.html\">Right");
  }

  @Test
  void everyClaimHasALineOfItsOwn() throws IOException {
    assertThat(written(List.of(Run.tails())).get("tails.html"))
        .containsPattern("<ol class=\"claims\"><li>[^§]*</li><li>[^§]*</li></ol>");
  }

  @Test
  void whatIsTakenFromAStructureIsDrawnWithTheNamesItHasThere() throws IOException {
    Result parts =
        Run.of(
            "parts",
            """
            title: No part has a hyperedge of three vertices
            game: type-1
            on: hypergraph(5, [["A", "B"], ["B", "C"], ["C", "D", "E"]])
            each: {p: connectedParts}
            expect: v(p) < 3 || g(p) == 1
            """);
    assertThat(written(List.of(parts)).get("parts.html"))
        .contains("<dd>p = hypergraph(3, [[\"C\", \"D\", \"E\"]])</dd>")
        .contains(">C</text>", ">D</text>", ">E</text>")
        .doesNotContain(">A</text>", ">B</text>");
  }

  @Test
  void fixedPointsKeepTheirNames() throws IOException {
    Result fixed =
        Run.of(
            "fixed",
            """
            title: An edge is left
            on: complex([["A", "X"], ["B", "X"], ["X", "Y"]])
            involution: A <-> B
            reducesTo: path(2)
            """);
    assertThat(written(List.of(fixed)).get("fixed.html"))
        .contains("[\"X\", \"Y\"]", "the involution τ: 1 instance");
  }

  @Test
  void aChainOfTheProgramIsToldFromTheClaimedInvolution() throws IOException {
    assertThat(written(List.of(Run.turnedWheel())).get("turned-wheel.html"))
        .contains("<h2>Another way: a chain of reductions that the program found</h2>");
    assertThat(written(List.of(Run.chain())).get("chain.html"))
        .contains("<h2>A chain of reductions that the program found</h2>");
  }

  @Test
  void aCertificateThatIsNotKeptHasItsSizeAndTheCommandThatWritesIt() throws IOException {
    Certification large =
        new Certification.CertifiedValues(new Certification.Size(4, 9, 1_234_567), "no reason");
    Result result =
        Run.of("large", "title: T\non: path(3)\nexpect: 1\n", (verified, solver) -> () -> large);
    assertThat(text(result))
        .contains("It is 1.2 MB of text")
        .contains("<code class=\"copy\">./gradlew verify -Ponly=large</code> writes it");
    Path certificates = Files.createDirectories(folder.resolve("certificates"));
    Files.writeString(certificates.resolve("large.cert.gz"), "");
    assertThat(text(result)).contains("The proof").doesNotContain("1.2 MB");
  }

  private String text(Result result) throws IOException {
    Reports.write(folder, List.of(result));
    return Files.readString(folder.resolve(result.statement().id() + ".html"));
  }

  @Test
  void aTableThatShouldBeSymmetricSaysWhereItIsPrintedOtherwise() throws IOException {
    assertThat(written(List.of(Run.asymmetricTable())).get("asymmetric.html"))
        .contains("<p class=\"soft\">slip: print, computation</p>")
        .contains("<li>row 2, column 3 prints 8, row 3, column 2 prints 6</li>")
        .contains("<li>row 3, column 4 prints 8, row 4, column 3 prints 9</li>")
        .doesNotContain("symmetric, as it should be");
  }
}
