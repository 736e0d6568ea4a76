package nimproof.solver.subset;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongConsumer;

/**
 * The outcomes found so far, shared by all threads without locks.
 *
 * <pre>
 *   slot   63     53 52                 1   0
 *          0 … 0     key of the position    1 if the next player wins
 * </pre>
 *
 * <p>Open addressing with linear probing in one array; a slot is 0 until it is written, once and in
 * one piece, so that a reader sees all of it or nothing. Before the table stands a bitmap of the
 * signatures of P-positions: it never decides, it spares looking up most positions that are not
 * there. When the table is nearly full, only P-positions are added: an N-position can always be
 * recognised by its move to one of them.
 */
final class Outcomes {

  static final int UNKNOWN = -1;
  static final int P = 0;
  static final int N = 1;

  private static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(long[].class);

  private final long[] slots;
  private final long[] signatures;
  private final int signatureShift;
  private final LongAdder size = new LongAdder();
  private volatile boolean nearlyFull;

  /** Gives the memory of a table with 2^bits slots and its bitmap. */
  static long bytes(int bits) {
    return (8L << bits) + (1L << bits - 4);
  }

  /** Makes a table with 2^bits slots. */
  Outcomes(int bits) {
    this.slots = new long[1 << bits];
    this.signatures = new long[(1 << bits - 1) / Long.SIZE];
    this.signatureShift = Long.SIZE - (bits - 1);
  }

  /** Gives what is known of a position: {@link #P}, {@link #N} or {@link #UNKNOWN}. */
  int get(long key) {
    for (int slot = slot(key); ; slot = next(slot)) {
      long found = (long) SLOT.getOpaque(slots, slot);
      if (found >>> 1 == key) {
        return (int) found & 1;
      }
      if (found == 0) {
        return UNKNOWN;
      }
    }
  }

  /** Gives a number of no meaning, read where a position belongs: what it looks up is then near. */
  long touch(long key) {
    return slots[slot(key)];
  }

  /** Notes that the next player wins. */
  void putN(long key) {
    if (!nearlyFull) {
      put(key << 1 | N);
    }
  }

  /** Notes that the next player loses. */
  void putP(long key, long signature) {
    put(key << 1 | P);
    long bit = signature >>> signatureShift;
    SLOT.getAndBitwiseOr(signatures, (int) (bit >>> 6), 1L << bit);
  }

  private void put(long entry) {
    int slot = slot(entry >>> 1);
    while (!SLOT.compareAndSet(slots, slot, 0L, entry)) {
      if ((long) SLOT.getOpaque(slots, slot) >>> 1 == entry >>> 1) {
        return;
      }
      slot = next(slot);
    }
    size.increment();
    if ((slot & 63) == 0) {
      checkRoom();
    }
  }

  private void checkRoom() {
    long entries = size.sum();
    nearlyFull = entries > slots.length * 3L / 4;
    if (entries > slots.length * 31L / 32) {
      throw new IllegalStateException(
          "the table of %,d positions is full; give the search more memory".formatted(entries));
    }
  }

  /** Tells whether some P-position may have this signature; a no is certain. */
  boolean mayBeP(long signature) {
    long bit = signature >>> signatureShift;
    return (signatures[(int) (bit >>> 6)] >>> bit & 1) != 0;
  }

  /** Hands over the key of each P-position found so far; others may be added meanwhile. */
  void forEachP(LongConsumer action) {
    for (int slot = 0; slot < slots.length; slot++) {
      long found = (long) SLOT.getOpaque(slots, slot);
      if (found != 0 && (found & 1) == P) {
        action.accept(found >>> 1);
      }
    }
  }

  /** Counts the positions in the table. */
  long size() {
    return size.sum();
  }

  /** Gives the memory of the arrays. */
  long bytes() {
    return 8L * slots.length + 8L * signatures.length;
  }

  private int slot(long key) {
    long product = key * 0x9E3779B97F4A7C15L;
    return (int) (product >>> 32 ^ product >>> 15) & slots.length - 1;
  }

  private int next(int slot) {
    return slot + 1 & slots.length - 1;
  }
}
