package nimproof.family;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * How many structures of a size there are, from the OEIS, to refuse a hopeless request with a
 * figure.
 *
 * <p>The generators are tested against these numbers.
 */
enum PublishedCounts {
  /** Graphs on n vertices, A000088. */
  GRAPHS(
      "1 1 2 4 11 34 156 1044 12346 274668 12005168 1018997864 165091172592 50502031367952"
          + " 29054155657235488 31426485969804308768"),
  /** Connected graphs on n vertices, A001349. */
  CONNECTED_GRAPHS(
      "1 1 1 2 6 21 112 853 11117 261080 11716571 1006700565 164059830476 50335907869219"
          + " 29003487462848061"),
  /** Trees on n vertices, A000055. */
  TREES(
      "1 1 1 1 2 3 6 11 23 47 106 235 551 1301 3159 7741 19320 48629 123867 317955 823065 2144505"
          + " 5623756 14828074 39299897 104636890"),
  /** Forests on n vertices, A005195. */
  FORESTS(
      "1 1 2 3 6 10 20 37 76 153 329 710 1601 3658 8599 20514 49905 122963 307199 775529 1977878"
          + " 5086638 13184156 34402932"),
  /** Connected graphs with n vertices and n edges, A001429. */
  UNICYCLIC(
      "0 0 0 1 2 5 13 33 89 240 657 1806 5026 13999 39260 110381 311465 880840 2497405 7093751"
          + " 20187313"),
  /** Simplicial complexes with n vertices, all of them used, from A003182. */
  COMPLEXES("1 1 2 5 20 180 16143 489996795 1392195548399980210");

  private final BigInteger[] counts;

  PublishedCounts(String counts) {
    this.counts = Arrays.stream(counts.split(" ")).map(BigInteger::new).toArray(BigInteger[]::new);
  }

  /** Gives the number of structures on n vertices, or refuses if there are too many to list. */
  BigInteger of(Arguments arguments) {
    int n = arguments.integer(0);
    boolean known = n < counts.length;
    BigInteger count = counts[Math.min(n, counts.length - 1)];
    if (!known || count.compareTo(BigInteger.valueOf(Structures.MOST)) > 0) {
      throw arguments.bad(
          "n is %d, which makes %s%,d structures; the most is %,d, so n <= %d"
              .formatted(n, known ? "" : "more than ", count, Structures.MOST, largest()));
    }
    return count;
  }

  private int largest() {
    int n = 0;
    while (n + 1 < counts.length
        && counts[n + 1].compareTo(BigInteger.valueOf(Structures.MOST)) <= 0) {
      n++;
    }
    return n;
  }
}
