package nimproof.structure;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jgrapht.GraphMetrics;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;

/**
 * Numbers and properties of a structure; graph notions mean the graph of its vertices and edges.
 */
public final class Invariant {

  private Invariant() {}

  /** Gives the graph of vertices and faces of two vertices; of a poset, the Hasse diagram. */
  public static Graph graph(Structure structure) {
    if (structure instanceof Graph graph) {
      return graph;
    }
    if (structure instanceof Poset poset) {
      return poset.hasse();
    }
    if (structure instanceof Complex complex) {
      return complex.skeleton();
    }
    if (structure instanceof Hypergraph hypergraph) {
      return hypergraph.graph();
    }
    if (structure instanceof DisjointSum sum) {
      return sum.graph();
    }
    return Graph.of(structure.vertexCount(), List.of(), structure.names());
  }

  /** Counts the edges; of a hypergraph, all hyperedges. */
  public static long edgeCount(Structure structure) {
    return structure instanceof Hypergraph hypergraph
        ? hypergraph.hyperedgeCount()
        : graph(structure).edgeCount();
  }

  /**
   * Gives a key that two structures share exactly if they are isomorphic; a complex or hypergraph
   * without larger faces counts as the graph that it is.
   */
  public static CanonicalKey isomorphismKey(Structure structure) {
    boolean isFlat =
        (structure instanceof Complex || structure instanceof Hypergraph)
            && structure.dimension() <= 1;
    return isFlat ? graph(structure).canonicalKey() : structure.canonicalKey();
  }

  /** Counts the faces with k vertices. */
  public static long faces(Structure structure, long k) {
    if (k == 2) {
      return graph(structure).edgeCount();
    }
    return structure.faces().stream().filter(face -> face.size() == k).count();
  }

  /** Tells whether every face of two or more vertices has a number of them of this parity. */
  public static boolean isUniform(Structure structure, int parity) {
    return structure.faces().stream()
        .allMatch(face -> face.size() == 1 || face.size() % 2 == parity);
  }

  /**
   * Lists the connected hypergraphs that some of the hyperedges make together with their vertices,
   * once up to isomorphism, fewer hyperedges first.
   *
   * <p>These are the connected positions with a hyperedge that Type 1 take-away can reach.
   */
  public static List<Hypergraph> connectedParts(Structure structure) {
    List<Face> hyperedges = structure.faces().stream().filter(face -> face.size() > 1).toList();
    if (hyperedges.size() > 20) {
      throw new IllegalArgumentException(
          "connectedParts: there are %d hyperedges; the most is 20".formatted(hyperedges.size()));
    }
    Map<CanonicalKey, Hypergraph> parts = new LinkedHashMap<>();
    IntStream.range(1, 1 << hyperedges.size())
        .boxed()
        .sorted(Comparator.comparing(Integer::bitCount))
        .map(choice -> Hypergraph.spanned(structure, chosen(hyperedges, choice)))
        .filter(part -> part.components().size() == 1)
        .forEach(part -> parts.putIfAbsent(part.canonicalKey(), part));
    return List.copyOf(parts.values());
  }

  private static List<Face> chosen(List<Face> faces, int choice) {
    return IntStream.range(0, faces.size())
        .filter(i -> (choice >>> i & 1) != 0)
        .mapToObj(faces::get)
        .toList();
  }

  /**
   * Tells whether there is no odd cycle, by colouring the vertices with 1 and -1.
   *
   * <p>JGraphT's own test takes most of a minute for 100,000 edges.
   */
  public static boolean isBipartite(Structure structure) {
    Graph graph = graph(structure);
    int[] colours = new int[graph.vertexCount()];
    return IntStream.range(0, colours.length)
        .allMatch(v -> colours[v] != 0 || canColour(graph, colours, v));
  }

  /** Colours what is connected with a vertex, unless neighbours would get the same colour. */
  private static boolean canColour(Graph graph, int[] colours, int start) {
    Deque<Integer> next = new ArrayDeque<>(List.of(start));
    colours[start] = 1;
    while (!next.isEmpty()) {
      int v = next.pop();
      for (int u : graph.neighbours(v)) {
        if (colours[u] == colours[v]) {
          return false;
        }
        if (colours[u] == 0) {
          colours[u] = -colours[v];
          next.add(u);
        }
      }
    }
    return true;
  }

  /** Tells whether it is a graph without cycles. */
  public static boolean isForest(Structure structure) {
    return structure.dimension() <= 1
        && graph(structure).edgeCount() == structure.vertexCount() - structure.components().size();
  }

  /** Tells whether it is a connected graph without cycles. */
  public static boolean isTree(Structure structure) {
    return isForest(structure) && structure.components().size() == 1;
  }

  /** Gives the length of the shortest cycle; 0 if there is none. */
  public static long girth(Structure structure) {
    int girth = GraphMetrics.getGirth(jgrapht(graph(structure)));
    return girth == Integer.MAX_VALUE ? 0 : girth;
  }

  /** Lists the degrees, largest first. */
  public static List<Long> degrees(Structure structure) {
    Graph graph = graph(structure);
    return IntStream.range(0, structure.vertexCount())
        .mapToObj(
            v ->
                structure instanceof Hypergraph hypergraph
                    ? (long) hypergraph.degree(v)
                    : (long) graph.degree(v))
        .sorted(Comparator.reverseOrder())
        .toList();
  }

  /** Gives the degree of a vertex. */
  public static long degree(Structure structure, int vertex) {
    return structure instanceof Hypergraph hypergraph
        ? hypergraph.degree(vertex)
        : graph(structure).degree(vertex);
  }

  /** Lists the neighbours of a vertex. */
  public static int[] neighbours(Structure structure, int vertex) {
    return graph(structure).neighbours(vertex);
  }

  /** Lists the vertices. */
  public static int[] all(Structure structure) {
    return IntStream.range(0, structure.vertexCount()).toArray();
  }

  /** Lists the edges. */
  public static List<Face> edges(Structure structure) {
    return graph(structure).edges().stream().map(Face::of).toList();
  }

  /** Lists the vertices of degree 1. */
  public static int[] leaves(Structure structure) {
    Graph graph = graph(structure);
    return IntStream.of(all(structure)).filter(v -> graph.degree(v) == 1).toArray();
  }

  /** Lists the vertices left when those of degree at most 1 are removed again and again. */
  public static int[] core(Structure structure) {
    Graph graph = graph(structure);
    int[] degree = IntStream.of(all(structure)).map(graph::degree).toArray();
    boolean[] gone = new boolean[degree.length];
    Deque<Integer> next = new ArrayDeque<>();
    IntStream.range(0, degree.length).filter(v -> degree[v] <= 1).forEach(next::add);
    while (!next.isEmpty()) {
      int v = next.pop();
      gone[v] = true;
      for (int u : graph.neighbours(v)) {
        if (!gone[u] && --degree[u] == 1) {
          next.add(u);
        }
      }
    }
    return IntStream.range(0, gone.length).filter(v -> !gone[v]).toArray();
  }

  private static org.jgrapht.Graph<Integer, DefaultEdge> jgrapht(Graph graph) {
    org.jgrapht.Graph<Integer, DefaultEdge> copy = new SimpleGraph<>(DefaultEdge.class);
    IntStream.range(0, graph.vertexCount()).forEach(copy::addVertex);
    graph.edges().forEach(edge -> copy.addEdge(edge[0], edge[1]));
    return copy;
  }
}
