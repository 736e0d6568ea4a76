package nimproof.family;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import nimproof.structure.Complex;
import nimproof.structure.DisjointSum;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Heaps;
import nimproof.structure.Hypergraph;
import nimproof.structure.Names;
import nimproof.structure.Poset;
import nimproof.structure.Structure;

/** Structures side by side. */
final class Sum {

  private Sum() {}

  /** Puts structures side by side; vertices whose names clash get a prime. */
  static Structure of(List<Structure> summands) {
    return areAlike(summands)
        ? summands.stream().reduce(Sum::disjoint).orElseGet(() -> Graph.of(0, List.of()))
        : DisjointSum.of(summands);
  }

  /** Tells whether one structure can hold all; heaps may differ in their rules. */
  private static boolean areAlike(List<Structure> summands) {
    boolean one = summands.size() <= 1;
    return one
        || summands.stream().map(Object::getClass).distinct().count() == 1
            && !(summands.get(0) instanceof Heaps || summands.get(0) instanceof DisjointSum);
  }

  private static Structure disjoint(Structure x, Structure y) {
    int n = x.vertexCount();
    int both = n + y.vertexCount();
    List<String> more = IntStream.range(0, y.vertexCount()).mapToObj(y.names()::of).toList();
    Names names = x.names().extended(n, more);
    if (x instanceof Graph left && y instanceof Graph right) {
      return Graph.of(both, joined(left.edges(), right.edges(), n), names);
    }
    if (x instanceof Poset left && y instanceof Poset right) {
      return Poset.of(both, joined(left.covers(), right.covers(), n), names);
    }
    List<Face> faces = new ArrayList<>(larger(x));
    larger(y).forEach(face -> faces.add(shifted(face, n)));
    return x instanceof Complex
        ? Complex.of(both, faces, names)
        : Hypergraph.of(both, faces, names);
  }

  private static List<int[]> joined(List<int[]> left, List<int[]> right, int by) {
    List<int[]> all = new ArrayList<>(left);
    right.forEach(pair -> all.add(new int[] {pair[0] + by, pair[1] + by}));
    return all;
  }

  private static List<Face> larger(Structure structure) {
    List<Face> faces = structure instanceof Complex ? structure.facets() : structure.faces();
    return faces.stream().filter(face -> face.size() > 1).toList();
  }

  private static Face shifted(Face face, int by) {
    return new Face(face.vertices().stream().map(v -> v + by).toList());
  }

  /** Orders the faces of a structure by inclusion; a poset stays what it is. */
  static Poset facePoset(Structure structure) {
    if (structure instanceof Poset poset) {
      return poset;
    }
    if (structure instanceof Heaps || structure instanceof DisjointSum) {
      throw new IllegalArgumentException(
          "X must be a graph, a complex, a hypergraph or a poset; take the face poset of each"
              + " summand of a sum");
    }
    List<Face> faces = structure.faces();
    List<int[]> below = new ArrayList<>();
    for (int i = 0; i < faces.size(); i++) {
      for (int j = i + 1; j < faces.size(); j++) {
        if (faces.get(j).size() > faces.get(i).size()
            && faces.get(j).vertices().containsAll(faces.get(i).vertices())) {
          below.add(new int[] {i, j});
        }
      }
    }
    List<String> names = faces.stream().map(face -> name(structure, face)).toList();
    return Poset.of(faces.size(), below, Names.of(names));
  }

  private static String name(Structure structure, Face face) {
    return face.vertices().stream()
        .map(structure.names()::of)
        .collect(java.util.stream.Collectors.joining("-"));
  }
}
