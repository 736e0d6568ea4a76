package nimproof.report.drawing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimproof.structure.DisjointSum;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Heaps;
import nimproof.structure.Hypergraph;
import nimproof.structure.Invariant;
import nimproof.structure.Poset;
import nimproof.structure.Structure;

/**
 * A structure as labelled vertices, straight edges and shaded faces, in pixels.
 *
 * @param shades the triangles of a complex, or the large hyperedges, to be drawn first
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

  /** How far the corners of an outline are from the middles of their vertices. */
  private static final double INSIDE = 11;

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

    private Dot towards(double inX, double inY) {
      double share = Math.min(0.5, INSIDE / Math.max(1, Math.hypot(inX - x, inY - y)));
      int nearX = (int) Math.round(x + share * (inX - x));
      return new Dot(nearX, (int) Math.round(y + share * (inY - y)), width, label);
    }
  }

  /** An edge. */
  public record Line(int x1, int y1, int x2, int y2, Face face) {}

  /**
   * A larger face, as the points attribute of an SVG polygon.
   *
   * @param tone from 1 to {@link #TONES}, by which hyperedges are told apart; 0 for a triangle of a
   *     complex
   */
  public record Shade(String points, Face face, int tone) {

    /** How many colours of outlines there are. */
    public static final int TONES = 5;
  }

  /** Draws a structure; empty if it is too large to be readable or has no vertex. */
  public static Optional<Drawing> of(Structure structure) {
    if (structure.vertexCount() == 0 || structure.vertexCount() > MOST_VERTICES) {
      return Optional.empty();
    }
    Graph graph = lines(structure);
    return graph.edgeCount() > MOST_EDGES ? Optional.empty() : Optional.of(drawn(structure, graph));
  }

  /** Gives the lines to draw; tokens in a heap are not joined. */
  private static Graph lines(Structure structure) {
    return structure instanceof Heaps
        ? Graph.of(structure.vertexCount(), List.of(), structure.names())
        : Invariant.graph(structure);
  }

  private static Drawing drawn(Structure structure, Graph graph) {
    List<Integer> widths =
        IntStream.range(0, graph.vertexCount())
            .mapToObj(v -> width(structure.names().of(v)))
            .toList();
    List<Point> places = Places.of(structure);
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
    List<Line> lines = graph.edges().stream().map(e -> line(dots, Face.of(e))).toList();
    return new Drawing(
        right - left, bottom - top, shades(structure, dots), lines, dots, caption(structure));
  }

  static Line line(List<Dot> dots, Face face) {
    Dot from = dots.get(face.vertices().get(0));
    Dot to = dots.get(face.vertices().get(1));
    return new Line(from.x, from.y, to.x, to.y, face);
  }

  private static List<Shade> shades(Structure structure, List<Dot> dots) {
    int most = structure instanceof Hypergraph ? Integer.MAX_VALUE : 3;
    List<Face> faces =
        shaded(structure)
            .filter(face -> face.size() >= 3 && face.size() <= most)
            .limit(MOST_SHADES)
            .toList();
    if (structure instanceof Hypergraph hypergraph) {
      Graph rims = Rims.of(hypergraph);
      return IntStream.range(0, faces.size())
          .mapToObj(i -> outlined(faces.get(i), rims, dots, 1 + i % Shade.TONES))
          .toList();
    }
    return faces.stream().map(face -> new Shade(points(round(face, dots)), face, 0)).toList();
  }

  /** Lists the faces of a structure, but for the runs of tokens in its heaps. */
  private static Stream<Face> shaded(Structure structure) {
    if (structure instanceof DisjointSum sum) {
      return IntStream.range(0, sum.summands().size())
          .boxed()
          .flatMap(i -> shaded(sum.summands().get(i)).map(face -> sum.ofWhole(i, face)));
    }
    return structure instanceof Heaps ? Stream.of() : structure.faces().stream();
  }

  /** Goes round the middle, so that the sides of a polygon do not cross. */
  private static List<Dot> round(Face face, List<Dot> dots) {
    List<Dot> corners = face.vertices().stream().map(dots::get).toList();
    double x = middle(corners, Dot::x);
    double y = middle(corners, Dot::y);
    return corners.stream()
        .sorted(Comparator.comparingDouble(dot -> StrictMath.atan2(dot.y - y, dot.x - x)))
        .toList();
  }

  private static double middle(List<Dot> corners, ToIntFunction<Dot> coordinate) {
    return corners.stream().mapToInt(coordinate).average().orElse(0);
  }

  private static String points(List<Dot> corners) {
    return corners.stream().map(dot -> dot.x + "," + dot.y).collect(Collectors.joining(" "));
  }

  /**
   * Goes along the rim of a hyperedge, if it is a ring, and a little inside, or two outlines along
   * the same side would hide each other.
   */
  private static Shade outlined(Face face, Graph rims, List<Dot> dots, int tone) {
    List<Dot> corners =
        Rims.ring(rims, face)
            .map(ring -> ring.stream().map(dots::get).toList())
            .orElse(round(face, dots));
    double x = middle(corners, Dot::x);
    double y = middle(corners, Dot::y);
    return new Shade(points(corners.stream().map(dot -> dot.towards(x, y)).toList()), face, tone);
  }

  private static String caption(Structure structure) {
    if (structure instanceof DisjointSum sum) {
      return sum.summands().stream().map(Drawing::caption).collect(Collectors.joining(" and "));
    }
    if (structure instanceof Poset poset) {
      return "Hasse diagram of %s".formatted(counted(poset.vertexCount(), "element", "elements"));
    }
    if (structure instanceof Heaps heaps) {
      return "%s in %s"
          .formatted(
              counted(heaps.vertexCount(), "token", "tokens"),
              counted(heaps.components().size(), "heap", "heaps"));
    }
    Graph graph = Invariant.graph(structure);
    String counted =
        "%s, %s"
            .formatted(
                counted(graph.vertexCount(), "vertex", "vertices"),
                counted(graph.edgeCount(), "edge", "edges"));
    if (structure instanceof Hypergraph) {
      long larger = structure.faces().stream().filter(face -> face.size() > 2).count();
      return counted + ", " + counted((int) larger, "larger hyperedge", "larger hyperedges");
    }
    return structure.dimension() < 2
        ? counted
        : counted + ", " + counted(structure.facets().size(), "facet", "facets");
  }

  private static String counted(int count, String one, String many) {
    return count + " " + (count == 1 ? one : many);
  }
}
