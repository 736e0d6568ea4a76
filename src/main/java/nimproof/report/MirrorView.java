package nimproof.report;

import java.util.List;
import java.util.Optional;
import nimproof.report.drawing.MirrorDrawing;
import nimproof.verify.Mirror;

/** A map of the vertices, drawn, and how it stands with the hypotheses. */
public record MirrorView(MirrorDrawing drawing, Mirror mirror) {

  static Optional<MirrorView> of(Mirror mirror) {
    List<MirrorDrawing.Step> steps =
        mirror.arrows().stream().map(a -> new MirrorDrawing.Step(a.from(), a.to())).toList();
    return MirrorDrawing.of(mirror.structure(), steps, mirror.offending())
        .map(drawing -> new MirrorView(drawing, mirror));
  }

  /** Tells whether a vertex stays where it is. */
  public boolean fixes(int vertex) {
    return mirror.fixes(vertex);
  }

  /** Tells whether a finding is bad news. */
  public static boolean isViolated(String finding) {
    return finding.contains(": violated");
  }

  /** Lists how it stands with each hypothesis. */
  public List<String> findings() {
    return mirror.findings();
  }
}
