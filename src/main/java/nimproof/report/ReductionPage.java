package nimproof.report;

import java.util.List;
import java.util.Optional;
import nimproof.report.drawing.Drawing;
import nimproof.structure.Structure;
import nimproof.verify.Mirror;

/**
 * A chain of reductions, as a strip of drawings.
 *
 * @param summary what came out, in a sentence
 * @param end what is left at the end, if it can be drawn
 * @param findings how it stands with the hypotheses of the only step, in words
 */
public record ReductionPage(
    String title, String summary, List<Step> steps, Optional<Drawing> end, List<String> findings) {

  /** One structure with the involution that reduces it. */
  public record Step(MirrorView drawing, String caption) {}

  /**
   * Writes the page.
   *
   * @param steps the involutions, each of the structure that the one before it fixes
   * @param captions what to say of each
   * @param end what the last one fixes
   */
  public static String of(
      String title,
      String summary,
      List<Mirror> steps,
      List<String> captions,
      Optional<Structure> end) {
    List<Step> drawn =
        java.util.stream.IntStream.range(0, steps.size())
            .boxed()
            .flatMap(
                i -> MirrorView.of(steps.get(i)).map(m -> new Step(m, captions.get(i))).stream())
            .toList();
    List<String> findings = steps.size() == 1 ? steps.get(0).findings() : List.of();
    return Templates.reduction(
        new ReductionPage(title, summary, drawn, end.flatMap(Drawing::of), findings));
  }
}
