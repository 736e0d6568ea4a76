package nimproof.report.drawing;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nimproof.structure.Face;
import nimproof.structure.Structure;

/**
 * A structure with a map of its vertices: arrows for vertices that move, and a warning on the faces
 * that are in its way.
 *
 * @param warnings the offending edges, and pairs that would have to be edges
 */
public record MirrorDrawing(Drawing drawing, List<Arc> arcs, List<Drawing.Line> warnings) {

  /** How far an arrow keeps from the edge beside it, at least. */
  private static final double LEAST_BEND = 34;

  /**
   * A curved arrow.
   *
   * @param path the d attribute of an SVG path
   * @param isBoth whether it has a head at both ends
   */
  public record Arc(String path, boolean isBoth) {}

  /** A vertex and its image. */
  public record Step(int from, int to) {}

  /** Draws a map, if the structure can be drawn. */
  public static Optional<MirrorDrawing> of(
      Structure structure, List<Step> steps, List<Face> offending) {
    return Drawing.of(structure)
        .map(d -> new MirrorDrawing(d, arcs(d, steps), warnings(d, offending)));
  }

  private static List<Arc> arcs(Drawing drawing, List<Step> steps) {
    return steps.stream().flatMap(step -> arc(drawing, steps, step)).toList();
  }

  /** Draws a swapped pair once, with two heads. */
  private static Stream<Arc> arc(Drawing drawing, List<Step> steps, Step step) {
    boolean isSwap = steps.contains(new Step(step.to(), step.from()));
    if (isSwap && step.from() > step.to()) {
      return Stream.empty();
    }
    return Stream.of(
        new Arc(path(drawing.dots().get(step.from()), drawing.dots().get(step.to())), isSwap));
  }

  /** Bends the arrow to one side, and ends it outside the two boxes. */
  private static String path(Drawing.Dot from, Drawing.Dot to) {
    double dx = to.x() - from.x();
    double dy = to.y() - from.y();
    double length = Math.max(1, Math.sqrt(dx * dx + dy * dy));
    double bend = Math.max(0.18, LEAST_BEND / length);
    double middleX = (from.x() + to.x()) / 2.0 - dy * bend;
    double middleY = (from.y() + to.y()) / 2.0 + dx * bend;
    double gap = Math.min(18, length / 3);
    return "M%s Q%d %d %s"
        .formatted(
            towards(from, middleX, middleY, gap),
            Math.round(middleX),
            Math.round(middleY),
            towards(to, middleX, middleY, gap));
  }

  private static String towards(Drawing.Dot dot, double x, double y, double gap) {
    double dx = x - dot.x();
    double dy = y - dot.y();
    double length = Math.max(1, Math.sqrt(dx * dx + dy * dy));
    return "%d %d"
        .formatted(
            Math.round(dot.x() + gap * dx / length), Math.round(dot.y() + gap * dy / length));
  }

  private static List<Drawing.Line> warnings(Drawing drawing, List<Face> offending) {
    return offending.stream()
        .filter(face -> face.size() == 2)
        .map(face -> Drawing.line(drawing.dots(), face))
        .toList();
  }
}
