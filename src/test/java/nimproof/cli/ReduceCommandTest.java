package nimproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReduceCommandTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
  }

  private void checkRefused(String message, String... arguments) {
    assertThat(run(arguments)).isEqualTo(2);
    assertThat(err.toString()).isEqualTo(message + "\n");
    assertThat(out.toString()).isEmpty();
    err.getBuffer().setLength(0);
  }

  @Test
  void aChainOfReductionsIsShown() {
    assertThat(run("reduce", "wheel(6)")).isEqualTo(0);
    assertThat(out.toString())
        .isEqualTo(
            """
            7 vertices, 19 faces
            ↓ 1 <-> 5, 2 <-> 4
            3 vertices, 5 faces
            ↓ 3 <-> 6  (suspension)
            1 vertex, 1 face
            simplest form  {O}
            nim-value      1, by the theorem of involutions
            involutions    7, or 3 up to symmetry; 2 of these without a swapped edge (24 partial maps tried)
            """);
  }

  @Test
  void aPageShowsTheChainAsAStripOfDrawings(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("wheel.html");
    assertThat(run("reduce", "wheel(6)", "--report", file.toString())).isEqualTo(0);
    assertThat(out.toString()).endsWith("Report: " + file + "\n");
    assertThat(Files.readString(file))
        .contains("<figcaption>1 &lt;-&gt; 5, 2 &lt;-&gt; 4</figcaption>")
        .contains("<figcaption>3 &lt;-&gt; 6  (suspension)</figcaption>")
        .contains("<figcaption>1 vertex, 0 edges</figcaption>");
  }

  @Test
  void aPageOfAClaimListsTheHypotheses(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("claim.html");
    assertThat(run("reduce", "wheel(6)", "--by", "2<->5, 3<->6", "--report", file.toString()))
        .isEqualTo(1);
    assertThat(Files.readString(file))
        .contains("not valid: H2 is violated")
        .contains("<li>H2, faces go to faces: violated: {1, 2} goes to {1, 5}")
        .contains("class=\"warning\"");
  }

  @Test
  void aValidReductionIsConfirmed() {
    assertThat(run("reduce", "wheel(6)", "--by", "2 <-> 6, 3 <-> 5")).isEqualTo(0);
    assertThat(out.toString())
        .isEqualTo(
            """
            τ               2 <-> 6, 3 <-> 5
            H0  met         every vertex has an image, and the map is a permutation
            H1  met         the map is its own inverse
            H2  met         faces go to faces
            H3  met         every subset of a fixed face is fixed
            H3e met         no edge has its ends swapped
            fixed points    {1, O} {4, O}
            nim-values      1 and 1
            valid: the structure has the nim-value of the fixed points
            """);
  }

  @Test
  void aViolatedHypothesisIsNamedWithItsWitness() {
    assertThat(run("reduce", "path(4)", "--by", "1<->4,2<->3")).isEqualTo(1);
    assertThat(out.toString())
        .contains(
            "H3  violated    every subset of a fixed face is fixed: {2, 3} is fixed and its subset"
                + " {2} is not\n")
        .endsWith("nim-values      2 and 1\nnot valid: H3, H3e are violated\n");
  }

  @Test
  void aProgramGetsTheSameAnswer() {
    assertThat(run("reduce", "path(2)", "--by", "1<->2", "--json")).isEqualTo(1);
    assertThat(out.toString())
        .startsWith(
            "{\"expression\":\"path(2)\",\"by\":\"1 \\u003c-> 2\",\"valid\":false,\"hypotheses\":[")
        .contains(
            "{\"id\":\"H3e\",\"claim\":\"no edge has its ends swapped\",\"status\":\"violated\","
                + "\"witness\":\"the edge {1, 2} has its ends swapped\",\"faces\":[[1,2]]}")
        .endsWith("\"fixedPoints\":[[\"1~2\"]],\"value\":2,\"fixedPointsValue\":1}\n");
  }

  @Test
  void badInputIsRefused() {
    checkRefused(
        "H0 is violated: there is no vertex named 9; the vertices are 1, 2, 3",
        "reduce",
        "cycle(3)",
        "--by",
        "1 <-> 9");
    checkRefused(
        "H0 is violated: 1 is named twice; a vertex has one image",
        "reduce",
        "cycle(3)",
        "--by",
        "1 <-> 2, 3 <-> 1");
    checkRefused(
        "expression:1:1: this must be a structure; this is a family of structures",
        "reduce",
        "graphs(3)");
  }
}
