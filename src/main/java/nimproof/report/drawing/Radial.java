package nimproof.report.drawing;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import nimproof.structure.Graph;

/** A tree around its centre, or a cycle as a circle with trees radiating from it. */
final class Radial implements Shape {

  @Override
  public Optional<List<Point>> place(Graph graph) {
    return graph.edgeCount() > graph.vertexCount()
        ? Optional.empty()
        : Optional.of(new Rays(graph, core(graph)).placed());
  }

  /** Finds the cycle in its order, or the centre of a tree, by taking leaves away. */
  private static List<Integer> core(Graph connected) {
    Graph rest = connected;
    int[] left = IntStream.range(0, connected.vertexCount()).toArray();
    while (true) {
      Graph current = rest;
      int[] inner =
          IntStream.range(0, current.vertexCount()).filter(v -> current.degree(v) > 1).toArray();
      int[] names = left;
      if (inner.length == current.vertexCount()) {
        return Walk.depthFirst(current, 0).stream().map(v -> names[v]).toList();
      }
      if (inner.length == 0) {
        return List.of(names[0]);
      }
      left = IntStream.of(inner).map(v -> names[v]).toArray();
      rest = current.induced(inner);
    }
  }
}
