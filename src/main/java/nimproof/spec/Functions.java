package nimproof.spec;

import static nimproof.spec.Types.ANY;
import static nimproof.spec.Types.BOOL;
import static nimproof.spec.Types.INT;
import static nimproof.spec.Types.STRUCTURE;
import static nimproof.spec.Types.list;

import dev.cel.common.types.CelType;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import nimproof.structure.Invariant;
import nimproof.structure.Structure;

/** The registry of functions of numbers and lists: one line each. */
final class Functions {

  /** The most values a range or a list of lists may have. */
  static final int MOST_VALUES = 1_000_000;

  private static final List<Entry> OWN =
      List.of(
          entry("xor(a, b)", "nim-sum", List.of(INT, INT), INT, a -> (long) a[0] ^ (long) a[1]),
          entry("xor(list)", "nim-sum of all", List.of(list(INT)), INT, a -> xor(longs(a[0]))),
          entry(
              "mex(list)",
              "smallest natural number not in it",
              List.of(list(INT)),
              INT,
              a -> mex(longs(a[0]))),
          entry(
              "parity(k)",
              "0 if k is even, 1 if it is odd",
              List.of(INT),
              INT,
              a -> Math.floorMod((long) a[0], 2L)),
          entry(
              "sum(list)",
              "sum of all",
              List.of(list(INT)),
              INT,
              a -> longs(a[0]).stream().reduce(0L, Math::addExact)),
          entry(
              "max(list)",
              "largest; of an empty list 0",
              List.of(list(INT)),
              INT,
              a -> longs(a[0]).stream().max(Long::compare).orElse(0L)),
          entry(
              "min(list)",
              "smallest; of an empty list 0",
              List.of(list(INT)),
              INT,
              a -> longs(a[0]).stream().min(Long::compare).orElse(0L)),
          entry(
              "range(a, b)",
              "the numbers from a to b, also written a..b",
              List.of(INT, INT),
              list(INT),
              a -> range((long) a[0], (long) a[1], 1)),
          entry(
              "range(a, b, step)",
              "every step-th of them, also written a..b step k",
              List.of(INT, INT, INT),
              list(INT),
              a -> range((long) a[0], (long) a[1], (long) a[2])),
          entry(
              "lists(n, values)",
              "all lists of n of these values",
              List.of(INT, list(ANY)),
              list(list(ANY)),
              a -> lists(List.of((long) a[0]), (List<?>) a[1])),
          entry(
              "lists(sizes, values)",
              "all lists of so many of these values",
              List.of(list(INT), list(ANY)),
              list(list(ANY)),
              a -> lists(longs(a[0]), (List<?>) a[1])),
          entry(
              "multisets(n, values)",
              "all choices of n of these values, repetition allowed, order ignored",
              List.of(INT, list(ANY)),
              list(list(ANY)),
              a -> multisets(List.of((long) a[0]), (List<?>) a[1])),
          entry(
              "multisets(sizes, values)",
              "all choices of so many of these values",
              List.of(list(INT), list(ANY)),
              list(list(ANY)),
              a -> multisets(longs(a[0]), (List<?>) a[1])),
          entry(
              "drop(list, k)",
              "the list without its first k entries",
              List.of(list(ANY), INT),
              list(ANY),
              a -> Sequences.drop((List<?>) a[0], (long) a[1])),
          entry(
              "occursIn(part, list)",
              "the list holds the entries of part one after the other, without gaps",
              List.of(list(ANY), list(ANY)),
              BOOL,
              a -> Sequences.occursIn((List<?>) a[0], (List<?>) a[1])),
          entry(
              "preperiod(list, p)",
              "the least place from which the list repeats every p places",
              List.of(list(INT), INT),
              INT,
              a -> Sequences.preperiod(longs(a[0]), (long) a[1], 0)),
          entry(
              "preperiod(list, p, d)",
              "the least place from which the list grows by d every p places",
              List.of(list(INT), INT, INT),
              INT,
              a -> Sequences.preperiod(longs(a[0]), (long) a[1], (long) a[2])),
          entry(
              "isomorphic(X, Y)",
              "X and Y differ only in the names of their vertices",
              List.of(STRUCTURE, STRUCTURE),
              BOOL,
              a -> isomorphic((Structure) a[0], (Structure) a[1])));

  static final List<Entry> ALL =
      Stream.concat(OWN.stream(), Symmetries.FUNCTIONS.stream()).toList();

  private Functions() {}

  /** A function with its line in the list of words. */
  record Entry(Word word, Overload overload) {

    static Entry of(
        String signature,
        String summary,
        List<CelType> takes,
        CelType gives,
        Function<Object[], Object> body) {
      String name = signature.substring(0, signature.indexOf('('));
      return new Entry(
          new Word(Word.Sort.FUNCTION, name, signature, summary),
          new Overload(name, takes, gives, body));
    }
  }

  private static Entry entry(
      String signature,
      String summary,
      List<CelType> takes,
      CelType gives,
      Function<Object[], Object> body) {
    return Entry.of(signature, summary, takes, gives, body);
  }

  private static List<Long> longs(Object list) {
    return ((List<?>) list).stream().map(Long.class::cast).toList();
  }

  private static long xor(List<Long> values) {
    return values.stream().reduce(0L, (a, b) -> a ^ b);
  }

  private static long mex(List<Long> values) {
    Set<Long> present = new HashSet<>(values);
    return LongStream.iterate(0, k -> k + 1)
        .filter(k -> !present.contains(k))
        .findFirst()
        .orElseThrow();
  }

  private static List<Long> range(long from, long to, long step) {
    if (step < 1) {
      throw new IllegalArgumentException("step is %d; it must be at least 1".formatted(step));
    }
    BigInteger span = BigInteger.valueOf(to).subtract(BigInteger.valueOf(from));
    BigInteger count = span.divide(BigInteger.valueOf(step)).add(BigInteger.ONE);
    if (count.compareTo(BigInteger.valueOf(MOST_VALUES)) > 0) {
      throw new IllegalArgumentException(
          "%d..%d has %s values; the most is %,d"
              .formatted(from, to, Magnitude.words(count), MOST_VALUES));
    }
    return LongStream.range(0, from > to ? 0 : count.longValueExact())
        .mapToObj(k -> from + k * step)
        .toList();
  }

  private static List<List<Object>> lists(List<Long> sizes, List<?> values) {
    return new Choices(values, true).of(sizes);
  }

  private static List<List<Object>> multisets(List<Long> sizes, List<?> values) {
    return new Choices(values, false).of(sizes);
  }

  private static boolean isomorphic(Structure one, Structure other) {
    return Invariant.isomorphismKey(one).equals(Invariant.isomorphismKey(other));
  }
}
