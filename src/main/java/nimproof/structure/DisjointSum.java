package nimproof.structure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Structures of different kinds side by side, such as a heap of Kayles and a graph.
 *
 * <p>The vertices of the first summand come first, then those of the second, and so on. Every
 * summand keeps names of its own; the names of the whole tell apart those that clash.
 *
 * <pre>
 *   kayles(3) and cycle(4):     vertices 0 1 2 | 3 4 5 6      first = 0 3
 *                               names    1 2 3 | 1' 2' 3' 4
 *   kayles(3) and nim([2, 2]):  names    1 2 3 | 1,1 1,2' 2,1' 2,2     as 1,2 are two pins
 * </pre>
 */
public final class DisjointSum implements Structure {

  private final List<Structure> summands;
  private final int[] first;
  private final Names names;

  private DisjointSum(List<Structure> summands, Names names) {
    this.summands = summands;
    this.names = names;
    this.first = new int[summands.size()];
    for (int i = 1; i < first.length; i++) {
      first[i] = first[i - 1] + summands.get(i - 1).vertexCount();
    }
  }

  /** Puts structures side by side; sums among them are taken apart. */
  public static DisjointSum of(List<? extends Structure> structures) {
    List<Structure> summands = new ArrayList<>();
    for (Structure structure : structures) {
      if (structure instanceof DisjointSum sum) {
        summands.addAll(sum.summands);
      } else {
        summands.add(structure);
      }
    }
    Names names = Names.of(List.of());
    int n = 0;
    for (Structure summand : summands) {
      names = names.extendedApart(n, names(summand));
      n += summand.vertexCount();
    }
    return new DisjointSum(List.copyOf(summands), names);
  }

  private static List<String> names(Structure structure) {
    return IntStream.range(0, structure.vertexCount()).mapToObj(structure.names()::of).toList();
  }

  /** Keeps all names, because vertices of a summand are found by them. */
  @Override
  public DisjointSum anonymous() {
    return this;
  }

  /** Lists the summands. */
  public List<Structure> summands() {
    return summands;
  }

  /** Gives the graph of the edges of all summands. */
  Graph graph() {
    List<int[]> edges = new ArrayList<>();
    for (int i = 0; i < first.length; i++) {
      int by = first[i];
      Invariant.graph(summands.get(i)).edges().stream()
          .map(edge -> new int[] {edge[0] + by, edge[1] + by})
          .forEach(edges::add);
    }
    return Graph.of(vertexCount(), edges, names);
  }

  /** Finds the summand that a vertex belongs to. */
  public int summandOf(int vertex) {
    int at = Arrays.binarySearch(first, vertex);
    return at >= 0 ? lastStartingAt(at) : -at - 2;
  }

  /** Passes over summands without vertices, which start at the same place as the next one. */
  private int lastStartingAt(int at) {
    int last = at;
    while (last + 1 < first.length && first[last + 1] == first[at]) {
      last++;
    }
    return last;
  }

  /** Tells the face of the whole that a face of a summand is. */
  public Face ofWhole(int summand, Face face) {
    return moved(face, first[summand]);
  }

  /**
   * Tells the face of a summand that a face of the whole is.
   *
   * @throws IllegalArgumentException if it does not lie in that summand
   */
  public Face ofSummand(int summand, Face face) {
    if (face.vertices().stream().anyMatch(v -> summandOf(v) != summand)) {
      throw new IllegalArgumentException("%s do not lie in one summand".formatted(describe(face)));
    }
    return moved(face, -first[summand]);
  }

  private static Face moved(Face face, int by) {
    return new Face(face.vertices().stream().map(v -> v + by).toList());
  }

  /** Puts another structure, made of some vertices of a summand, into its place. */
  public DisjointSum with(int summand, Structure left) {
    IntStream before = IntStream.range(0, first[summand]);
    int end = first[summand] + summands.get(summand).vertexCount();
    IntStream after = IntStream.range(end, vertexCount());
    IntStream kept = IntStream.of(places(summand, left));
    int[] all = IntStream.concat(IntStream.concat(before, kept), after).toArray();
    List<Structure> changed = new ArrayList<>(summands);
    changed.set(summand, left);
    return new DisjointSum(List.copyOf(changed), names.restrictedTo(all, vertexCount()));
  }

  /** Finds the vertices of a part of a summand in the whole, by their names there. */
  private int[] places(int summand, Structure part) {
    Structure whole = summands.get(summand);
    return IntStream.range(0, part.vertexCount())
        .map(v -> first[summand] + whole.names().indexOf(part.names().of(v), whole.vertexCount()))
        .toArray();
  }

  @Override
  public int vertexCount() {
    return summands.stream().mapToInt(Structure::vertexCount).sum();
  }

  @Override
  public Names names() {
    return names;
  }

  @Override
  public int faceCount() {
    return summands.stream().mapToInt(Structure::faceCount).sum();
  }

  @Override
  public int dimension() {
    return summands.stream().mapToInt(Structure::dimension).max().orElse(-1);
  }

  @Override
  public List<Face> faces() {
    List<Face> faces = new ArrayList<>();
    for (int i = 0; i < first.length; i++) {
      int summand = i;
      summands.get(i).faces().forEach(face -> faces.add(ofWhole(summand, face)));
    }
    return faces.stream().sorted().toList();
  }

  @Override
  public List<Face> facets() {
    List<Face> facets = new ArrayList<>();
    for (int i = 0; i < first.length; i++) {
      int summand = i;
      summands.get(i).facets().forEach(facet -> facets.add(ofWhole(summand, facet)));
    }
    return facets.stream().sorted().toList();
  }

  @Override
  public DisjointSum without(Face face) {
    int summand = summandOf(face.vertices().get(0));
    return with(summand, summands.get(summand).without(ofSummand(summand, face)));
  }

  /** Splits into sums of one summand each, so that vertices keep their names. */
  @Override
  public List<DisjointSum> components() {
    List<DisjointSum> components = new ArrayList<>();
    for (int i = 0; i < first.length; i++) {
      for (Structure component : summands.get(i).components()) {
        Names kept = names.restrictedTo(places(i, component), vertexCount());
        components.add(new DisjointSum(List.of(component), kept));
      }
    }
    return components;
  }

  @Override
  public CanonicalKey canonicalKey() {
    return CanonicalKey.ofAll(
        summands.stream()
            .flatMap(summand -> summand.components().stream())
            .map(Structure::canonicalKey)
            .toList());
  }

  /** Two sums are equal if their summands are, in order; names do not count. */
  @Override
  public boolean equals(Object other) {
    return other instanceof DisjointSum sum && summands.equals(sum.summands);
  }

  @Override
  public int hashCode() {
    return summands.hashCode();
  }

  @Override
  public String toString() {
    return summands.stream().map(Structure::toString).collect(Collectors.joining(" + "));
  }
}
