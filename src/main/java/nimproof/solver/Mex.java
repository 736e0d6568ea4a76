package nimproof.solver;

import java.util.BitSet;

/** The smallest natural number not yet added. */
final class Mex {

  private final BitSet seen = new BitSet();

  void add(int value) {
    seen.set(value);
  }

  /** Adds the numbers that are the bits of a word. */
  void addAll(long values) {
    seen.or(BitSet.valueOf(new long[] {values}));
  }

  boolean contains(int value) {
    return seen.get(value);
  }

  int value() {
    return seen.nextClearBit(0);
  }

  /** Gives the numbers below 64 that were added, as the bits of a word. */
  long small() {
    return seen.isEmpty() ? 0 : seen.toLongArray()[0];
  }
}
