package nimproof.structure;

import java.util.Arrays;

/**
 * Canonical keys one after the other in one array, the last of which can be dropped again.
 *
 * <pre>
 *   word   0   1  2    3   4
 *          2   w0 w1   1   w0        a key of two words at 0, one of one word at 3
 * </pre>
 *
 * <p>A search that meets millions of keys keeps those of its line of play here and makes no {@link
 * CanonicalKey} of any.
 */
public final class KeyStack {

  private long[] words = new long[64];
  private int top;

  /** Makes a stack that holds one key, at 0. */
  public static KeyStack of(CanonicalKey key) {
    KeyStack keys = new KeyStack();
    keys.push(key);
    return keys;
  }

  /** Gives the place where the next key will stand. */
  public int top() {
    return top;
  }

  /** Drops the keys from a place on. */
  public void cutTo(int place) {
    top = place;
  }

  /** Puts a key on top. */
  public void push(CanonicalKey key) {
    int length = key.length();
    makeRoom(length);
    for (int i = 0; i < length; i++) {
      words[top++] = key.word(i);
    }
  }

  /** Puts the key with these words on top. */
  void push(long[] key, int length) {
    makeRoom(length);
    System.arraycopy(key, 0, words, top, length);
    top += length;
  }

  private void makeRoom(int length) {
    if (top + 1 + length > words.length) {
      words = Arrays.copyOf(words, 2 * (top + 1 + length));
    }
    words[top++] = length;
  }

  /** Gives the place after a key. */
  public int after(int key) {
    return key + 1 + length(key);
  }

  /** Counts the words of the key at a place. */
  public int length(int key) {
    return (int) words[key];
  }

  /** Gives a word of the key at a place. */
  public long word(int key, int i) {
    return words[key + 1 + i];
  }

  /** Gives the hash of the key at a place. */
  public long hash(int key) {
    return CanonicalKey.hash(words, key + 1, length(key));
  }
}
