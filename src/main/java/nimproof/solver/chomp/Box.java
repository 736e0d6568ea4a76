package nimproof.solver.chomp;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * A box of squares, seen as a floor with heights over it; the last side is the greatest height.
 *
 * <pre>
 *   sides 3, 4        floor    0 1 2          4 bits a height are too many: 3 suffice
 *   position          heights  4 2 1    word  100 010 001
 * </pre>
 *
 * <p>The square at height 0 over the corner, cell 0 of the floor, is poisoned and always there.
 */
final class Box {

  private final int[] floor;
  private final int top;
  private final int bits;

  /** For each cell of the floor those not nearer to the corner in any direction, itself first. */
  private final int[][] beyond;

  /** For each cell its neighbours towards the corner. */
  private final int[][] before;

  Box(int... sides) {
    if (sides.length == 0 || Arrays.stream(sides).anyMatch(side -> side < 1)) {
      throw new IllegalArgumentException(
          "sides are %s; there must be one, and each >= 1".formatted(Arrays.toString(sides)));
    }
    this.floor = Arrays.copyOf(sides, sides.length - 1);
    this.top = sides[sides.length - 1];
    this.bits = Integer.SIZE - Integer.numberOfLeadingZeros(top);
    long cells = Arrays.stream(floor).asLongStream().reduce(1, Math::multiplyExact);
    if (cells * bits >= Long.SIZE || cells * top > Short.MAX_VALUE) {
      throw new IllegalArgumentException(
          "a box of sides %s takes %,d bits and has %,d squares; the most is 63 and %,d"
              .formatted(Arrays.toString(sides), cells * bits, cells * top, Short.MAX_VALUE));
    }
    this.beyond = new int[(int) cells][];
    this.before = new int[(int) cells][];
    for (int cell = 0; cell < cells; cell++) {
      int here = cell;
      beyond[cell] = IntStream.range(cell, (int) cells).filter(c -> isBeyond(here, c)).toArray();
      before[cell] =
          IntStream.range(0, cell)
              .filter(c -> isBeyond(c, here) && distance(c, here) == 1)
              .toArray();
    }
  }

  private int place(int cell, int axis) {
    int inner = cell;
    for (int i = floor.length - 1; i > axis; i--) {
      inner /= floor[i];
    }
    return inner % floor[axis];
  }

  private boolean isBeyond(int cell, int other) {
    return IntStream.range(0, floor.length).allMatch(i -> place(cell, i) <= place(other, i));
  }

  private int distance(int cell, int other) {
    return IntStream.range(0, floor.length).map(i -> place(other, i) - place(cell, i)).sum();
  }

  int cells() {
    return beyond.length;
  }

  int squares() {
    return cells() * top;
  }

  /** Lists all positions upwards. */
  long[] positions() {
    LongStream.Builder found = LongStream.builder();
    list(new int[cells()], 0, found);
    return found.build().toArray();
  }

  private void list(int[] heights, int cell, LongStream.Builder into) {
    if (cell == cells()) {
      into.add(word(heights));
      return;
    }
    int most = Arrays.stream(before[cell]).map(c -> heights[c]).min().orElse(top);
    for (int height = cell == 0 ? 1 : 0; height <= most; height++) {
      heights[cell] = height;
      list(heights, cell + 1, into);
    }
  }

  private long word(int[] heights) {
    long word = 0;
    for (int height : heights) {
      word = word << bits | height;
    }
    return word;
  }

  /** Gives the height over a cell. */
  int height(long position, int cell) {
    return (int) (position >>> shift(cell)) & (1 << bits) - 1;
  }

  private int shift(int cell) {
    return (cells() - 1 - cell) * bits;
  }

  /** Takes the square at a height over a cell and all squares beyond and above it. */
  long after(long position, int cell, int height) {
    long left = position;
    for (int other : beyond[cell]) {
      int excess = height(position, other) - height;
      left -= excess > 0 ? (long) excess << shift(other) : 0;
    }
    return left;
  }

  /**
   * Gives the position that is a whole box.
   *
   * @throws IllegalArgumentException if it does not fit into this one
   */
  long box(int... sides) {
    boolean fits = sides.length == floor.length + 1 && sides[floor.length] <= top;
    for (int i = 0; i < sides.length && fits; i++) {
      fits = sides[i] >= 1 && (i == floor.length || sides[i] <= floor[i]);
    }
    if (!fits) {
      throw new IllegalArgumentException(
          "a board of sides %s does not fit into %s, %d"
              .formatted(Arrays.toString(sides), Arrays.toString(floor), top));
    }
    int[] heights = new int[cells()];
    for (int cell = 0; cell < cells(); cell++) {
      int here = cell;
      boolean inside = IntStream.range(0, floor.length).allMatch(i -> place(here, i) < sides[i]);
      heights[cell] = inside ? sides[floor.length] : 0;
    }
    return word(heights);
  }
}
