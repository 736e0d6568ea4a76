package nimproof.report.drawing;

/** A place in the plane; x grows to the right and y downwards. */
record Point(double x, double y) {

  static final Point ORIGIN = new Point(0, 0);

  /** Gives the point at an angle (0 is to the right, growing clockwise) on a circle around 0. */
  static Point polar(double radius, double angle) {
    return new Point(radius * StrictMath.cos(angle), radius * StrictMath.sin(angle));
  }

  Point plus(double dx, double dy) {
    return new Point(x + dx, y + dy);
  }

  Point times(double factor) {
    return new Point(x * factor, y * factor);
  }

  double distanceTo(Point other) {
    return Math.sqrt((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y));
  }

  /** Gives the nearest point of a segment. */
  Point nearestOn(Point from, Point to) {
    double dx = to.x - from.x;
    double dy = to.y - from.y;
    double square = dx * dx + dy * dy;
    double t = square == 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / square;
    double inside = Math.max(0, Math.min(1, t));
    return from.plus(inside * dx, inside * dy);
  }

  /** Tells on which side of a line this lies: the sign of the area of the triangle. */
  double side(Point from, Point to) {
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
  }
}
