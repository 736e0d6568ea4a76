package nimproof.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import nimproof.structure.Graph;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InlineFamiliesTest {

  @Test
  void verticesKeepTheirNamesInTheOrderOfAppearance() {
    Graph graph = Made.graph("graph", List.of(List.of("x", 3), List.of(3, "y"), List.of("lone")));
    assertThat(Made.largerFaces(graph)).containsExactly("{x, 3}", "{3, y}");
    assertThat(graph.names().of(3)).isEqualTo("lone");
  }

  @Test
  void aComplexIsGivenByItsFacets() {
    assertThat(Made.largerFaces(Made.complex("complex", List.of(List.of("b", "a", "c")))))
        .containsExactly("{b, a}", "{b, c}", "{a, c}", "{b, a, c}");
  }

  @Test
  void facesThatAreNoneAreRefused() {
    refused(
        "graph",
        List.of(List.of(1, 2, 3)),
        "graph(edges): [1, 2, 3] has 3 vertices; an edge has 2");
    refused("graph", List.of(List.of()), "graph(edges): [] has 0 vertices; an edge has 2");
    refused(
        "graph",
        List.of(List.of(1, 1)),
        "graph(edges): [1, 1] joins a vertex to itself; a graph has no loops");
    refused(
        "complex",
        List.of(List.of()),
        "complex(facets): [] has no vertices; a facet has at least 1");
    refused(
        "complex", List.of(List.of(1, 2, 1)), "complex(facets): [1, 2, 1] names a vertex twice");
    refused(
        "complex",
        List.of(List.of(1.5)),
        "complex(facets): a vertex is named by a number or a text, not by 1.5");
    refused("graph6", "D", "graph6(text): graph6 text for 5 vertices has 3 characters, not 1");
  }

  private static void refused(String family, Object argument, String message) {
    assertThatThrownBy(() -> Made.by(family, argument))
        .isInstanceOf(BadArgument.class)
        .hasMessage(message);
  }

  @Test
  void aFileOfGraphsIsReadLineByLine(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("g.g6"), ">>graph6<<A_\n\nBg\r\nDQc\n");
    assertThat(Made.all("graph6File", folder.toString(), "g.g6").stream().map(Object::toString))
        .containsExactly("A_", "Bg", "DQc");
  }

  @Test
  void aBadFileIsRefusedWithTheLine(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("bad.g6"), "A_\nB\n");
    refusedFile(
        folder, "bad.g6", "line 2 of 'bad.g6': graph6 text for 3 vertices has 2 characters, not 1");
    refusedFile(folder, "none.g6", "there is no file 'none.g6' beside the spec");
    refusedFile(folder, "../g.g6", "'../g.g6' lies outside the folder of the spec");
  }

  private static void refusedFile(Path folder, String file, String what) {
    String signature = Families.named("graph6File").orElseThrow().signature();
    assertThatThrownBy(() -> Made.by("graph6File", folder.toString(), file))
        .hasMessage(signature + ": " + what);
  }
}
