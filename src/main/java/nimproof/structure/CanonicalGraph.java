package nimproof.structure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The canonical key of a connected graph: its core in canonical order, and the trees hanging on it.
 *
 * <p>Leaves are stripped until none is left; what remains is the core, which for a tree is its
 * centre (one vertex, or two joined by an edge). A core vertex is coloured by the rooted tree that
 * hangs on it, so only the core needs a {@link CanonicalLabelling}, and trees and pseudotrees are
 * cheap. The bits of the key, first to last:
 *
 * <pre>
 *   4 bits   the kind
 *   11 bits  vertices of the graph          11 bits  vertices of the core
 *   core adjacency, below the diagonal, row by row
 *   for each core vertex its tree:  tree = (1 tree)* 0     children in decreasing rank
 * </pre>
 *
 * <p>Graphs on at most 64 vertices have a shorter key, see {@link CanonicalSmallGraph}.
 *
 * <p>The triangle with one leaf has core 3, adjacency {@code 111} and trees {@code 0 0 100}.
 */
final class CanonicalGraph {

  private final Graph graph;
  private final int n;
  private final int[] degree;
  private final List<List<Integer>> children = new ArrayList<>();
  private final int[] rank;

  private CanonicalGraph(Graph graph) {
    this.graph = graph;
    this.n = graph.vertexCount();
    this.degree = new int[n];
    this.rank = new int[n];
    for (int v = 0; v < n; v++) {
      degree[v] = graph.degree(v);
      children.add(List.of());
    }
  }

  static CanonicalKey key(Graph connected) {
    return new CanonicalGraph(connected).key();
  }

  private CanonicalKey key() {
    int[] core = strip();
    int[] colours = Arrays.stream(core).map(v -> rank[v]).toArray();
    Graph coreGraph = core.length == n ? graph : graph.anonymous().induced(core);
    int[] order = CanonicalLabelling.of(coreGraph, colours);
    BitWriter bits = KeyKind.GRAPH.begin();
    bits.put(n, 11);
    bits.put(core.length, 11);
    for (int i = 1; i < order.length; i++) {
      for (int j = 0; j < i; j++) {
        bits.put(coreGraph.adjacent(order[i], order[j]) ? 1 : 0, 1);
      }
    }
    for (int v : order) {
      putTree(bits, core[v]);
    }
    return bits.toKey();
  }

  /** Strips leaves layer by layer, ranking the trees of each layer, and returns the core. */
  private int[] strip() {
    boolean[] stripped = new boolean[n];
    int left = n;
    List<Integer> layer = leaves(stripped);
    int nextRank = 1;
    while (!layer.isEmpty() && left > 2) {
      nextRank = rankLayer(layer, nextRank);
      left -= layer.size();
      for (int leaf : layer) {
        stripped[leaf] = true;
        hang(leaf, stripped);
      }
      layer = leaves(stripped);
    }
    int[] core = new int[left];
    int at = 0;
    for (int v = 0; v < n; v++) {
      if (!stripped[v]) {
        core[at++] = v;
      }
    }
    rankLayer(Arrays.stream(core).boxed().toList(), nextRank);
    return core;
  }

  private List<Integer> leaves(boolean[] stripped) {
    List<Integer> leaves = new ArrayList<>();
    for (int v = 0; v < n; v++) {
      if (!stripped[v] && degree[v] == 1) {
        leaves.add(v);
      }
    }
    return leaves;
  }

  /** Hangs a stripped leaf on its one remaining neighbour. */
  private void hang(int leaf, boolean[] stripped) {
    for (int v : graph.neighbours(leaf)) {
      if (!stripped[v]) {
        if (children.get(v).isEmpty()) {
          children.set(v, new ArrayList<>());
        }
        children.get(v).add(leaf);
        degree[v]--;
      }
    }
  }

  /** Ranks the trees rooted in one layer by the ranks of their children, equal trees equally. */
  private int rankLayer(List<Integer> layer, int firstRank) {
    for (int root : layer) {
      if (children.get(root).size() > 1) {
        children.get(root).sort(Comparator.comparingInt((Integer child) -> -rank[child]));
      }
    }
    List<Integer> sorted = new ArrayList<>(layer);
    sorted.sort(this::compareChildren);
    int next = firstRank;
    for (int i = 0; i < sorted.size(); i++) {
      if (i > 0 && compareChildren(sorted.get(i - 1), sorted.get(i)) != 0) {
        next++;
      }
      rank[sorted.get(i)] = next;
    }
    return next + 1;
  }

  private int compareChildren(int one, int other) {
    List<Integer> left = children.get(one);
    List<Integer> right = children.get(other);
    for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
      int order = Integer.compare(rank[left.get(i)], rank[right.get(i)]);
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(left.size(), right.size());
  }

  private void putTree(BitWriter bits, int root) {
    for (int child : children.get(root)) {
      bits.put(1, 1);
      putTree(bits, child);
    }
    bits.put(0, 1);
  }
}
