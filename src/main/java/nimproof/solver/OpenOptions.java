package nimproof.solver;

import java.util.Arrays;

/**
 * The options whose values are open, of each position on a line of play, smallest first.
 *
 * <pre>
 *   order   elements and number, sorted      5·2^32 + 1    7·2^32 + 0
 *   moves   the move, by number              0             4
 *   keys    where the keys begin             120           123
 * </pre>
 */
final class OpenOptions {

  private long[] order = new long[64];
  private int[] moves = new int[64];
  private int[] keys = new int[64];
  private int size;

  int size() {
    return size;
  }

  /** Drops all but the first options. */
  void cutTo(int count) {
    size = count;
  }

  /** Adds an option: its move, the elements it has, and where its keys begin. */
  void add(int move, int elements, int firstKey) {
    if (size == order.length) {
      order = Arrays.copyOf(order, 2 * size);
      moves = Arrays.copyOf(moves, 2 * size);
      keys = Arrays.copyOf(keys, 2 * size);
    }
    order[size] = (long) elements << 32 | size;
    moves[size] = move;
    keys[size++] = firstKey;
  }

  /** Puts the options from one on in order, smaller ones first. */
  void sortFrom(int first) {
    Arrays.sort(order, first, size);
  }

  /** Gives the move of the option at a place of the order. */
  int move(int place) {
    return moves[(int) order[place]];
  }

  /** Tells where the keys of the option at a place of the order begin. */
  int firstKey(int place) {
    return keys[(int) order[place]];
  }
}
