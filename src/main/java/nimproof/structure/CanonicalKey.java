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
  private final int hash;

  CanonicalKey(long[] words) {
    this.words = words;
    this.hash = Arrays.hashCode(words);
  }

  /** Joins the keys of the components of a structure into the key of the whole. */
  static CanonicalKey ofAll(Collection<CanonicalKey> components) {
    long[][] sorted = components.stream().sorted().map(key -> key.words).toArray(long[][]::new);
    long[] all = new long[Arrays.stream(sorted).mapToInt(w -> w.length + 1).sum()];
    int at = 0;
    for (long[] words : sorted) {
      all[at++] = words.length;
      System.arraycopy(words, 0, all, at, words.length);
      at += words.length;
    }
    return new CanonicalKey(all);
  }

  /** Estimates the memory of this key in bytes. */
  public int bytes() {
    return 40 + 8 * words.length;
  }

  @Override
  public int compareTo(CanonicalKey other) {
    return words.length != other.words.length
        ? Integer.compare(words.length, other.words.length)
        : Arrays.compareUnsigned(words, other.words);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CanonicalKey key && hash == key.hash && Arrays.equals(words, key.words);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
