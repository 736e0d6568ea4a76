package nimproof.structure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class Graph6Test {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"?|0|0", "@|1|0", "A_|2|1", "Bg|3|2", "DQc|5|4", "IsP@OkWHG|10|15"})
  void publishedTextsAreRead(String text, int vertices, int edges) {
    Graph graph = Graph6.decode(text);
    assertThat(graph.vertexCount()).isEqualTo(vertices);
    assertThat(graph.edgeCount()).isEqualTo(edges);
    assertThat(Graph6.encode(graph)).isEqualTo(text);
  }

  @Test
  void theExampleOfTheFormatsDescriptionIsRead() {
    List<int[]> edges =
        List.of(new int[] {0, 2}, new int[] {0, 4}, new int[] {1, 3}, new int[] {3, 4});
    assertThat(Graph6.decode("DQc")).isEqualTo(Graph.of(5, edges));
  }

  @Property
  void readingUndoesWriting(@ForAll(supplier = RandomGraphs.class) Graph graph) {
    assertThat(Graph6.decode(Graph6.encode(graph))).isEqualTo(graph);
  }

  @ParameterizedTest
  @ValueSource(ints = {61, 62, 63, 64, 65, 1000, 2000})
  void readingUndoesWritingWhereTheHeadGetsLonger(int n) {
    Graph graph = Graph.of(n, List.of(new int[] {0, n - 1}, new int[] {n / 2, n - 1}));
    assertThat(Graph6.decode(Graph6.encode(graph))).isEqualTo(graph);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "''|graph6 text is empty",
        "D Q|graph6 text holds only the characters '?' to '~'; character 2 is not one of them",
        "DQ|graph6 text for 5 vertices has 3 characters, not 2",
        "DQcc|graph6 text for 5 vertices has 3 characters, not 4",
        "~|graph6 text must begin with the number of vertices",
        "~~?????|graph6 text must begin with the number of vertices"
      })
  void badTextIsRefusedWithTheReason(String text, String message) {
    assertThatThrownBy(() -> Graph6.decode(text)).hasMessage(message);
  }
}
