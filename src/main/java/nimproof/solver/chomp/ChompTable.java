package nimproof.solver.chomp;

import java.util.Arrays;

/**
 * The nim-value of every Chomp position inside a box, so of every smaller board too.
 *
 * <p>Cost: one search in the list of positions for each position and square. A box 9 × 9 has 48,619
 * positions, the box 4 × 4 × 4 has 232,847, not counting the one without the poisoned square.
 */
public final class ChompTable {

  private final Box box;
  private final long[] positions;
  private final short[] values;

  private ChompTable(Box box) {
    this.box = box;
    this.positions = box.positions();
    this.values = new short[positions.length];
  }

  /** Solves every position inside a box with these sides. */
  public static ChompTable of(int... sides) {
    ChompTable table = new ChompTable(new Box(sides));
    table.solve();
    return table;
  }

  private void solve() {
    int[] seenBy = new int[box.squares()];
    for (int i = 0; i < positions.length; i++) {
      int position = i + 1;
      for (int cell = 0; cell < box.cells(); cell++) {
        for (int height = cell == 0 ? 1 : 0; height < box.height(positions[i], cell); height++) {
          seenBy[value(box.after(positions[i], cell, height))] = position;
        }
      }
      while (seenBy[values[i]] == position) {
        values[i]++;
      }
    }
  }

  private int value(long position) {
    return values[Arrays.binarySearch(positions, position)];
  }

  /**
   * Gives the nim-value of a whole board, its poisoned square not counted as a move.
   *
   * @throws IllegalArgumentException if it does not fit into the box
   */
  public int value(int... sides) {
    return value(box.box(sides));
  }

  /** Counts the positions. */
  public long positions() {
    return positions.length;
  }

  /** Gives the memory of the table. */
  public long bytes() {
    return 10L * positions.length;
  }
}
