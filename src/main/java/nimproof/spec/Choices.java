package nimproof.spec;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;

/**
 * All lists, or all multisets, of given sizes of some values.
 *
 * <p>Counts them first, to refuse at once what is too many.
 */
record Choices(List<?> values, boolean ordered) {

  private static final int LONGEST = 1_000;

  List<List<Object>> of(List<Long> sizes) {
    BigInteger count = BigInteger.ZERO;
    for (long size : sizes) {
      count = count.add(count(size));
    }
    if (count.compareTo(BigInteger.valueOf(Functions.MOST_VALUES)) > 0) {
      throw new IllegalArgumentException(
          "there are %s such %s; the most is %,d"
              .formatted(Magnitude.words(count), noun(), Functions.MOST_VALUES));
    }
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("nobody waits for these " + noun());
    }
    List<List<Object>> all = new ArrayList<>();
    sizes.forEach(size -> extend(size, 0, new ArrayList<>(), all));
    return all;
  }

  private String noun() {
    return ordered ? "lists" : "multisets";
  }

  private BigInteger count(long size) {
    if (size < 0 || size > LONGEST) {
      throw new IllegalArgumentException(
          "%s of size %,d; the size must be from 0 to %,d".formatted(noun(), size, LONGEST));
    }
    return ordered
        ? BigInteger.valueOf(values.size()).pow((int) size)
        : binomial(values.size() + size - 1, size);
  }

  /** Counts the k-subsets of an n-set; of no values, only the empty choice can be made. */
  private static BigInteger binomial(long n, long k) {
    BigInteger result = BigInteger.ONE;
    for (long i = 0; i < k; i++) {
      result = result.multiply(BigInteger.valueOf(n - i)).divide(BigInteger.valueOf(i + 1));
    }
    return result;
  }

  private void extend(long size, int from, List<Object> chosen, List<List<Object>> all) {
    if (chosen.size() == size) {
      all.add(List.copyOf(chosen));
      return;
    }
    for (int i = from; i < values.size(); i++) {
      chosen.add(values.get(i));
      extend(size, ordered ? 0 : i, chosen, all);
      chosen.remove(chosen.size() - 1);
    }
  }
}
