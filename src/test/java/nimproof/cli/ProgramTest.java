package nimproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import nimproof.spec.SpecFolder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the real program: what it prints where, and how it ends. */
class ProgramTest {

  private static final String HOLDS = "title: T\nfor: {n: 3..6}\non: cycle(n)\nexpect: 0\n";
  private static final String FALSE =
      "title: T\nfor: {n: 3..4}\non: graphs(n)\nexpect: bipartite\n";

  @TempDir Path folder;
  private Program program;
  private SpecFolder specs;

  @BeforeEach
  void installed() {
    program = new Program(folder);
    specs = new SpecFolder(folder.resolve("conjectures"));
  }

  private void check(Program.Outcome outcome, int exitCode, String out, String err) {
    assertThat(outcome).isEqualTo(new Program.Outcome(exitCode, out, err));
  }

  @Test
  void verdictsAsDeclaredEndWith0() {
    specs.with("good.yaml", HOLDS).with("wrong.yaml", FALSE + "verdict: refuted\n");
    check(
        program.run("verify"),
        0,
        """
        HOLDS      good                           4 structures  (# s)
        REFUTED    wrong                          n = 3, graph6("Bw"): expected bipartite, found bipartite = false; 4 more  (# s)

        2 statements: 1 holds, 1 refuted, 0 undecided; all as declared. # s
        Report: reports/index.html
        """,
        "");
    assertThat(folder.resolve("reports/results.json")).exists();
  }

  @Test
  void aVerdictThatDiffersEndsWith1() {
    specs.with("good.yaml", HOLDS + "verdict: refuted\n").with("wrong.yaml", FALSE);
    check(
        program.run("verify", "conjectures/wrong.yaml", "conjectures/good.yaml", "--jobs", "1"),
        1,
        """
        REFUTED    wrong                          n = 3, graph6("Bw"): expected bipartite, found bipartite = false; 4 more; declared to hold  (# s)
        HOLDS      good                           4 structures; declared to be refuted  (# s)

        2 statements: 1 holds, 1 refuted, 0 undecided; 2 not as declared. # s
        Report: reports/partial/index.html
        """,
        "");
  }

  @Test
  void aMistakeEndsWith2AndTheOthersAreVerified() {
    specs
        .with("bad.yaml", "title: T\non: whel(5)\nexpect: 1\n")
        .with("good.yaml", HOLDS)
        .with("none.yaml", "title: É\nexpect: 1 / 0 == 1\n");
    check(
        program.run("verify"),
        2,
        """
        HOLDS      good                           4 structures  (# s)

        1 statement: 1 holds, 0 refuted, 0 undecided; all as declared. # s
        2 mistakes in the specs, listed above.
        Report: reports/partial/index.html
        """,
        """
        conjectures/bad.yaml:2:5: unknown name 'whel'; did you mean 'wheel'?
        conjectures/none.yaml:2:11: division by zero
        """);
  }

  @Test
  void aBudgetThatRunsOutEndsWith3() {
    specs.with("hard.yaml", "title: T\nfor: {n: [40]}\non: wheel(n)\nexpect: 1\n");
    check(
        program.run("verify", "--budget", "300ms"),
        3,
        """
        UNDECIDED  hard                           the time budget of # s ran out at n = 40  (# s)

        1 statement: 0 hold, 0 refuted, 1 undecided; the rest as declared. # s
        Report: reports/index.html
        """,
        "");
  }

  @Test
  void optionsChooseTheStatementsTheScopeAndThePlaceOfTheReport() {
    specs
        .with("ky-a.yaml", HOLDS + "thorough: {n: 3..9}\n")
        .with("ky-b.yaml", HOLDS)
        .with("other.yaml", HOLDS);
    check(
        program.run("verify", "--only", "ky-*", "--thorough", "--reports", "out/r", "--jobs", "3"),
        0,
        """
        HOLDS      ky-a                           7 structures  (# s)
        HOLDS      ky-b                           4 structures  (# s)

        2 statements: 2 hold, 0 refuted, 0 undecided; all as declared. # s
        Report: out/r/index.html
        """,
        "");
    assertThat(folder.resolve("out/r/results.json")).exists();
    assertThat(folder.resolve("reports")).doesNotExist();
  }

  @Test
  void solveAnswersInWords() {
    check(
        program.run("solve", "path(2)", "--moves"),
        0,
        """
        game       take-away
        nim-value  2
        outcome    N, the next player wins
        positions  2  (# s)
            1  after [1]
            1  after [2]
            0  after [1, 2]  wins
        """,
        "");
  }

  @Test
  void solveAnswersInJson() {
    check(
        program.run("solve", "cycle(3)", "--json"),
        0,
        "{\"expression\":\"cycle(3)\",\"value\":0,\"outcome\":\"P\",\"positions\":4,\"seconds\":#,\"game\":\"take-away\",\"play\":\"normal\",\"passes\":0}\n",
        "");
  }

  @Test
  void solveAnswersLineByLineWhateverTheLinesHold() {
    check(
        program.runWith(
            "path(1)\nwhel(3)\n\nwheel(2)\ngraph([[\"é\",\"b\"]])\n((((\ngraphs(2)\npath(2)",
            "solve",
            "-",
            "--json"),
        2,
        """
        {"expression":"path(1)","value":1,"outcome":"N","positions":1,"seconds":#,"game":"take-away","play":"normal","passes":0}
        {"expression":"whel(3)","error":"expression:1:1: unknown name 'whel'; did you mean 'wheel'?"}
        {"expression":"","error":"expression:1:1: an expression is missing; write one such as wheel(9)"}
        {"expression":"wheel(2)","error":"expression:1:1: wheel(n): n is 2; the least is 3"}
        {"expression":"graph([[\\"é\\",\\"b\\"]])","value":2,"outcome":"N","positions":2,"seconds":#,"game":"take-away","play":"normal","passes":0}
        {"expression":"((((","error":"expression:1:5: the expression ends too early"}
        {"expression":"graph6(\\"A?\\")","value":0,"outcome":"P","positions":1,"seconds":#,"game":"take-away","play":"normal","passes":0,"family":"graphs(2)"}
        {"expression":"graph6(\\"A_\\")","value":2,"outcome":"N","positions":1,"seconds":#,"game":"take-away","play":"normal","passes":0,"family":"graphs(2)"}
        {"expression":"graphs(2)","structures":2,"values":{"0":1,"2":1},"undecided":0,"game":"take-away","play":"normal","passes":0}
        {"expression":"path(2)","value":2,"outcome":"N","positions":2,"seconds":#,"game":"take-away","play":"normal","passes":0}
        """,
        "");
  }

  @Test
  void solveListsTheMembersOfAFamilyAndCountsTheirValues() {
    check(
        program.run("solve", "complexes(3)"),
        0,
        """
        game       take-away
            1  N  complex([[1], [2], [3]])
            3  N  complex([[3], [1, 2]])
            1  N  complex([[1, 2], [1, 3]])
            0  P  complex([[1, 2], [1, 3], [2, 3]])
            3  N  complex([[1, 2, 3]])
        5 structures, by nim-value: 1 of 0, 2 of 1, 2 of 3
        """,
        "");
  }

  @Test
  void solvePlaysTheGameThatIsAskedForOnEveryMember() {
    check(
        program.run("solve", "trees(3)", "--game", "graph-nim", "--misere", "--passes", "1"),
        0,
        """
        game       graph-nim, misère play, one pass
            0  P  graph6("Bo")
        1 structure, by nim-value: 1 of 0
        """,
        "");
  }

  @Test
  void membersThatAreTooHardAreUndecided() {
    check(
        program.run("solve", "randomBipartite(40, 100, 1)", "--budget", "100ms", "--json"),
        3,
        """
        {"expression":"graph6(\\"g?????????????????????????????????Q@?oI?CA_@BCOEAO?OBOo@E_?@C?S?@JA_?PK_?AaO_??e?C??dha??Sc???E@CC???pS_???C__??Sm@O??CSFG???gp_???\\")","error":"undecided: the time budget of # s ran out","family":"randomBipartite(40, 100, 1)"}
        {"expression":"randomBipartite(40, 100, 1)","structures":1,"values":{},"undecided":1,"game":"take-away","play":"normal","passes":0}
        """,
        "");
  }

  @Test
  void newWritesASpecThatVerifiesAndNeverOverwrites() throws IOException {
    Files.createDirectories(folder.resolve("conjectures"));
    check(
        program.run("new", "mine"),
        0,
        "Wrote conjectures/mine.yaml. Check it with: nimproof verify conjectures/mine.yaml\n",
        "");
    check(
        program.run("verify", "conjectures/mine.yaml"),
        0,
        """
        HOLDS      mine                           10 structures  (# s)

        1 statement: 1 holds, 0 refuted, 0 undecided; all as declared. # s
        Report: reports/partial/index.html
        """,
        "");
    Files.writeString(folder.resolve("conjectures/mine.yaml"), "changed");
    check(
        program.run("new", "mine"),
        2,
        "",
        """
        conjectures/mine.yaml exists already; choose another name
        Try 'nimproof new --help'.
        """);
    assertThat(folder.resolve("conjectures/mine.yaml")).hasContent("changed");
  }
}
