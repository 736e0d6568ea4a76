package nimproof.structure;

import java.util.Arrays;
import java.util.Collection;

/**
 * An exact code of an isomorphism class: equal keys mean isomorphic structures and the reverse.
 *
 * <p>Keys are compared in full, never by hash alone, so a table of keys cannot confuse positions.
 */
public final class CanonicalKey implements Comparable<CanonicalKey> {

  private final long[] words;
  private final long hash;

  CanonicalKey(long[] words) {
    this.words = words;
    this.hash = hash(words, 0, words.length);
  }

  /** Gives the hash of the key whose words stand in an array from some place on. */
  public static long hash(long[] words, int from, int length) {
    long mixed = length;
    for (int i = from; i < from + length; i++) {
      mixed = (mixed ^ words[i]) * 0x9E3779B97F4A7C15L;
      mixed ^= mixed >>> 32;
    }
    return mixed * 0xD6E8FEB86659FD93L;
  }

  /** Joins the keys of the components of a structure into the key of the whole. */
  public static CanonicalKey ofAll(Collection<CanonicalKey> components) {
    long[][] sorted = components.stream().sorted().map(key -> key.words).toArray(long[][]::new);
    long[] all = new long[1 + Arrays.stream(sorted).mapToInt(w -> w.length + 1).sum()];
    all[0] = KeyKind.UNION.tag();
    int at = 1;
    for (long[] words : sorted) {
      all[at++] = words.length;
      System.arraycopy(words, 0, all, at, words.length);
      at += words.length;
    }
    return new CanonicalKey(all);
  }

  /** Gives a key for the same class in combination with a number. */
  public CanonicalKey marked(int number) {
    long[] marked = Arrays.copyOf(words, words.length + 1);
    marked[words.length] = number;
    return new CanonicalKey(marked);
  }

  /** Counts the words of the code. */
  public int length() {
    return words.length;
  }

  /** Gives a word of the code. */
  public long word(int i) {
    return words[i];
  }

  /** Gives a hash whose bits are all well mixed. */
  public long hash() {
    return hash;
  }

  @Override
  public int compareTo(CanonicalKey other) {
    return words.length != other.words.length
        ? Integer.compare(words.length, other.words.length)
        : Arrays.compareUnsigned(words, other.words);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CanonicalKey key && Arrays.equals(words, key.words);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash);
  }
}
