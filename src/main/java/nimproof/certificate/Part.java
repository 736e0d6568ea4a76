package nimproof.certificate;

/**
 * A copy of a class's representative inside another position.
 *
 * @param points the names in that position of the representative's points 0, 1, 2, …
 */
record Part(PositionClass of, byte[] points) {

  /** Gives the same copy after another renaming. */
  Part inside(Part other) {
    byte[] renamed = new byte[points.length];
    for (int i = 0; i < renamed.length; i++) {
      renamed[i] = other.points[points[i]];
    }
    return new Part(of, renamed);
  }
}
