package nimproof.solver;

import java.util.BitSet;

/** The smallest natural number not yet added. */
final class Mex {

  private final BitSet seen = new BitSet();

  void add(int value) {
    seen.set(value);
  }

  int value() {
    return seen.nextClearBit(0);
  }
}
