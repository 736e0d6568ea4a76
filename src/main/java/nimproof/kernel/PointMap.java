package nimproof.kernel;

/** A map of points to points, no two of them to the same; a point not mentioned stays itself. */
final class PointMap {

  private final long[] image = new long[Long.SIZE];

  /** The points to which some have been sent. */
  long images;

  /** Sends a point to another, to which none has been sent. */
  void put(long point, long to) throws Rejection {
    Rejection.unless((images & to) == 0, "two points are sent to %s", to);
    images |= to;
    image[Long.numberOfTrailingZeros(point)] = to;
  }

  /** Gives the image of a set. */
  long of(long set) {
    long result = 0;
    for (long left = set; left != 0; left &= left - 1) {
      long to = image[Long.numberOfTrailingZeros(left)];
      result |= to == 0 ? Long.lowestOneBit(left) : to;
    }
    return result;
  }

  /** Rejects a position with an element that is not sent to one of another, or other passes. */
  void requireInto(Position target, Position source) throws Rejection {
    Rejection.unless(target.passes() == source.passes(), "another number of passes is left");
    for (long element : source.elements()) {
      if (!target.has(of(element))) {
        Rejection.unless(false, "%s is sent to %s, which is not left", element, of(element));
      }
    }
  }
}
