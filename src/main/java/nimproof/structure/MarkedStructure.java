package nimproof.structure;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A structure with a colour on each vertex and some pairs of vertices marked, told apart up to
 * isomorphisms that keep colours and marks.
 *
 * <p>It is labelled as one coloured graph: the graph of the structure, a node for each larger block
 * (see {@link #blocks}), and a node for each marked pair. The triangle 0 1 2 with the pair {0, 1}
 * marked:
 *
 * <pre>
 *   node     0   1   2   block 012   pair 01
 *   colour   c   c   c   top + 3     top + 1        top lies above all colours of vertices
 *   joined   0 1 2 to each other; block and pair nodes to the vertices in them
 * </pre>
 *
 * <p>In a poset the graph is the Hasse diagram, and colours tell heights, too.
 */
public final class MarkedStructure {

  private static final int TOP = 1 << 20;

  private final int n;
  private final Graph graph;
  private final int[] colours;

  private MarkedStructure(int n, Graph graph, int[] colours) {
    this.n = n;
    this.graph = graph;
    this.colours = colours;
  }

  /**
   * Marks a structure.
   *
   * @param colours a small number for each vertex, 0 or more
   * @param pairs the marked pairs
   */
  public static MarkedStructure of(Structure structure, int[] colours, List<Face> pairs) {
    int n = structure.vertexCount();
    List<Face> nodes = new ArrayList<>(blocks(structure));
    int blocks = nodes.size();
    nodes.addAll(pairs);
    int[] all = Arrays.copyOf(withHeights(structure, colours), n + nodes.size());
    List<int[]> edges = new ArrayList<>(Invariant.graph(structure).edges());
    for (int i = 0; i < nodes.size(); i++) {
      int node = n + i;
      nodes.get(i).vertices().forEach(v -> edges.add(new int[] {v, node}));
      all[node] = TOP + (i < blocks ? nodes.get(i).size() : 1);
    }
    return new MarkedStructure(n, Graph.ofAnySize(all.length, edges, Names.NONE), all);
  }

  /**
   * Lists the faces of more than two vertices that, with the edges, determine all others: the
   * facets of a complex, the hyperedges of a hypergraph.
   *
   * @throws IllegalArgumentException for heaps, which are not told by their vertices
   */
  public static List<Face> blocks(Structure structure) {
    if (structure instanceof Heaps || structure instanceof DisjointSum) {
      throw new IllegalArgumentException(
          "an involution acts on a graph, a complex, a hypergraph or a poset, not on heaps"
              + " or a sum of unlike structures");
    }
    List<Face> faces =
        structure instanceof Hypergraph hypergraph ? hypergraph.faces() : structure.facets();
    return faces.stream().filter(face -> face.size() > 2).toList();
  }

  /** Makes elements of different heights in a poset different in colour. */
  private static int[] withHeights(Structure structure, int[] colours) {
    return structure instanceof Poset poset
        ? IntStream.range(0, colours.length)
            .map(v -> colours[v] * (poset.dimension() + 1) + poset.height(v))
            .toArray()
        : colours;
  }

  /** Gives the structure without marks, all vertices of one colour. */
  public static MarkedStructure unmarked(Structure structure) {
    return of(structure, new int[structure.vertexCount()], List.of());
  }

  /**
   * Gives a cell for each vertex, such that vertices an automorphism can exchange share theirs; the
   * reverse need not hold.
   */
  public int[] cells() {
    Partition partition = Partition.byColour(graph, colours);
    partition.refine();
    int[] cells = partition.cells();
    return Arrays.copyOf(cells, n);
  }

  /** Gives a key that two structures share exactly if they are isomorphic with their marks. */
  public CanonicalKey key() {
    int[] order = CanonicalLabelling.of(graph, colours);
    BitWriter bits = new BitWriter();
    bits.put(n, 32);
    bits.put(order.length, 32);
    for (int i = 0; i < order.length; i++) {
      bits.put(colours[order[i]], 32);
      for (int j = 0; j < i; j++) {
        bits.put(graph.adjacent(order[i], order[j]) ? 1 : 0, 1);
      }
    }
    return bits.toKey();
  }

  /**
   * Counts the automorphisms: the product of the lengths of the orbits of a vertex, of another
   * under those that fix the first, and so on.
   *
   * <p>Cost: a key for each vertex of each orbit tried.
   */
  public BigInteger automorphismCount() {
    int[] cells = cells();
    int target = smallestCell(cells);
    if (target < 0) {
      return BigInteger.ONE;
    }
    int[] cell = IntStream.range(0, n).filter(v -> cells[v] == target).toArray();
    MarkedStructure first = individualised(cell[0]);
    CanonicalKey key = first.key();
    long orbit =
        1 + Arrays.stream(cell).skip(1).filter(v -> individualised(v).key().equals(key)).count();
    return first.automorphismCount().multiply(BigInteger.valueOf(orbit));
  }

  /** Gives the number of the smallest cell with more than one vertex, or -1. */
  private int smallestCell(int[] cells) {
    int[] size = new int[colours.length];
    IntStream.of(cells).forEach(cell -> size[cell]++);
    return IntStream.of(cells)
        .filter(cell -> size[cell] > 1)
        .boxed()
        .min(java.util.Comparator.comparingInt(cell -> size[cell]))
        .orElse(-1);
  }

  /** Gives one vertex a colour of its own. */
  private MarkedStructure individualised(int vertex) {
    int[] more = colours.clone();
    more[vertex] = 1 + Arrays.stream(colours, 0, n).max().orElse(0);
    return new MarkedStructure(n, graph, more);
  }
}
