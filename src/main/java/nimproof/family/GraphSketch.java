package nimproof.family;

import java.util.ArrayList;
import java.util.List;
import nimproof.structure.Graph;
import nimproof.structure.Names;

/** Draws a graph vertex by vertex: paths, cycles and tails that grow from what is there. */
final class GraphSketch {

  private final List<String> names = new ArrayList<>();
  private final List<int[]> edges = new ArrayList<>();

  /** Adds a vertex and gives its index. */
  int vertex(String name) {
    Graph.checkVertexCount(names.size() + 1);
    names.add(name);
    return names.size() - 1;
  }

  /** Adds a vertex named by its number. */
  int vertex() {
    return vertex(Integer.toString(names.size() + 1));
  }

  void edge(int u, int v) {
    edges.add(new int[] {u, v});
  }

  /** Adds a tail: a path of {@code length} new vertices, the first joined to {@code at}. */
  void tail(int at, int length, String prefix) {
    int end = at;
    for (int i = 1; i <= length; i++) {
      int next = vertex(prefix + i);
      edge(end, next);
      end = next;
    }
  }

  /** Joins two vertices by a path of {@code edges} edges with new vertices in between. */
  void path(int from, int to, int length, String prefix) {
    int end = from;
    for (int i = 1; i < length; i++) {
      int next = vertex(prefix + i);
      edge(end, next);
      end = next;
    }
    edge(end, to);
  }

  Graph toGraph() {
    return Graph.of(names.size(), edges, Names.of(names));
  }
}
