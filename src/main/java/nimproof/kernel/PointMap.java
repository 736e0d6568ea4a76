package nimproof.kernel;

import java.util.Arrays;

/** A map of points to points, no two of them to the same; a point not mentioned stays itself. */
final class PointMap {

  private final long[] image = new long[Long.SIZE];
  private long images;
  private boolean identity = true;

  PointMap() {
    Arrays.setAll(image, point -> 1L << point);
  }

  /** Sends a point to another, to which none has been sent. */
  void put(long point, long to) throws Rejection {
    Rejection.unless((images & to) == 0, "two points are sent to %s", to);
    images |= to;
    identity &= point == to;
    image[Long.numberOfTrailingZeros(point)] = to;
  }

  boolean isIdentity() {
    return identity;
  }

  /** Gives the image of a set. */
  long of(long set) {
    long result = 0;
    for (long left = set; left != 0; left &= left - 1) {
      result |= image[Long.numberOfTrailingZeros(left)];
    }
    return result;
  }
}
