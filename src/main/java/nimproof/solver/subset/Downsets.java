package nimproof.solver.subset;

import java.util.SplittableRandom;

/**
 * Numbers for the downsets (sets of faces closed under taking subsets) on 4, 5, 6 and 7 points.
 *
 * <p>A face is the number whose binary digits are its points; a downset is the word whose bit f
 * tells whether it holds the face f. The upper half of such a word is the link of the last point,
 * the lower half is what is left without that point, and both are downsets on one point less:
 *
 * <pre>
 *   7 points   128 bits   hi                  lo                  two words
 *   6 points    64 bits   hi.1      hi.0      lo.1      lo.0
 *   5 points    32 bits   13 bits   13 bits   13 bits   13 bits   7581 downsets, numbered
 *   key                   number    number    number    number    bits 0..12, 13..25, 26..38, 39..51
 * </pre>
 *
 * <p>So a downset on 7 points has a key of 52 bits instead of 128. For example the downset of all
 * 128 faces has four numbers 7580. A number is found in two small tables that stay in the cache:
 * one gives each half of 16 bits its number among the 168 downsets on 4 points, the other gives the
 * pair its number.
 */
final class Downsets {

  /** How many downsets there are on 5 points, the empty one included. */
  static final int ON_FIVE = 7581;

  private static final int ON_FOUR = 168;
  private static final int DIGITS = 13;
  private static final int DIGIT = (1 << DIGITS) - 1;

  private static final byte[] FOUR = new byte[1 << 16];
  private static final short[] FIVE = new short[ON_FOUR * ON_FOUR];
  private static final int[] WORDS = new int[ON_FIVE];
  private static final int[] KINDS = new int[ON_FOUR * ON_FOUR];

  static {
    numberThem();
    SplittableRandom random = new SplittableRandom(5);
    for (int word : WORDS) {
      if (word != 0 && KINDS[pair(word)] == 0) {
        fillKind(4, word, 1 + random.nextInt(1 << 25) << 3);
      }
    }
  }

  private Downsets() {}

  private static void numberThem() {
    int[] four = new int[ON_FOUR];
    int count = 0;
    for (int word = 0; word < 1 << 16; word++) {
      if (isDownset(word)) {
        FOUR[word] = (byte) count;
        four[count++] = word;
      }
    }
    int number = 0;
    for (int deletion : four) {
      for (int link : four) {
        if ((link & ~deletion) == 0) {
          WORDS[number] = deletion | link << 16;
          FIVE[pair(WORDS[number])] = (short) number++;
        }
      }
    }
  }

  private static boolean isDownset(int word) {
    for (int point = 0; point < 4; point++) {
      int with = (int) Faces.with(point) & 0xFFFF;
      if (((word & with) >>> (1 << point) & ~word) != 0) {
        return false;
      }
    }
    return true;
  }

  private static void fillKind(int place, int word, int kind) {
    if (place == 0) {
      KINDS[pair(word)] = kind;
      return;
    }
    for (int other = 0; other <= place; other++) {
      fillKind(place - 1, (int) Faces.swap(word & 0xFFFFFFFFL, other, place), kind);
    }
  }

  private static int pair(int word) {
    return (FOUR[word & 0xFFFF] & 0xFF) * ON_FOUR + (FOUR[word >>> 16] & 0xFF);
  }

  /** Gives the number of a downset on 5 points. */
  static int number(int word) {
    return FIVE[pair(word)];
  }

  /** Gives a number below {@link #ON_FIVE} squared to a downset on 6 points. */
  static int number(long word) {
    return number((int) word) * ON_FIVE + number((int) (word >>> 32));
  }

  /**
   * Gives a random number that downsets on 5 points share if renaming the points makes them equal.
   *
   * <p>It is 0 for the empty downset alone, a multiple of 8, and six of them add up without
   * overflow.
   */
  static int kind(int word) {
    return KINDS[pair(word)];
  }

  /** Gives the key of a downset on 7 points. */
  static long key(long lo, long hi) {
    long key = number((int) lo);
    key = key << DIGITS | number((int) (lo >>> 32));
    key = key << DIGITS | number((int) hi);
    return key << DIGITS | number((int) (hi >>> 32));
  }

  /** Tells whether a number is a key, of some downset or of no downset. */
  static boolean isKey(long key) {
    boolean isKey = key >>> 4 * DIGITS == 0;
    for (int i = 0; i < 4; i++) {
      isKey &= (key >>> i * DIGITS & DIGIT) < ON_FIVE;
    }
    return isKey;
  }

  /** Gives the faces without the last point, of the downset with this key. */
  static long lo(long key) {
    return word(key >>> 2 * DIGITS);
  }

  /** Gives the link of the last point, in the downset with this key. */
  static long hi(long key) {
    return word(key);
  }

  private static long word(long twoNumbers) {
    long upper = WORDS[(int) twoNumbers & DIGIT];
    return upper << 32 | WORDS[(int) (twoNumbers >>> DIGITS) & DIGIT] & 0xFFFFFFFFL;
  }
}
