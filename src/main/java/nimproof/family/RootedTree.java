package nimproof.family;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * A rooted tree, known by the multiset of the trees at the children of its root.
 *
 * @param size the number of vertices
 */
record RootedTree(List<RootedTree> children, int size) {

  private static final Map<Integer, List<RootedTree>> BY_SIZE = new ConcurrentHashMap<>();

  /** Lists the rooted trees with n vertices, once up to isomorphism. */
  static List<RootedTree> ofSize(int n) {
    List<RootedTree> known = BY_SIZE.get(n);
    if (known == null) {
      List<RootedTree> trees = new ArrayList<>();
      forests(n - 1, n - 1, children -> trees.add(new RootedTree(children, n)));
      known = List.copyOf(trees);
      BY_SIZE.put(n, known);
    }
    return known;
  }

  /** Lists the multisets of rooted trees with so many vertices in all, none larger than a size. */
  static void forests(int total, int largest, Consumer<List<RootedTree>> to) {
    new Multisets(RootedTree::ofSize, to).list(total, largest);
  }

  /** Draws this tree with its root at a vertex that is there already. */
  void hangOn(int root, GraphSketch sketch) {
    for (RootedTree child : children) {
      int vertex = sketch.vertex();
      sketch.edge(root, vertex);
      child.hangOn(vertex, sketch);
    }
  }
}
