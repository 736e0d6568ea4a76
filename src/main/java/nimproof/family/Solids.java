package nimproof.family;

import static nimproof.family.Parameter.number;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import nimproof.family.Parameter.Type;
import nimproof.family.Polyhedron.Point;
import nimproof.structure.Face;
import nimproof.structure.Hypergraph;
import nimproof.structure.Names;
import nimproof.structure.Structure;

/**
 * Solids with all their edges and faces.
 *
 * <p>The corners of each regular or semiregular solid here are the images of one point under the
 * rotations of a tetrahedron, an octahedron or an icosahedron.
 */
final class Solids {

  private static final double GOLDEN = (1 + Math.sqrt(5)) / 2;

  /** The solution of t³ = t² + t + 1, on which the snub cube is built. */
  private static final double TRIBONACCI = 1.8392867552141612;

  /** A corner of the icosahedron, hence an axis with five turns. */
  private static final Point FIVEFOLD = new Point(0, 1, GOLDEN).unit();

  private enum Rotations {
    TETRAHEDRAL(p -> new Point(p.y(), p.z(), p.x()), p -> new Point(-p.x(), -p.y(), p.z())),
    OCTAHEDRAL(p -> new Point(p.y(), p.z(), p.x()), p -> new Point(-p.y(), p.x(), p.z())),
    ICOSAHEDRAL(p -> new Point(p.y(), p.z(), p.x()), p -> p.turned(FIVEFOLD, 2 * Math.PI / 5));

    private final List<UnaryOperator<Point>> generators;

    Rotations(UnaryOperator<Point> first, UnaryOperator<Point> second) {
      this.generators = List.of(first, second);
    }

    /** Lists the images of a point. */
    List<Point> images(Point point) {
      List<Point> images = new ArrayList<>(List.of(point));
      for (int i = 0; i < images.size(); i++) {
        for (UnaryOperator<Point> generator : generators) {
          Point image = generator.apply(images.get(i));
          if (images.stream().noneMatch(image::isNear)) {
            images.add(image);
          }
        }
      }
      return images;
    }
  }

  private Solids() {}

  static List<Family> all() {
    double root = Math.sqrt(2);
    Point edge = new Point(0, 0, 1);
    Point face = new Point(GOLDEN, 0, 2 * GOLDEN + 1).unit();
    return List.of(
        solid("tetrahedron", Rotations.TETRAHEDRAL, new Point(1, 1, 1)),
        solid("truncatedTetrahedron", Rotations.TETRAHEDRAL, new Point(3, 1, 1)),
        solid("octahedron", Rotations.OCTAHEDRAL, edge),
        solid("cube", Rotations.OCTAHEDRAL, new Point(1, 1, 1)),
        solid("cuboctahedron", Rotations.OCTAHEDRAL, new Point(1, 1, 0)),
        solid("truncatedOctahedron", Rotations.OCTAHEDRAL, new Point(0, 1, 2)),
        solid("truncatedCube", Rotations.OCTAHEDRAL, new Point(1, 1, root - 1)),
        solid("rhombicuboctahedron", Rotations.OCTAHEDRAL, new Point(1, 1, 1 + root)),
        solid("snubCube", Rotations.OCTAHEDRAL, new Point(1, TRIBONACCI, 1 / TRIBONACCI)),
        solid("icosahedron", Rotations.ICOSAHEDRAL, FIVEFOLD),
        solid("dodecahedron", Rotations.ICOSAHEDRAL, face),
        solid("icosidodecahedron", Rotations.ICOSAHEDRAL, edge),
        solid("truncatedIcosahedron", Rotations.ICOSAHEDRAL, new Point(0, 1, 3 * GOLDEN)),
        solid("snubDodecahedron", Rotations.ICOSAHEDRAL, FIVEFOLD.plus(edge).plus(face)),
        Family.one(
            "prism",
            List.of(number("n", 3, 32)),
            "the prism over a polygon with n corners",
            a -> Polyhedron.hull(stacked(a.integer(0), 0))),
        Family.one(
            "antiprism",
            List.of(number("n", 3, 32)),
            "the antiprism over a polygon with n corners",
            a -> Polyhedron.hull(stacked(a.integer(0), 0.5))),
        Family.one(
            "dual",
            List.of(Parameter.of("X", Type.STRUCTURE)),
            "a corner for each polygon of X, an edge for each edge, a polygon for each corner",
            a -> dual(a, a.structure(0))));
  }

  private static Family solid(String name, Rotations rotations, Point corner) {
    String words = name.replaceAll("(?=[A-Z])", " ").toLowerCase(java.util.Locale.ROOT);
    return Family.one(
        name,
        List.of(),
        "the %s with its edges and faces".formatted(words),
        a -> Polyhedron.hull(rotations.images(corner)));
  }

  /** Places a polygon above another, turned by a part of the angle between two corners. */
  private static List<Point> stacked(int n, double turn) {
    return IntStream.range(0, 2 * n)
        .mapToObj(
            i -> {
              double angle = 2 * Math.PI * (i % n + (i < n ? 0 : turn)) / n;
              return new Point(Math.cos(angle), Math.sin(angle), i < n ? 1 : -1);
            })
        .toList();
  }

  private static Hypergraph dual(Arguments a, Structure x) {
    List<Face> polygons = x.faces().stream().filter(face -> face.size() > 2).toList();
    if (polygons.size() > Hypergraph.MOST_VERTICES) {
      throw a.bad(
          "X has %d polygons; the most is %d".formatted(polygons.size(), Hypergraph.MOST_VERTICES));
    }
    List<Face> faces =
        x.faces().stream()
            .filter(face -> face.size() <= 2)
            .map(face -> around(face, polygons))
            .filter(around -> around.length > 1)
            .map(Face::of)
            .toList();
    return Hypergraph.of(polygons.size(), faces, Names.DEFAULT);
  }

  private static int[] around(Face face, List<Face> polygons) {
    return IntStream.range(0, polygons.size())
        .filter(i -> polygons.get(i).vertices().containsAll(face.vertices()))
        .toArray();
  }
}
