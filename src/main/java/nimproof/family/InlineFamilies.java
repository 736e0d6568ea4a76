package nimproof.family;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import nimproof.family.Parameter.Type;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Graph6;
import nimproof.structure.Names;

/** Structures written out in full. */
final class InlineFamilies {

  private InlineFamilies() {}

  static List<Family> all() {
    return List.of(
        Family.one(
            "graph",
            List.of(Parameter.of("edges", Type.FACES)),
            "the graph with these edges; [x] alone is a vertex without edges",
            InlineFamilies::graph),
        Family.one(
            "complex",
            List.of(Parameter.of("facets", Type.FACES)),
            "the simplicial complex with these facets",
            InlineFamilies::complex),
        Family.one(
            "graph6",
            List.of(Parameter.of("text", Type.TEXT)),
            "the graph that graph6 text encodes",
            a -> Graph6.decode(a.text(0))),
        Family.all(
            "graph6File",
            List.of(Parameter.of("folder", Type.FOLDER), Parameter.of("file", Type.TEXT)),
            "every graph of a graph6 file, one a line; the path starts at the folder of the spec",
            Graph6File::read));
  }

  private static Graph graph(Arguments a) {
    List<String> names = names(a);
    List<int[]> edges = new ArrayList<>();
    for (List<String> face : a.faces(0)) {
      if (face.size() > 2 || face.isEmpty()) {
        throw a.bad("%s has %d vertices; an edge has 2".formatted(face, face.size()));
      }
      if (face.size() == 2 && face.get(0).equals(face.get(1))) {
        throw a.bad("%s joins a vertex to itself; a graph has no loops".formatted(face));
      }
      if (face.size() == 2) {
        edges.add(new int[] {names.indexOf(face.get(0)), names.indexOf(face.get(1))});
      }
    }
    return Graph.of(names.size(), edges, Names.of(names));
  }

  private static Complex complex(Arguments a) {
    List<String> names = names(a);
    List<Face> facets = new ArrayList<>();
    for (List<String> face : a.faces(0)) {
      if (face.isEmpty()) {
        throw a.bad("[] has no vertices; a facet has at least 1");
      }
      if (face.stream().distinct().count() != face.size()) {
        throw a.bad("%s names a vertex twice".formatted(face));
      }
      facets.add(Face.of(face.stream().mapToInt(names::indexOf).toArray()));
    }
    return Complex.of(names.size(), facets, Names.of(names));
  }

  /** Lists the vertex names in the order in which they first appear. */
  private static List<String> names(Arguments a) {
    LinkedHashSet<String> names = new LinkedHashSet<>();
    a.faces(0).forEach(names::addAll);
    return List.copyOf(names);
  }
}
