package nimproof.solver.census;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A set of nim-values for each of many graphs, which several threads fill without locks.
 *
 * <pre>
 *   slot      0       1       2    …
 *   graphs    27      0       4         the number of the graph plus one; 0 marks a free slot
 *   sets     0b101            0b1       bit v tells whether v is in the set
 * </pre>
 *
 * <p>Open addressing with linear probing; numbers are compared in full. Only adding is safe for
 * several threads; {@link #reserve} is not, and must make room before them.
 */
final class ValueSets {

  private static final VarHandle GRAPHS = MethodHandles.arrayElementVarHandle(long[].class);
  private static final VarHandle SETS = MethodHandles.arrayElementVarHandle(int[].class);
  private static final int FIRST_SLOTS = 64;

  private final AtomicInteger size = new AtomicInteger();
  private long[] graphs = new long[FIRST_SLOTS];
  private int[] sets = new int[FIRST_SLOTS];

  int size() {
    return size.get();
  }

  int slots() {
    return graphs.length;
  }

  /** Gives the memory of the arrays. */
  long bytes() {
    return 12L * graphs.length;
  }

  boolean isFree(int slot) {
    return graphs[slot] == 0;
  }

  long graph(int slot) {
    return graphs[slot] - 1;
  }

  /** Gives the set at a slot as a bit mask. */
  int set(int slot) {
    return sets[slot];
  }

  /** Makes room for so many more graphs: the table is then at most two thirds full. */
  void reserve(int more) {
    long wanted = (size() + (long) more) * 3 / 2 + 1;
    if (wanted > graphs.length) {
      resize(Math.toIntExact(Math.max(wanted, graphs.length * 5L / 4)));
    }
  }

  private void resize(int slots) {
    long[] oldGraphs = graphs;
    int[] oldSets = sets;
    graphs = new long[slots];
    sets = new int[slots];
    for (int old = 0; old < oldGraphs.length; old++) {
      if (oldGraphs[old] != 0) {
        int slot = find(oldGraphs[old]);
        graphs[slot] = oldGraphs[old];
        sets[slot] = oldSets[old];
      }
    }
  }

  /** Adds a value to the set of a graph, which may be new. */
  void add(long graph, int value) {
    if (value >= Integer.SIZE) {
      throw new ArithmeticException("the nim-value %d is over 31".formatted(value));
    }
    SETS.getAndBitwiseOr(sets, add(graph), 1 << value);
  }

  /** Adds a graph with an empty set, unless it is there, and gives its slot. */
  int add(long graph) {
    long key = graph + 1;
    int slot = find(key);
    while (at(slot) != key && !claim(slot, key)) {
      slot = find(key);
    }
    return slot;
  }

  private boolean claim(int slot, long key) {
    boolean claimed = GRAPHS.compareAndSet(graphs, slot, 0L, key);
    if (claimed) {
      size.incrementAndGet();
    }
    return claimed;
  }

  /** Gives the only value in the set of a graph that must be there. */
  int onlyValue(long graph) {
    int slot = find(graph + 1);
    if (isFree(slot)) {
      throw new IllegalArgumentException("there is no graph with the number " + graph);
    }
    return Integer.numberOfTrailingZeros(sets[slot]);
  }

  /** Finds the slot of a key, or the free one where it belongs. */
  private int find(long key) {
    int slot = (int) ((key * 0x9E3779B97F4A7C15L >>> 32) * graphs.length >>> 32);
    for (long found = at(slot); found != 0 && found != key; found = at(slot)) {
      slot = slot + 1 == graphs.length ? 0 : slot + 1;
    }
    return slot;
  }

  private long at(int slot) {
    return (long) GRAPHS.getAcquire(graphs, slot);
  }
}
