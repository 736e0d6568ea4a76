package nimproof.report;

import java.util.Optional;
import nimproof.report.drawing.Drawing;
import nimproof.structure.Structure;
import nimproof.verify.Check;
import nimproof.verify.PositionGraph;
import nimproof.verify.Result;

/** Chooses the small picture that stands for a statement. */
final class Thumbnail {

  private static final int MOST_FACES = 60;

  private Thumbnail() {}

  /** Draws the counterexample, the example that can be played, or the first structure. */
  static Optional<Drawing> of(Result result) {
    return result
        .counterexample()
        .flatMap(c -> c.check().instance().structure())
        .or(() -> result.play().map(PositionGraph::structure))
        .or(() -> result.checks().stream().findFirst().flatMap(Thumbnail::structure))
        .filter(structure -> structure.faceCount() <= MOST_FACES)
        .flatMap(Drawing::of);
  }

  private static Optional<Structure> structure(Check check) {
    return check.instance().structure();
  }
}
