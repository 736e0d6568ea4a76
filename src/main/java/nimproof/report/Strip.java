package nimproof.report;

import java.util.List;
import java.util.Optional;
import nimproof.report.drawing.Drawing;
import nimproof.verify.Reductions;
import nimproof.verify.Result;

/**
 * A chain of reductions, one picture after the other.
 *
 * @param end the simplest form; not drawn if nothing is left
 */
public record Strip(List<MirrorView> steps, Optional<Drawing> end) {

  static Optional<Strip> of(Result result) {
    return Reductions.of(result)
        .map(
            chain ->
                new Strip(
                    chain.steps().stream().flatMap(m -> MirrorView.of(m).stream()).toList(),
                    Drawing.of(chain.simplestForm())));
  }
}
