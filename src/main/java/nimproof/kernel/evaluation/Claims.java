package nimproof.kernel.evaluation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimproof.kernel.Claim;
import nimproof.kernel.Judgement;
import nimproof.kernel.evaluation.Structure.Kind;

/**
 * What the kernel accepted, by the positions that it is about.
 *
 * <p>A structure is found letter for letter, as the family of sets that certificates play on; see
 * their format. Where hyperedges go alone, each has a point of its own, so that none contains
 * another.
 */
final class Claims {

  private static final String FACETS = " on the complex with facets ";
  private static final String SETS = " on the sets ";

  private final Rules rules;
  private final String game;
  private final Map<String, Judgement> known = new HashMap<>();

  Claims(Rules rules, List<Claim> claims) {
    this.rules = rules;
    this.game = rules.inCertificates();
    for (Claim claim : claims) {
      known.merge(
          claim.game() + ' ' + claim.position(),
          claim.judgement(),
          (one, other) -> one.equal() ? one : other);
    }
  }

  /** Gives what is known of the nim-value of a structure. */
  Optional<Judgement> of(Structure s) {
    if (known.isEmpty()) {
      return Optional.empty();
    }
    boolean points = s.kind() == Kind.COMPLEX || s.kind() == Kind.HYPERGRAPH;
    boolean flat = points && s.faces().allMatch(f -> Long.bitCount(f) < 3);
    boolean typeOne = rules.game().equals("type-1");
    List<String> names = new ArrayList<>();
    if (typeOne) {
      names.add(SETS + written(s, true, false));
    }
    if (flat || !typeOne) {
      names.add(SETS + written(s, false, false));
    }
    boolean graphNim = rules.game().equals("graph-nim"); // the points of a complex could be taken
    if (!graphNim && (flat || !typeOne && s.kind() == Kind.COMPLEX)) {
      names.add(FACETS + written(s, false, true));
    }
    return names.stream().flatMap(name -> Stream.ofNullable(known.get(game + name))).findFirst();
  }

  /** Writes the points that are left by the letters a, b, c, … and what is taken from them. */
  private String written(Structure s, boolean alone, boolean facets) {
    long points = s.points();
    int next = Long.bitCount(points);
    long[] sets = (facets ? s.facets() : s.faces()).toArray();
    for (int i = 0; i < sets.length; i++) {
      boolean marked = alone && Long.bitCount(sets[i]) > 1;
      Mistake.unless(!marked || next < Structure.MOST_POINTS, "a structure needs too many points");
      sets[i] = Structure.compressed(sets[i], points) | (marked ? 1L << next++ : 0);
    }
    boolean edges = rules.game().equals("graph-nim");
    String text =
        Arrays.stream(sets)
            .filter(set -> !edges || Long.bitCount(set) > 1)
            .sorted()
            .mapToObj(Claims::letters)
            .collect(Collectors.joining(" "));
    return "!".repeat(rules.passes()) + (text.isEmpty() ? "0" : text);
  }

  static String letters(long set) {
    return IntStream.range(0, Structure.MOST_POINTS)
        .filter(x -> (set >>> x & 1) != 0)
        .mapToObj(x -> (char) ('a' + x % 26) + (x < 26 ? "" : "" + x / 26))
        .collect(Collectors.joining());
  }
}
