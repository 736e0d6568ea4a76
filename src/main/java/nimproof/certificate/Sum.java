package nimproof.certificate;

import java.util.ArrayList;
import java.util.List;

/**
 * A position as a sum: copies of representatives, and perhaps a bipartite rest.
 *
 * @param rest the points of one colour of the rest; 0 too if there is none
 * @param restValue the value of the rest, or {@link #NO_REST}
 */
record Sum(List<Part> copies, long rest, int restValue) {

  static final int NO_REST = -1;

  static Sum of(List<Part> copies) {
    return new Sum(copies, 0, NO_REST);
  }

  boolean hasRest() {
    return restValue != NO_REST;
  }

  boolean isEmpty() {
    return copies.isEmpty() && !hasRest();
  }

  /** Gives the nim-value, in normal play if the sum has not just one part. */
  int value() {
    int value = hasRest() ? restValue : 0;
    for (Part part : copies) {
      value ^= part.of().value();
    }
    return value;
  }

  /** Puts another sum in the place of one of the copies, to which its points refer. */
  Sum replaced(int place, Sum by) {
    Part copy = copies.get(place);
    List<Part> all = new ArrayList<>(copies.size() + by.copies.size());
    by.copies.forEach(part -> all.add(part.inside(copy)));
    for (int i = 0; i < copies.size(); i++) {
      if (i != place) {
        all.add(copies.get(i));
      }
    }
    long points = rest | SetFamily.image(by.rest, copy.points());
    int value = !hasRest() ? by.restValue : !by.hasRest() ? restValue : restValue ^ by.restValue;
    return new Sum(all, points, value);
  }
}
