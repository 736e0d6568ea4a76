package nimproof.structure;

import java.util.Arrays;

/**
 * Packs numbers of a few bits each into {@code long} words, first bit lowest.
 *
 * <pre>
 *   put(0b101, 3), put(0b01, 2)   gives   …0000 01 101
 * </pre>
 */
final class BitWriter {

  private long[] words = new long[2];
  private int length;

  /** Appends the lowest {@code bits} bits of {@code value}, at most 64. */
  void put(long value, int bits) {
    if (bits == 0) {
      return;
    }
    int word = length >>> 6;
    int offset = length & 63;
    if (word + 2 > words.length) {
      words = Arrays.copyOf(words, words.length * 2);
    }
    long masked = bits == 64 ? value : value & (1L << bits) - 1;
    words[word] |= masked << offset;
    if (offset + bits > 64) {
      words[word + 1] |= masked >>> (64 - offset);
    }
    length += bits;
  }

  /** Forgets all bits. */
  void clear() {
    Arrays.fill(words, 0, wordCount(), 0);
    length = 0;
  }

  private int wordCount() {
    return (length + 63) >>> 6;
  }

  CanonicalKey toKey() {
    return new CanonicalKey(Arrays.copyOf(words, wordCount()));
  }

  /** Puts the words on a stack of keys. */
  void pushTo(KeyStack keys) {
    keys.push(words, wordCount());
  }
}
