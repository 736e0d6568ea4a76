package nimproof.structure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds a canonical order of the vertices of a coloured graph, by refinement and individualisation.
 *
 * <p>Two coloured graphs are isomorphic exactly if writing their adjacency matrices in canonical
 * order gives the same matrix. The search tree branches on the vertices of one cell of the refined
 * partition; a leaf is a discrete partition, hence an order. Among all leaves the one with the
 * smallest (trace, matrix) wins, where the trace of a node is an isomorphism-invariant hash of how
 * its refinement went. A leaf equal to the best one gives an automorphism; vertices in one orbit of
 * the automorphisms that fix the path so far are tried once, and so are twins.
 *
 * <p>See B. D. McKay, "Practical graph isomorphism" (1981). Cost: polynomial on almost all graphs,
 * exponential on specially built ones.
 */
final class CanonicalLabelling {

  private final Graph graph;
  private final int n;
  private final List<Permutation> automorphisms = new ArrayList<>();
  private final int[] path;
  private final int[] depth;
  private final long[] bestTrace;
  private int[] bestPath;
  private int[] bestOrder;

  private CanonicalLabelling(Graph graph) {
    this.graph = graph;
    this.n = graph.vertexCount();
    this.path = new int[n + 1];
    this.depth = new int[n];
    Arrays.fill(depth, n);
    this.bestTrace = new long[n + 1];
  }

  /** Gives the vertices in canonical order; colours are compared by value, smaller first. */
  static int[] of(Graph graph, int[] colours) {
    return colours.length <= WordLabelling.MOST_VERTICES
        ? WordLabelling.order(graph, colours)
        : search(graph, colours);
  }

  private static int[] search(Graph graph, int[] colours) {
    CanonicalLabelling labelling = new CanonicalLabelling(graph);
    labelling.visit(Partition.byColour(graph, colours), 0);
    return labelling.bestOrder;
  }

  /**
   * Explores a node and returns the level to go back to: its own, or a smaller one when an
   * automorphism shows that the rest of the branch holds nothing new.
   */
  private int visit(Partition partition, int level) {
    long trace = partition.refine();
    int order = bestOrder == null ? -1 : Long.compare(trace, bestTrace[level]);
    if (order > 0) {
      return level;
    }
    if (order < 0) {
      bestTrace[level] = trace;
      bestOrder = null;
    }
    return partition.isDiscrete() ? leaf(partition.order(), level) : branch(partition, level);
  }

  private int branch(Partition partition, int level) {
    int[] cell = partition.targetCell();
    Orbits orbits = new Orbits(n);
    int known = 0;
    for (int i = 0; i < cell.length; i++) {
      known = uniteOrbits(orbits, known, level);
      if (!isCovered(cell, i, orbits)) {
        path[level] = cell[i];
        depth[cell[i]] = level;
        int back = visit(partition.individualised(cell[i]), level + 1);
        depth[cell[i]] = n;
        if (back < level) {
          return back;
        }
      }
    }
    return level;
  }

  /** Merges the orbits of the automorphisms found since that fix the path up to this level. */
  private int uniteOrbits(Orbits orbits, int known, int level) {
    for (; known < automorphisms.size(); known++) {
      if (fixesPath(automorphisms.get(known), level)) {
        orbits.unite(automorphisms.get(known));
      }
    }
    return known;
  }

  private boolean fixesPath(Permutation automorphism, int level) {
    for (int v : automorphism.moved()) {
      if (depth[v] < level) {
        return false;
      }
    }
    return true;
  }

  /** Tells whether an earlier vertex of the cell leads to an isomorphic branch. */
  private boolean isCovered(int[] cell, int i, Orbits orbits) {
    for (int j = 0; j < i; j++) {
      if (orbits.together(cell[i], cell[j])) {
        return true;
      }
      if (areTwins(cell[i], cell[j])) {
        automorphisms.add(Permutation.swap(cell[i], cell[j]));
        return true;
      }
    }
    return false;
  }

  private boolean areTwins(int u, int v) {
    for (int w = 0; w <= (n - 1) >>> 6; w++) {
      long difference = graph.row(u, w) ^ graph.row(v, w);
      if (u >>> 6 == w) {
        difference &= ~(1L << u);
      }
      if (v >>> 6 == w) {
        difference &= ~(1L << v);
      }
      if (difference != 0) {
        return false;
      }
    }
    return true;
  }

  private int leaf(int[] order, int level) {
    int comparison = bestOrder == null ? -1 : compareMatrices(order, bestOrder);
    if (comparison < 0) {
      bestOrder = order;
      bestPath = path.clone();
    } else if (comparison == 0) {
      automorphisms.add(Permutation.mapping(bestOrder, order));
      return firstDifference(path, bestPath);
    }
    return level;
  }

  private static int firstDifference(int[] path, int[] other) {
    int level = 0;
    while (path[level] == other[level]) {
      level++;
    }
    return level;
  }

  private int compareMatrices(int[] order, int[] best) {
    for (int i = 1; i < n; i++) {
      for (int j = 0; j < i; j++) {
        boolean edge = graph.adjacent(order[i], order[j]);
        if (edge != graph.adjacent(best[i], best[j])) {
          return edge ? 1 : -1;
        }
      }
    }
    return 0;
  }
}
