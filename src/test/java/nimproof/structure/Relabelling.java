package nimproof.structure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** The same structure with its vertices numbered in another order. */
public final class Relabelling {

  private Relabelling() {}

  /** Numbers the vertices in a random order. */
  public static Structure of(Structure structure, Random random) {
    int[] order = shuffled(structure.vertexCount(), random);
    return structure instanceof Graph graph ? of(graph, order) : of((Complex) structure, order);
  }

  /** Moves vertex {@code v} to {@code image[v]}. */
  public static Graph of(Graph graph, int[] image) {
    List<int[]> edges =
        graph.edges().stream().map(e -> new int[] {image[e[0]], image[e[1]]}).toList();
    return Graph.of(graph.vertexCount(), edges);
  }

  /** Moves vertex {@code v} to {@code image[v]}. */
  public static Complex of(Complex complex, int[] image) {
    List<Face> facets = complex.facets().stream().map(facet -> moved(facet, image)).toList();
    return Complex.of(complex.vertexCount(), facets);
  }

  /** Moves the vertices of a face. */
  public static Face moved(Face face, int[] image) {
    return Face.of(face.vertices().stream().mapToInt(v -> image[v]).toArray());
  }

  /** Gives a random permutation of 0 … n-1. */
  public static int[] shuffled(int n, Random random) {
    List<Integer> order = new ArrayList<>(IntStream.range(0, n).boxed().toList());
    Collections.shuffle(order, random);
    return order.stream().mapToInt(v -> v).toArray();
  }

  /** Lists all permutations of 0 … n-1. */
  public static List<int[]> permutations(int n) {
    List<int[]> all = new ArrayList<>();
    permute(IntStream.range(0, n).toArray(), n, all);
    return all;
  }

  private static void permute(int[] order, int unsettled, List<int[]> into) {
    if (unsettled == 0) {
      into.add(order.clone());
    }
    for (int i = 0; i < unsettled; i++) {
      swap(order, i, unsettled - 1);
      permute(order, unsettled - 1, into);
      swap(order, i, unsettled - 1);
    }
  }

  private static void swap(int[] order, int i, int j) {
    int kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }
}
