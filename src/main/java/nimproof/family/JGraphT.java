package nimproof.family;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimproof.structure.Graph;
import org.jgrapht.generate.GraphGenerator;
import org.jgrapht.generate.NamedGraphGenerator;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;
import org.jgrapht.util.SupplierUtil;

/** Graphs made by JGraphT's generators. */
final class JGraphT {

  private JGraphT() {}

  /** Runs a generator. */
  static Graph generate(GraphGenerator<Integer, DefaultEdge, ?> generator) {
    org.jgrapht.Graph<Integer, DefaultEdge> graph =
        new SimpleGraph<>(
            SupplierUtil.createIntegerSupplier(), SupplierUtil.createDefaultEdgeSupplier(), false);
    generator.generateGraph(graph);
    return convert(graph);
  }

  /** Numbers the vertices in JGraphT's order. */
  static Graph convert(org.jgrapht.Graph<Integer, DefaultEdge> graph) {
    Map<Integer, Integer> index = new HashMap<>();
    graph.vertexSet().forEach(v -> index.put(v, index.size()));
    List<int[]> edges = new ArrayList<>();
    for (DefaultEdge edge : graph.edgeSet()) {
      edges.add(
          new int[] {index.get(graph.getEdgeSource(edge)), index.get(graph.getEdgeTarget(edge))});
    }
    return Graph.of(index.size(), edges);
  }

  /**
   * Finds every graph that JGraphT has under a name of its own, such as the Petersen graph; a solid
   * of the same name takes precedence, and {@code edgeGraph} gives its graph.
   */
  static List<Family> namedGraphs() {
    return Arrays.stream(NamedGraphGenerator.class.getMethods())
        .filter(method -> Modifier.isStatic(method.getModifiers()))
        .filter(method -> method.getParameterCount() == 0)
        .map(JGraphT::namedGraph)
        .filter(graph -> Solids.all().stream().noneMatch(s -> s.name().equals(graph.name())))
        .sorted(Comparator.comparing(Family::name))
        .toList();
  }

  private static Family namedGraph(Method method) {
    String ascii = Normalizer.normalize(method.getName(), Normalizer.Form.NFD);
    String name = ascii.replaceAll("\\p{M}", "").replaceAll("Graph$", "");
    String words = name.replaceAll("(?<=[a-z])(?=[A-Z0-9])", " ");
    String summary =
        "the graph called " + Character.toUpperCase(words.charAt(0)) + words.substring(1);
    return Family.one(name, List.of(), summary, arguments -> convert(invoke(method)));
  }

  @SuppressWarnings("unchecked")
  private static org.jgrapht.Graph<Integer, DefaultEdge> invoke(Method method) {
    try {
      return (org.jgrapht.Graph<Integer, DefaultEdge>) method.invoke(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
