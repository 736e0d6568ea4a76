package nimproof.report.drawing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import nimproof.structure.Graph;

/** Walks over graphs, always to the neighbour of the smallest number first. */
final class Walk {

  private Walk() {}

  /** Gives the distance of every vertex from one; -1 where there is no way. */
  static int[] distances(Graph graph, int from) {
    int[] distance = new int[graph.vertexCount()];
    Arrays.fill(distance, -1);
    distance[from] = 0;
    Deque<Integer> queue = new ArrayDeque<>(List.of(from));
    while (!queue.isEmpty()) {
      int u = queue.remove();
      for (int v : graph.neighbours(u)) {
        if (distance[v] < 0) {
          distance[v] = distance[u] + 1;
          queue.add(v);
        }
      }
    }
    return distance;
  }

  /** Lists the vertices of a connected graph depth first; a cycle comes out in its order. */
  static List<Integer> depthFirst(Graph graph, int from) {
    List<Integer> order = new ArrayList<>();
    boolean[] seen = new boolean[graph.vertexCount()];
    Deque<Integer> stack = new ArrayDeque<>(List.of(from));
    while (!stack.isEmpty()) {
      int u = stack.pop();
      if (!seen[u]) {
        seen[u] = true;
        order.add(u);
        int[] neighbours = graph.neighbours(u);
        for (int i = neighbours.length - 1; i >= 0; i--) {
          stack.push(neighbours[i]);
        }
      }
    }
    return order;
  }

  /** Lists the vertices of each connected component, in the order of their first vertices. */
  static List<int[]> components(Graph graph) {
    List<int[]> components = new ArrayList<>();
    boolean[] seen = new boolean[graph.vertexCount()];
    for (int start = 0; start < seen.length; start++) {
      if (!seen[start]) {
        int[] component =
            depthFirst(graph, start).stream().mapToInt(Integer::intValue).sorted().toArray();
        Arrays.stream(component).forEach(v -> seen[v] = true);
        components.add(component);
      }
    }
    return components;
  }
}
