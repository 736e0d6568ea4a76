package nimproof.report;

import java.util.List;
import nimproof.report.drawing.Drawing.Shade;

/**
 * How a face is told from others where no style sheet is at hand; the colours and dashes are those
 * of {@code nimproof.css}, from the palette of Okabe and Ito, which is safe for the colour-blind.
 *
 * @param tikz the options of a TikZ path
 */
public record Outline(String fill, String opacity, String stroke, String dashes, String tikz) {

  private static final List<Outline> TONES =
      List.of(
          new Outline("#56b4e9", "0.22", "none", "none", "draw=none, fill=blue!15"),
          tone("#0072b2", "none", "blue", "solid"),
          tone("#d55e00", "8 4", "orange!80!red", "dashed"),
          tone("#009e73", "2 4", "green!60!black", "dotted"),
          tone("#cc79a7", "11 3 2 3", "magenta!80!black", "dash dot"),
          tone("#e69f00", "16 6", "yellow!70!black", "loosely dashed"));

  private static Outline tone(String colour, String dashes, String inTikz, String dashesInTikz) {
    String tikz =
        "draw=%s, %s, thick, fill=%s, fill opacity=0.1".formatted(inTikz, dashesInTikz, inTikz);
    return new Outline(colour, "0.1", colour, dashes, tikz);
  }

  /** Gives the outline of a face. */
  public static Outline of(Shade shade) {
    return TONES.get(shade.tone());
  }
}
