package nimproof.kernel.evaluation;

import java.util.Arrays;

/**
 * Numbers for the points of a structure that do not depend on their names: they tell what faces are
 * around a point, then what points are in these, and so on.
 */
final class Marks {

  private Marks() {}

  /** Gives a number for each point; the more rounds, the farther it looks. */
  static long[] of(Structure s, int rounds, Work work) {
    int n = s.names().size();
    long[] mark = new long[n];
    for (int round = 0; round < rounds; round++) {
      work.spend(2L * s.size());
      long[] next = new long[n];
      s.faces().forEach(face -> mix(face, mark, next));
      Arrays.setAll(mark, x -> mixed(next[x]));
    }
    return mark;
  }

  /** Adds to what is known of each point of a face what is known of the face. */
  private static void mix(long face, long[] mark, long[] next) {
    long around = mixed(sum(face, mark) + Long.bitCount(face));
    for (long left = face; left != 0; left &= left - 1) {
      next[Long.numberOfTrailingZeros(left)] += around;
    }
  }

  /** Sums up numbers of the points of a face. */
  static long sum(long face, long[] numbers) {
    long sum = 0;
    for (long left = face; left != 0; left &= left - 1) {
      sum += numbers[Long.numberOfTrailingZeros(left)];
    }
    return sum;
  }

  private static long mixed(long value) {
    long mixed = (value + 0x632BE59BD9B4E019L) * 0x9E3779B97F4A7C15L;
    return mixed ^ mixed >>> 31;
  }
}
