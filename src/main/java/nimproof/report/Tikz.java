package nimproof.report;

import java.util.Locale;
import java.util.StringJoiner;
import nimproof.report.drawing.Drawing;

/** Writes a drawing for TeX: a {@code tikzpicture} that needs no library. */
final class Tikz {

  /** How many pixels are a centimetre in print. */
  private static final double SCALE = 62;

  private static final String SPECIAL = "\\{}$&#^_%~";

  private Tikz() {}

  static String of(Drawing drawing) {
    StringJoiner lines = new StringJoiner("\n", "", "\n");
    lines.add(
        "\\begin{tikzpicture}[every node/.style={circle, draw, fill=white, inner sep=1.5pt, minimum"
            + " size=12pt}]");
    for (Drawing.Shade shade : drawing.shades()) {
      lines.add(
          "  \\filldraw[%s] %s -- cycle;"
              .formatted(Outline.of(shade).tikz(), path(shade.points())));
    }
    for (Drawing.Line line : drawing.lines()) {
      lines.add(
          "  \\draw %s -- %s;".formatted(point(line.x1(), line.y1()), point(line.x2(), line.y2())));
    }
    for (Drawing.Dot dot : drawing.dots()) {
      lines.add("  \\node at %s {%s};".formatted(point(dot.x(), dot.y()), escaped(dot.label())));
    }
    return lines.add("\\end{tikzpicture}").toString();
  }

  private static String path(String points) {
    StringJoiner path = new StringJoiner(" -- ");
    for (String pair : points.split(" ")) {
      String[] at = pair.split(",");
      path.add(point(Integer.parseInt(at[0]), Integer.parseInt(at[1])));
    }
    return path.toString();
  }

  private static String point(int x, int y) {
    return String.format(Locale.ROOT, "(%.2f,%.2f)", x / SCALE, -y / SCALE);
  }

  private static String escaped(String label) {
    StringBuilder text = new StringBuilder();
    label
        .codePoints()
        .forEach(
            c -> text.append(SPECIAL.indexOf(c) < 0 ? Character.toString(c) : "\\char" + c + "{}"));
    return text.toString();
  }
}
