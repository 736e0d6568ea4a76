package nimproof.solver;

import java.util.Arrays;

/**
 * The values found among the options of each position on a line of play: a stack of sets of
 * numbers, of which the last is at hand.
 *
 * <p>A value that is larger than the number of options cannot matter for the mex, and is not kept.
 *
 * <pre>
 *   words    …0101 | …0011 0      positions with less than 64 and less than 128 options
 *   begin          0      1
 * </pre>
 */
final class Mex {

  private long[] words = new long[64];
  private int[] begins = new int[16];
  private int size;

  /** Begins a set for a position with this many options. */
  void begin(int options) {
    if (size + 2 > begins.length) {
      begins = Arrays.copyOf(begins, 2 * begins.length);
    }
    int begin = begins[size];
    int end = begin + (options >> 6) + 1;
    if (end > words.length) {
      words = Arrays.copyOf(words, 2 * end);
    }
    Arrays.fill(words, begin, end, 0);
    begins[++size] = end;
  }

  /** Drops the set, so that the one before is at hand again. */
  void end() {
    size--;
  }

  void add(int value) {
    int word = begins[size - 1] + (value >> 6);
    if (word < begins[size]) {
      words[word] |= 1L << value;
    }
  }

  /** Adds the numbers that are the bits of a word. */
  void addAll(long values) {
    words[begins[size - 1]] |= values;
  }

  boolean contains(int value) {
    int word = begins[size - 1] + (value >> 6);
    return word < begins[size] && (words[word] >>> value & 1) != 0;
  }

  /** Gives the smallest natural number that is not in the set. */
  int value() {
    int word = begins[size - 1];
    while (words[word] == -1) {
      word++;
    }
    return (word - begins[size - 1] << 6) + Long.numberOfTrailingZeros(~words[word]);
  }

  /** Gives the numbers below 64 that were added, as the bits of a word. */
  long small() {
    return words[begins[size - 1]];
  }
}
