package nimproof.kernel.cover;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;

/** A list of structures that is meant to be complete up to isomorphism. */
public final class Cover {

  private static final Pattern HEADER =
      Pattern.compile("all ([a-z ]+?)(?: of sizes ([2-9](?: [2-9])*))? on (\\d|1[0-4]) points");
  private static final Pattern FACETS = Pattern.compile("0|[a-n]+( [a-n]+)*");

  /** The digests of lists that were found complete, and what they hold; many files use the same. */
  private static final Map<String, String> COMPLETE = new ConcurrentHashMap<>();

  private final Kind kind;
  private final List<Integer> sizes;
  private final int n;
  private final Set<List<Long>> seen = new HashSet<>();
  private BigInteger copies = BigInteger.ZERO;

  private Cover(Kind kind, List<Integer> sizes, int n) {
    this.kind = kind;
    this.sizes = sizes;
    this.n = n;
  }

  /**
   * Checks a cover and says what it lists.
   *
   * @param what what the list should hold, such as {@code all trees on 4 points}
   * @param structures the facets of each, such as {@code ab bc cd}
   * @throws IllegalArgumentException if it is not complete; the message says why
   */
  public static String check(String what, List<String> structures) {
    String digest = digest(what, structures);
    String known = COMPLETE.get(digest);
    if (known != null) {
      return known;
    }
    Matcher words = HEADER.matcher(what);
    require(words.matches(), "not a kind and a number of points");
    Kind kind = kind(words.group(1));
    List<Integer> sizes = words.group(2) == null ? List.of() : sizes(words.group(2));
    require(
        sizes.isEmpty() == (kind != Kind.HYPERGRAPHS), "hypergraphs have sizes, and nothing else");
    Cover cover = new Cover(kind, sizes, Integer.parseInt(words.group(3)));
    for (int i = 0; i < structures.size(); i++) {
      cover.add(structures.get(i), "structure %,d: ".formatted(i + 1));
    }
    COMPLETE.put(digest, cover.complete());
    return COMPLETE.get(digest);
  }

  private static String digest(String what, List<String> structures) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(what.getBytes(StandardCharsets.US_ASCII));
      for (String structure : structures) {
        digest.update((byte) '\n');
        digest.update(structure.getBytes(StandardCharsets.US_ASCII));
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }

  private static List<Integer> sizes(String numbers) {
    return Arrays.stream(numbers.split(" ")).map(Integer::valueOf).distinct().toList();
  }

  private static Kind kind(String words) {
    return Arrays.stream(Kind.values())
        .filter(kind -> kind.words().equals(words))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("" + words + " is not a kind"));
  }

  private static void require(boolean met, String message) {
    if (!met) {
      throw new IllegalArgumentException(message);
    }
  }

  private void add(String line, String place) {
    require(FACETS.matcher(line).matches(), place + "not a list of facets");
    long[] facets =
        line.equals("0")
            ? new long[0]
            : Arrays.stream(line.split(" ")).mapToLong(Cover::mask).toArray();
    long points = Arrays.stream(facets).reduce(0, (one, other) -> one | other);
    require(points == (1L << n) - 1, place + "the points are not the first %d".formatted(n));
    if (kind == Kind.HYPERGRAPHS) {
      require(isHypergraph(facets), place + "not the points and different sets of the sizes");
    } else {
      require(isAntichain(facets), place + "one facet is inside another");
    }
    Labelling structure = new Labelling(n, facets);
    require(kind.has(structure), place + "not one of the " + kind.words());
    List<Long> least = LongStream.of(structure.least()).boxed().toList();
    require(seen.add(least), place + "isomorphic to an earlier one");
    copies =
        copies.add(Labelled.factorial(n).divide(BigInteger.valueOf(structure.automorphisms())));
  }

  private static long mask(String set) {
    return set.chars().mapToLong(c -> 1L << c - 'a').reduce(0, (one, other) -> one | other);
  }

  private static boolean isAntichain(long[] facets) {
    for (int i = 0; i < facets.length; i++) {
      for (int j = 0; j < facets.length; j++) {
        if (i != j && (facets[i] & ~facets[j]) == 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** Tells whether each point is there as a set of its own, and all else has one of the sizes. */
  private boolean isHypergraph(long[] sets) {
    LongStream points = LongStream.of(sets).filter(set -> Long.bitCount(set) == 1);
    return points.count() == n
        && LongStream.of(sets).distinct().count() == sets.length
        && LongStream.of(sets)
            .mapToInt(Long::bitCount)
            .allMatch(size -> size == 1 || sizes.contains(size));
  }

  private String words() {
    String numbers = sizes.toString().replaceAll("[\\[\\],]", "");
    return kind.words() + (sizes.isEmpty() ? "" : " of sizes " + numbers);
  }

  private String complete() {
    BigInteger all = sizes.isEmpty() ? kind.labelled(n) : Labelled.hypergraphs(n, sizes);
    require(
        copies.equals(all),
        "the %,d structures have %,d labelled copies; there are %,d labelled %s on %d points"
            .formatted(seen.size(), copies, all, words(), n));
    return "all %,d %s on %d points: %,d labelled copies".formatted(seen.size(), words(), n, all);
  }
}
