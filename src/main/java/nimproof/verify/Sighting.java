package nimproof.verify;

import java.util.Comparator;

/** A nim-value that came up, and the instance it came up on. */
public record Sighting(Instance instance, int value) {

  /** Orders by vertices, then faces; the earlier of two equals is to be kept. */
  static final Comparator<Sighting> SMALLEST_FIRST =
      Comparator.<Sighting>comparingInt(s -> s.instance().vertices())
          .thenComparingInt(s -> s.instance().faces());
}
