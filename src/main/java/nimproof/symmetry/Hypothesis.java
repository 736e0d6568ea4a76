package nimproof.symmetry;

import java.util.List;
import nimproof.structure.Face;

/**
 * One hypothesis of the reduction theorem, and whether a claimed reduction meets it.
 *
 * @param id {@code H0} to {@code H3}
 * @param claim what it says, in a clause
 * @param status how it stands
 * @param witness what shows a violation, or why the hypothesis is not needed; empty if it is met
 * @param faces the faces that the witness speaks of, for a drawing
 */
public record Hypothesis(String id, String claim, Status status, String witness, List<Face> faces) {

  /** How a hypothesis stands. */
  public enum Status {
    /** It was checked and holds. */
    MET,
    /** It was checked and fails; there is a witness. */
    VIOLATED,
    /** There is nothing to check, and the witness says why. */
    NOT_NEEDED;

    /** Writes the status in words. */
    public String words() {
      return name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
    }
  }

  static Hypothesis met(String id, String claim) {
    return new Hypothesis(id, claim, Status.MET, "", List.of());
  }

  static Hypothesis violated(String id, String claim, String witness, Face... faces) {
    return new Hypothesis(id, claim, Status.VIOLATED, witness, List.of(faces));
  }

  static Hypothesis notNeeded(String id, String claim, String why) {
    return new Hypothesis(id, claim, Status.NOT_NEEDED, why, List.of());
  }

  /** Tells whether it is violated. */
  public boolean isViolated() {
    return status == Status.VIOLATED;
  }

  /** Writes the status, with the witness if there is one. */
  public String finding() {
    return witness.isEmpty() ? status.words() : status.words() + ": " + witness;
  }
}
