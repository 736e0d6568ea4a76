package nimproof.family;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import nimproof.structure.Graph;

/**
 * Trees, forests and connected graphs with one cycle, built from rooted trees without duplicates.
 *
 * <p>A tree has one centroid, at which it is a multiset of rooted trees with at most (n-1)/2
 * vertices each, or two, between which it is a pair of rooted trees with n/2 vertices (C. Jordan
 * 1869). A connected graph with one cycle is a necklace of rooted trees up to turning and flipping.
 */
final class Trees {

  private Trees() {}

  static Stream<Graph> trees(int n) {
    return shapes(n).stream().map(Trees::draw);
  }

  /** Lists the trees on n vertices, each rooted at its centroid or at one of its two. */
  private static List<RootedTree> shapes(int n) {
    List<RootedTree> shapes = new ArrayList<>();
    RootedTree.forests(n - 1, (n - 1) / 2, around -> shapes.add(new RootedTree(around, n)));
    if (n % 2 == 0) {
      List<RootedTree> halves = RootedTree.ofSize(n / 2);
      for (int i = 0; i < halves.size(); i++) {
        for (int j = 0; j <= i; j++) {
          List<RootedTree> children = new ArrayList<>(halves.get(i).children());
          children.add(halves.get(j));
          shapes.add(new RootedTree(children, n));
        }
      }
    }
    return shapes;
  }

  private static Graph draw(RootedTree tree) {
    return draw(List.of(tree));
  }

  private static Graph draw(List<RootedTree> trees) {
    GraphSketch sketch = new GraphSketch();
    trees.forEach(tree -> tree.hangOn(sketch.vertex(), sketch));
    return sketch.toGraph();
  }

  /** Lists the forests on n vertices, those with more components (fewer edges) first. */
  static Stream<Graph> forests(int n) {
    List<List<RootedTree>> forests = new ArrayList<>();
    new Multisets(Trees::shapes, forests::add).list(n, n);
    return forests.stream()
        .sorted((one, other) -> Integer.compare(other.size(), one.size()))
        .map(Trees::draw);
  }

  static Stream<Graph> unicyclic(int n) {
    return java.util.stream.IntStream.rangeClosed(3, n)
        .boxed()
        .flatMap(length -> Necklaces.ofRootedTrees(length, n).stream())
        .map(Trees::drawCycle);
  }

  private static Graph drawCycle(List<RootedTree> necklace) {
    GraphSketch sketch = new GraphSketch();
    int length = necklace.size();
    for (int i = 0; i < length; i++) {
      sketch.vertex();
    }
    for (int i = 0; i < length; i++) {
      sketch.edge(i, (i + 1) % length);
    }
    for (int i = 0; i < length; i++) {
      necklace.get(i).hangOn(i, sketch);
    }
    return sketch.toGraph();
  }
}
