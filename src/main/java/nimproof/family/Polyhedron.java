package nimproof.family;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import nimproof.structure.Face;
import nimproof.structure.Hypergraph;
import nimproof.structure.Names;

/**
 * The convex hull of points in space that are its corners, as the hypergraph of its edges and
 * polygons.
 *
 * <p>A polygon is the set of points in a plane through three of them that has no point on one of
 * its sides; an edge is what two polygons share, if that is two points. Cost: the fourth power of
 * the number of points, which is at most {@value Hypergraph#MOST_VERTICES}.
 */
final class Polyhedron {

  /** How far from a plane, relative to the length of its normal, a point still lies in it. */
  private static final double NEAR = 1e-9;

  private final List<Point> points;

  private Polyhedron(List<Point> points) {
    this.points = points;
  }

  /** A point, or a vector. */
  record Point(double x, double y, double z) {

    Point minus(Point p) {
      return new Point(x - p.x, y - p.y, z - p.z);
    }

    Point plus(Point p) {
      return new Point(x + p.x, y + p.y, z + p.z);
    }

    Point times(double s) {
      return new Point(s * x, s * y, s * z);
    }

    double dot(Point p) {
      return x * p.x + y * p.y + z * p.z;
    }

    Point cross(Point p) {
      return new Point(y * p.z - z * p.y, z * p.x - x * p.z, x * p.y - y * p.x);
    }

    /** Gives the vector of the same direction and length 1. */
    Point unit() {
      return times(1 / Math.sqrt(dot(this)));
    }

    /** Turns about an axis of length 1, by the formula of Rodrigues. */
    Point turned(Point axis, double angle) {
      return times(Math.cos(angle))
          .plus(axis.cross(this).times(Math.sin(angle)))
          .plus(axis.times(axis.dot(this) * (1 - Math.cos(angle))));
    }

    boolean isNear(Point p) {
      return minus(p).dot(minus(p)) < NEAR;
    }
  }

  static Hypergraph hull(List<Point> points) {
    List<Long> polygons = new Polyhedron(points).polygons();
    List<Face> faces = new ArrayList<>();
    for (int i = 0; i < polygons.size(); i++) {
      for (long other : polygons.subList(0, i)) {
        long shared = polygons.get(i) & other;
        if (Long.bitCount(shared) == 2) {
          faces.add(Face.ofMask(shared));
        }
      }
      faces.add(Face.ofMask(polygons.get(i)));
    }
    return Hypergraph.of(points.size(), faces, Names.DEFAULT);
  }

  private List<Long> polygons() {
    Set<Long> polygons = new LinkedHashSet<>();
    for (int i = 0; i < points.size(); i++) {
      for (int j = i + 1; j < points.size(); j++) {
        for (int k = j + 1; k < points.size(); k++) {
          long polygon = polygon(points.get(i), points.get(j), points.get(k));
          if (polygon != 0) {
            polygons.add(polygon);
          }
        }
      }
    }
    return List.copyOf(polygons);
  }

  /** Gives the points in the plane through three; 0 if there are points on both sides of it. */
  private long polygon(Point a, Point b, Point c) {
    Point normal = b.minus(a).cross(c.minus(a)).unit();
    long within = 0;
    boolean above = false;
    boolean below = false;
    for (int i = 0; i < points.size() && !(above && below); i++) {
      double height = points.get(i).minus(a).dot(normal);
      above |= height > NEAR;
      below |= height < -NEAR;
      within |= Math.abs(height) <= NEAR ? 1L << i : 0;
    }
    return above && below ? 0 : within;
  }
}
