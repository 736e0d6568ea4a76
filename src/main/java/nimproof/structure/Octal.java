package nimproof.structure;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The rules of an octal game: how many tokens may be taken from a heap and what may be left of it.
 *
 * <p>In {@code 0.77}, Kayles, the digit after the point is for taking one token, the next for
 * taking two. A digit is the sum of 1 if the heap may be taken whole, 2 if one heap may be left,
 * and 4 if two may be left. See Berlekamp, Conway and Guy, "Winning Ways", chapter 4.
 */
public record Octal(List<Integer> digits) {

  /**
   * Reads rules such as {@code 0.77} or {@code .34}.
   *
   * @throws IllegalArgumentException if the text is not of this form
   */
  public static Octal of(String text) {
    if (!text.matches("0?\\.[0-7]{1,40}")) {
      throw new IllegalArgumentException(
          "'%s' is no octal game; write 0. and digits from 0 to 7, such as 0.77".formatted(text));
    }
    return new Octal(text.substring(text.indexOf('.') + 1).chars().mapToObj(c -> c - '0').toList());
  }

  /** Gives the most tokens that may be taken at once. */
  int most() {
    return digits.size();
  }

  /** Lists where a run of tokens may be taken from a row of a size. */
  int[] places(int size, int take) {
    return IntStream.rangeClosed(0, size - take).filter(at -> allows(size, take, at)).toArray();
  }

  /** Tells whether a run of tokens that begins at a place of a row may be taken. */
  boolean allows(int size, int take, int at) {
    if (take < 1 || take > most() || at < 0 || at + take > size) {
      return false;
    }
    int left = (at == 0 ? 0 : 1) + (at + take == size ? 0 : 1);
    return (digits.get(take - 1) >>> left & 1) != 0;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("0.");
    digits.forEach(text::append);
    return text.toString();
  }
}
