package nimproof.verify;

import java.util.List;
import java.util.Optional;
import nimproof.structure.Face;
import nimproof.structure.Structure;
import nimproof.symmetry.ClaimedReduction;
import nimproof.symmetry.Involution;
import nimproof.symmetry.VertexMap;

/**
 * The involution of an instance, for a drawing: what it swaps, and how the hypotheses stand.
 *
 * @param swaps the pairs of vertices that change places
 * @param hypotheses H0 to H3, in order
 * @param fixedPoints what is fixed, as a structure of its own, if the map is its own inverse
 */
public record Symmetry(
    List<Face> swaps, List<Hypothesis> hypotheses, Optional<Structure> fixedPoints) {

  /**
   * One hypothesis of the theorem of involutions.
   *
   * @param status {@code met}, {@code violated} or {@code not needed}
   * @param witness what shows it; empty if it is met
   * @param faces the faces that the witness speaks of
   */
  public record Hypothesis(
      String id, String claim, String status, String witness, List<Face> faces) {}

  /** Gives the symmetry that a parameter of an instance is, if it is one. */
  static Optional<Symmetry> of(Object parameter) {
    if (parameter instanceof Involution involution) {
      return Optional.of(of(involution.map()));
    }
    return parameter instanceof ClaimedReduction claimed
        ? Optional.of(of(claimed.map()))
        : Optional.empty();
  }

  private static Symmetry of(VertexMap map) {
    ClaimedReduction reduction = new ClaimedReduction(map);
    List<Hypothesis> hypotheses =
        reduction.hypotheses().stream()
            .map(h -> new Hypothesis(h.id(), h.claim(), h.status().words(), h.witness(), h.faces()))
            .toList();
    boolean isHypergraph = map.structure() instanceof nimproof.structure.Hypergraph;
    return new Symmetry(
        map.swaps(),
        hypotheses,
        isHypergraph && !reduction.isValid() ? Optional.empty() : reduction.fixedPoints());
  }
}
