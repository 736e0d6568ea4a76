package nimproof.certificate;

import java.util.Arrays;
import java.util.List;
import nimproof.game.Evaluator;
import nimproof.game.Outcome;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Structure;

/**
 * The values that a solver of take-away gives to families closed under subsets.
 *
 * <p>If it errs, the kernel rejects the certificate.
 */
record SolverValues(Evaluator solver) {

  int value(SetFamily position) {
    return solver.value(structure(position));
  }

  boolean isZero(SetFamily position) {
    return solver.outcome(structure(position)) == Outcome.P;
  }

  /** Makes the graph or complex of a family closed under subsets. */
  static Structure structure(SetFamily position) {
    int n = Long.bitCount(position.support());
    long[] facets = position.generators();
    if (Arrays.stream(facets).allMatch(facet -> Long.bitCount(facet) <= 2)) {
      return Graph.of(n, edges(facets)).anonymous();
    }
    return Complex.of(n, Arrays.stream(facets).mapToObj(Face::ofMask).toList()).anonymous();
  }

  private static List<int[]> edges(long[] facets) {
    return Arrays.stream(facets)
        .filter(facet -> Long.bitCount(facet) == 2)
        .mapToObj(facet -> Face.ofMask(facet).vertices().stream().mapToInt(v -> v).toArray())
        .toList();
  }
}
