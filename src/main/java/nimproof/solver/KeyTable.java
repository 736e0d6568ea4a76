package nimproof.solver;

import nimproof.structure.CanonicalKey;
import nimproof.structure.KeyStack;

/**
 * A hash table from keys of one length to small numbers, in two flat arrays.
 *
 * <pre>
 *   slot      0        1        2     …
 *   words    w0 w1    w0 w1    w0 w1        the key, here of length 2
 *   values    0        5        1           the number plus one; 0 marks a free slot
 * </pre>
 *
 * <p>Open addressing with linear probing; a key is compared in full. Memory: 8 bytes a word and 2
 * bytes a value, for each slot; the table is between 78 and 88 percent full.
 */
final class KeyTable {

  /** Small, because keys can be long; a full table of this size still has a free slot. */
  private static final int FIRST_CAPACITY = 8;

  private final int length;
  private long[] words;
  private char[] values;
  private int size;

  KeyTable(int length) {
    this.length = length;
    this.words = new long[FIRST_CAPACITY * length];
    this.values = new char[FIRST_CAPACITY];
  }

  /** Gives the number of the key at a place of a stack, or -1. */
  int get(KeyStack keys, int key, long hash) {
    return values[slot(keys, key, hash)] - 1;
  }

  /** Sets the number of the key at a place of a stack. */
  void put(KeyStack keys, int key, long hash, int value) {
    if (value < 0 || value >= Character.MAX_VALUE) {
      throw new IllegalArgumentException("the value %,d does not fit".formatted(value));
    }
    int slot = slot(keys, key, hash);
    if (values[slot] == 0) {
      for (int i = 0; i < length; i++) {
        words[slot * length + i] = keys.word(key, i);
      }
      size++;
    }
    values[slot] = (char) (value + 1);
  }

  boolean isFull() {
    return size * 8L >= values.length * 7L;
  }

  /** Gives the memory of the arrays. */
  long bytes() {
    return bytes(values.length);
  }

  /** Gives the memory of the arrays after growing. */
  long bytesWhenGrown() {
    return bytes(grownCapacity());
  }

  private long bytes(int capacity) {
    return bytes(capacity, length);
  }

  private static long bytes(int capacity, int length) {
    return capacity * (8L * length + 2);
  }

  /** Gives the memory of the arrays of a new table for keys of this length. */
  static long firstBytes(int length) {
    return bytes(FIRST_CAPACITY, length);
  }

  private int grownCapacity() {
    return Math.min(values.length + (values.length >> 3), Integer.MAX_VALUE / length - 8);
  }

  /** Makes room for more keys. */
  void grow() {
    long[] oldWords = words;
    char[] oldValues = values;
    int capacity = grownCapacity();
    words = new long[capacity * length];
    values = new char[capacity];
    for (int old = 0; old < oldValues.length; old++) {
      if (oldValues[old] != 0) {
        int slot = start(hash(oldWords, old * length));
        while (values[slot] != 0) {
          slot = next(slot);
        }
        System.arraycopy(oldWords, old * length, words, slot * length, length);
        values[slot] = oldValues[old];
      }
    }
  }

  private long hash(long[] from, int at) {
    return CanonicalKey.hash(from, at, length);
  }

  /** Finds the slot of a key, or the free one where it belongs. */
  private int slot(KeyStack keys, int key, long hash) {
    int slot = start(hash);
    while (values[slot] != 0 && !holds(slot, keys, key)) {
      slot = next(slot);
    }
    return slot;
  }

  /** Spreads the middle bits of a hash over the slots; the highest ones chose the shard. */
  private int start(long hash) {
    return (int) ((hash >>> 16 & 0xFFFFFFFFL) * values.length >>> 32);
  }

  private int next(int slot) {
    return slot + 1 == values.length ? 0 : slot + 1;
  }

  private boolean holds(int slot, KeyStack keys, int key) {
    for (int i = 0; i < length; i++) {
      if (words[slot * length + i] != keys.word(key, i)) {
        return false;
      }
    }
    return true;
  }
}
