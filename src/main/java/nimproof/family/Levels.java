package nimproof.family;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Structure;

/**
 * All graphs or complexes on n vertices, face by face: the structures with k + 1 faces are those
 * with k faces and one more, one for each canonical key.
 *
 * <p>Only one level is held in memory. Cost: one canonical form for each structure and each face
 * that can be added to it.
 */
final class Levels {

  private Levels() {}

  static Stream<Graph> graphs(int n) {
    return from(Graph.of(n, List.of()), Levels::withOneEdgeMore);
  }

  static Stream<Complex> complexes(int n) {
    return from(Complex.of(n, List.of()), Levels::withOneFaceMore);
  }

  /** Starts from the least structure and adds to it step by step. */
  static <S extends Structure> Stream<S> from(S least, Function<S, Stream<S>> more) {
    return Stream.iterate(List.of(least), level -> !level.isEmpty(), level -> next(level, more))
        .flatMap(List::stream);
  }

  /** Keeps the first of each isomorphism class, in the order in which they are made. */
  private static <S extends Structure> List<S> next(List<S> level, Function<S, Stream<S>> more) {
    Map<CanonicalKey, S> first = new LinkedHashMap<>();
    level.parallelStream()
        .peek(structure -> Interruption.check())
        .flatMap(more)
        .map(structure -> Map.entry(structure.canonicalKey(), structure))
        .forEachOrdered(entry -> first.putIfAbsent(entry.getKey(), entry.getValue()));
    return new ArrayList<>(first.values());
  }

  private static Stream<Graph> withOneEdgeMore(Graph graph) {
    int n = graph.vertexCount();
    return IntStream.range(0, n)
        .boxed()
        .flatMap(
            u ->
                IntStream.range(u + 1, n)
                    .filter(v -> !graph.adjacent(u, v))
                    .mapToObj(v -> graph.withEdge(u, v)));
  }

  /** Adds each missing face all of whose proper subsets are there. */
  private static Stream<Complex> withOneFaceMore(Complex complex) {
    int n = complex.vertexCount();
    java.util.Set<Long> faces = new java.util.HashSet<>();
    for (long face : complex.faceMasks()) {
      faces.add(face);
    }
    List<Complex> larger = new ArrayList<>();
    for (long face = 3; face < 1L << n; face++) {
      if (!faces.contains(face) && hasBoundaryIn(faces, face)) {
        List<Face> facets = new ArrayList<>(complex.facets());
        facets.add(Face.ofMask(face));
        larger.add(Complex.of(n, facets));
      }
    }
    return larger.stream();
  }

  private static boolean hasBoundaryIn(java.util.Set<Long> faces, long face) {
    for (long left = face; left != 0; left &= left - 1) {
      if (!faces.contains(face & ~Long.lowestOneBit(left))) {
        return false;
      }
    }
    return Long.bitCount(face) > 1;
  }
}
