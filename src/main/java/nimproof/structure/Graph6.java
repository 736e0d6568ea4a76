package nimproof.structure;

import java.util.ArrayList;
import java.util.List;

/**
 * The graph6 text format: six bits a printable character, first the number of vertices, then the
 * adjacency matrix above the diagonal, column by column.
 *
 * <p>The path 0 – 1 – 2 is {@code Bg}: {@code B} = 3 vertices, {@code g} = 101000 for the pairs 01,
 * 02, 12 and padding.
 */
public final class Graph6 {

  private Graph6() {}

  /** Writes a graph. */
  public static String encode(Graph graph) {
    int n = graph.vertexCount();
    StringBuilder text = new StringBuilder();
    if (n <= 62) {
      text.append((char) (n + 63));
    } else {
      text.append('~');
      for (int shift = 12; shift >= 0; shift -= 6) {
        text.append((char) ((n >>> shift & 63) + 63));
      }
    }
    int bits = 1;
    for (int j = 1; j < n; j++) {
      for (int i = 0; i < j; i++) {
        bits = bits << 1 | (graph.adjacent(i, j) ? 1 : 0);
        if (bits >= 64) {
          text.append((char) (bits - 64 + 63));
          bits = 1;
        }
      }
    }
    if (bits > 1) {
      while (bits < 64) {
        bits <<= 1;
      }
      text.append((char) (bits - 64 + 63));
    }
    return text.toString();
  }

  /**
   * Reads a graph.
   *
   * @throws IllegalArgumentException saying what is wrong, if the text is not graph6
   */
  public static Graph decode(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < 63 || text.charAt(i) > 126) {
        throw new IllegalArgumentException(
            "graph6 text holds only the characters '?' to '~'; character %d is not one of them"
                .formatted(i + 1));
      }
    }
    if (text.isEmpty()) {
      throw new IllegalArgumentException("graph6 text is empty");
    }
    boolean large = text.charAt(0) == '~';
    int head = large ? 4 : 1;
    if (text.length() < head || large && text.charAt(1) == '~') {
      throw new IllegalArgumentException("graph6 text must begin with the number of vertices");
    }
    int n = large ? 0 : text.charAt(0) - 63;
    for (int i = 1; large && i < 4; i++) {
      n = n << 6 | text.charAt(i) - 63;
    }
    long pairs = (long) n * (n - 1) / 2;
    if (text.length() != head + (pairs + 5) / 6) {
      throw new IllegalArgumentException(
          "graph6 text for %d vertices has %d characters, not %d"
              .formatted(n, head + (pairs + 5) / 6, text.length()));
    }
    return Graph.of(n, edges(text, head, n));
  }

  private static List<int[]> edges(String text, int head, int n) {
    List<int[]> edges = new ArrayList<>();
    int bit = 0;
    for (int j = 1; j < n; j++) {
      for (int i = 0; i < j; i++, bit++) {
        if ((text.charAt(head + bit / 6) - 63 >>> 5 - bit % 6 & 1) != 0) {
          edges.add(new int[] {i, j});
        }
      }
    }
    return edges;
  }
}
