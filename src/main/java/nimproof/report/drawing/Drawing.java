package nimproof.report.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Invariant;
import nimproof.structure.Structure;

/**
 * A structure as labelled vertices, straight edges and shaded triangles, in pixels.
 *
 * @param shades the triangles, to be drawn first
 * @param caption what is to be seen, in words
 */
public record Drawing(
    int width, int height, List<Shade> shades, List<Line> lines, List<Dot> dots, String caption) {

  /** Larger structures are not drawn. */
  public static final int MOST_VERTICES = 150;

  private static final int MOST_EDGES = 2_000;
  private static final int MOST_SHADES = 400;
  private static final double UNIT = 62;
  private static final int MARGIN = 10;

  /** A vertex: a rounded box around its label, {@code width} wide and {@link Dot#HEIGHT} high. */
  public record Dot(int x, int y, int width, String label) {

    /** The height of every box. */
    public static final int HEIGHT = 26;

    private static final int GAP = 8;

    /** Gives the left end of the box. */
    public int left() {
      return x - width / 2;
    }

    /** Gives the upper end of the box. */
    public int top() {
      return y - HEIGHT / 2;
    }

    int right() {
      return x + width / 2;
    }
  }

  /** An edge. */
  public record Line(int x1, int y1, int x2, int y2) {}

  /** A triangle, as the points attribute of an SVG polygon. */
  public record Shade(String points) {}

  /** Draws a structure; empty if it is too large to be readable or has no vertex. */
  public static Optional<Drawing> of(Structure structure) {
    Graph graph = Invariant.graph(structure);
    boolean fits =
        graph.vertexCount() > 0
            && graph.vertexCount() <= MOST_VERTICES
            && graph.edgeCount() <= MOST_EDGES;
    return fits ? Optional.of(drawn(structure, graph)) : Optional.empty();
  }

  private static Drawing drawn(Structure structure, Graph graph) {
    List<Integer> widths =
        IntStream.range(0, graph.vertexCount())
            .mapToObj(v -> width(structure.names().of(v)))
            .toList();
    List<Point> places = Layout.of(graph);
    double scale = scale(places, widths);
    List<Dot> raw = new ArrayList<>();
    for (int v = 0; v < places.size(); v++) {
      int x = (int) Math.round(places.get(v).x() * scale);
      int y = (int) Math.round(places.get(v).y() * scale);
      raw.add(new Dot(x, y, widths.get(v), structure.names().of(v)));
    }
    return framed(structure, graph, raw);
  }

  /** Estimates how wide a label is in a 14 pixel font, rather too wide than too narrow. */
  private static int width(String label) {
    double ems = label.codePoints().mapToDouble(c -> c < 0x250 ? 0.64 : 1.1).sum();
    int text = (int) Math.ceil(14 * ems);
    int box = Math.max(Dot.HEIGHT, text + 14);
    return box + box % 2;
  }

  /** Finds how many pixels a unit needs so that no two boxes overlap. */
  private static double scale(List<Point> places, List<Integer> widths) {
    double scale = UNIT;
    for (int v = 0; v < places.size(); v++) {
      for (int w = 0; w < v; w++) {
        double dx = Math.abs(places.get(v).x() - places.get(w).x());
        double dy = Math.abs(places.get(v).y() - places.get(w).y());
        double wide = (widths.get(v) + widths.get(w)) / 2.0 + Dot.GAP;
        scale = Math.max(scale, Math.min(wide / dx, (Dot.HEIGHT + Dot.GAP) / dy));
      }
    }
    return scale;
  }

  /** Moves everything so that the picture begins at the margin. */
  private static Drawing framed(Structure structure, Graph graph, List<Dot> raw) {
    int left = raw.stream().mapToInt(Dot::left).min().orElse(0) - MARGIN;
    int top = raw.stream().mapToInt(Dot::top).min().orElse(0) - MARGIN;
    int right = raw.stream().mapToInt(Dot::right).max().orElse(0) + MARGIN;
    int bottom = raw.stream().mapToInt(Dot::y).max().orElse(0) + Dot.HEIGHT / 2 + MARGIN;
    List<Dot> dots =
        raw.stream().map(d -> new Dot(d.x - left, d.y - top, d.width, d.label)).toList();
    List<Line> lines =
        graph.edges().stream().map(e -> line(dots.get(e[0]), dots.get(e[1]))).toList();
    return new Drawing(
        right - left, bottom - top, shades(structure, dots), lines, dots, caption(structure));
  }

  private static Line line(Dot from, Dot to) {
    return new Line(from.x, from.y, to.x, to.y);
  }

  private static List<Shade> shades(Structure structure, List<Dot> dots) {
    if (structure.dimension() < 2) {
      return List.of();
    }
    return structure.faces().stream()
        .filter(face -> face.size() == 3)
        .limit(MOST_SHADES)
        .map(face -> new Shade(points(face, dots)))
        .toList();
  }

  private static String points(Face face, List<Dot> dots) {
    return face.vertices().stream()
        .map(v -> dots.get(v).x + "," + dots.get(v).y)
        .collect(Collectors.joining(" "));
  }

  private static String caption(Structure structure) {
    Graph graph = Invariant.graph(structure);
    String counted =
        "%s, %s"
            .formatted(
                counted(graph.vertexCount(), "vertex", "vertices"),
                counted(graph.edgeCount(), "edge", "edges"));
    return structure.dimension() < 2
        ? counted
        : counted + ", " + counted(structure.facets().size(), "facet", "facets");
  }

  private static String counted(int count, String one, String many) {
    return count + " " + (count == 1 ? one : many);
  }
}
