package nimproof.family;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.regex.Pattern;
import nimproof.structure.Complex;
import nimproof.structure.DisjointSum;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Graph6;
import nimproof.structure.Hypergraph;
import nimproof.structure.Names;
import nimproof.structure.Structure;

/** Writes structures out in full, as the {@link InlineFamilies} read them back. */
public final class WrittenOut {

  private static final Pattern NUMBER = Pattern.compile("[1-9]\\d*");

  private WrittenOut() {}

  /** Writes an expression that makes a structure isomorphic to this one; of a poset, its size. */
  public static String expression(Structure structure) {
    if (structure instanceof Graph graph) {
      return "graph6(%s\"%s\")".formatted(raw(Graph6.encode(graph)), Graph6.encode(graph));
    }
    if (structure instanceof Complex) {
      return "complex(%s)".formatted(named(structure, structure.facets()));
    }
    if (structure instanceof Hypergraph) {
      List<Face> hyperedges = structure.faces().stream().filter(face -> face.size() > 1).toList();
      return "hypergraph(%d, %s)".formatted(structure.vertexCount(), named(structure, hyperedges));
    }
    return structure instanceof DisjointSum sum
        ? sum.summands().stream().map(WrittenOut::expression).collect(joining(", ", "sum([", "])"))
        : structure.toString();
  }

  private static String named(Structure structure, List<Face> faces) {
    return faces.stream()
        .map(face -> named(structure.names(), face))
        .collect(joining(", ", "[", "]"));
  }

  private static String named(Names names, Face face) {
    return face.vertices().stream()
        .map(names::of)
        .map(name -> NUMBER.matcher(name).matches() ? name : '"' + name + '"')
        .collect(joining(", ", "[", "]"));
  }

  /** Marks a text in which a backslash stands for itself. */
  private static String raw(String text) {
    return text.contains("\\") ? "r" : "";
  }
}
