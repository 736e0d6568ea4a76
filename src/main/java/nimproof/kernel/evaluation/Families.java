package nimproof.kernel.evaluation;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import nimproof.kernel.evaluation.Structure.Kind;

/** The structures that expressions write out or name. */
final class Families {

  private static final int MOST_IN_SIMPLEX = 10;

  private Families() {}

  static Object call(String name, Arguments a) {
    return switch (name) {
      case "complex" ->
          a.values().size() == 1
              ? inOrder(a.lists(0))
              : named(a.small(0), a.lists(1), Kind.COMPLEX);
      case "graph" -> inOrder(a.lists(0));
      case "hypergraph" -> named(a.small(0), a.lists(1), Kind.HYPERGRAPH);
      case "simplex", "complete" -> skeleton(a.number(0), name.equals("simplex") ? a.number(0) : 2);
      case "simplexBoundary" -> skeleton(a.number(0), a.number(0) - 1);
      case "skeleton" -> skeleton(a.number(0), a.number(1));
      case "completeMultipartite" -> completeMultipartite(a.numbers(0));
      case "suspension" -> suspension(a.packed(0));
      case "withoutEdges" ->
          a.packed(0).where(face -> Long.bitCount(face) != 2).as(Kind.HYPERGRAPH);
      case "edgeGraph" -> a.packed(0).where(face -> Long.bitCount(face) < 3).as(Kind.COMPLEX);
      case "facePoset" -> Posets.ofFaces(a.packed(0));
      case "poset" -> Posets.poset(a.list(0), a.lists(1));
      case "chain" -> Posets.nim(List.of(a.number(0)));
      case "nim" -> Posets.nim(a.numbers(0));
      case "chomp" -> Posets.chomp(a.numbers(0), a.work());
      case "rankComplete" -> Posets.rankComplete(a.numbers(0));
      default -> Sketch.call(name, a);
    };
  }

  /** Names the points as they appear. */
  private static Structure inOrder(List<List<?>> sets) {
    Set<Object> names = new LinkedHashSet<>();
    sets.forEach(names::addAll);
    return Structure.complex(List.copyOf(names), masks(List.copyOf(names), sets));
  }

  /** Names n points 1 … n, or first by the other names that occur and then by numbers. */
  private static Structure named(int n, List<List<?>> sets, Kind kind) {
    List<Object> numbers = numbers(n);
    Set<Object> used = new LinkedHashSet<>();
    sets.forEach(used::addAll);
    boolean numbered = used.stream().allMatch(x -> x instanceof Long i && i > 0 && i <= n);
    List<Object> names = new ArrayList<>(numbered ? numbers : used);
    Mistake.unless(names.size() <= n, "%d points have over %d names", n, n);
    numbers.stream().filter(i -> !used.contains(i)).limit(n - names.size()).forEach(names::add);
    LongStream masks = masks(names, sets);
    return kind == Kind.HYPERGRAPH
        ? Structure.hypergraph(names, masks)
        : Structure.complex(names, masks);
  }

  private static LongStream masks(List<Object> names, List<List<?>> sets) {
    Map<Object, Long> points = new HashMap<>();
    names.forEach(name -> points.put(name, 1L << points.size()));
    return sets.stream()
        .mapToLong(set -> set.stream().mapToLong(points::get).reduce(0, (x, y) -> x | y));
  }

  private static List<Object> numbers(long n) {
    Mistake.unless(n <= Structure.MOST_POINTS, "over %d points", Structure.MOST_POINTS);
    return LongStream.rangeClosed(1, n).<Object>mapToObj(i -> i).toList();
  }

  private static Structure numbered(long n, LongStream sets) {
    return Structure.complex(numbers(n), sets);
  }

  /** Gives all sets of at most so many of n points. */
  private static Structure skeleton(long n, long most) {
    List<Long> sets = new ArrayList<>();
    for (int x = 0; x < n; x++) {
      for (int y = 0; y < x && most > 1; y++) {
        sets.add(1L << x | 1L << y);
      }
    }
    Mistake.unless(n <= MOST_IN_SIMPLEX || most < 3, "a skeleton of over 10 points");
    LongStream larger =
        LongStream.range(1, most < 3 ? 1 : 1L << n).filter(set -> Long.bitCount(set) <= most);
    return numbered(
        most == 0 ? 0 : n, LongStream.concat(sets.stream().mapToLong(set -> set), larger));
  }

  private static Structure completeMultipartite(List<Long> sizes) {
    List<Long> edges = new ArrayList<>();
    List<Integer> parts = new ArrayList<>();
    for (int part = 0; part < sizes.size(); part++) {
      for (long i = 0; i < sizes.get(part) && parts.size() <= Structure.MOST_POINTS; i++) {
        for (int x = 0; x < parts.size(); x++) {
          if (parts.get(x) != part) {
            edges.add(1L << x | 1L << parts.size());
          }
        }
        parts.add(part);
      }
    }
    return numbered(parts.size(), edges.stream().mapToLong(edge -> edge));
  }

  /** Puts structures side by side; a name that is there already gets a prime. */
  static Structure sum(Arguments a) {
    List<Object> names = new ArrayList<>();
    List<Long> sets = new ArrayList<>();
    Set<Kind> kinds = EnumSet.noneOf(Kind.class);
    for (Object summand : a.list(0)) {
      Structure part = ((Structure) summand).packed();
      Mistake.unless(
          names.size() + part.names().size() <= Structure.MOST_POINTS, "a sum of too many points");
      part.faces().forEach(face -> sets.add(face << names.size()));
      part.names().forEach(name -> names.add(fresh(name, names)));
      kinds.add(part.kind());
    }
    return Structure.sum(names, sets.stream().mapToLong(set -> set), kinds);
  }

  /** Adds primes to a name, or to the last coordinate, until there is none such. */
  private static Object fresh(Object name, List<Object> names) {
    if (!names.contains(name)) {
      return name;
    }
    if (!(name instanceof List<?> coordinates)) {
      return fresh(name + "'", names);
    }
    List<Object> primed = new ArrayList<>(coordinates);
    primed.add(primed.remove(primed.size() - 1) + "'");
    return fresh(List.copyOf(primed), names);
  }

  /** Joins each of two new points to every face, but not to the other. */
  private static Structure suspension(Structure of) {
    Mistake.unless(of.kind() == Kind.COMPLEX, "a suspension of what is no complex");
    List<Object> names = new ArrayList<>(of.names());
    Mistake.unless(names.size() + 2 <= Structure.MOST_POINTS, "a suspension of too many points");
    long north = 1L << names.size();
    List.of("N", "S").forEach(pole -> names.add(fresh(pole, names)));
    LongStream cones = of.faces().flatMap(face -> LongStream.of(face | north, face | north << 1));
    return Structure.complex(names, cones);
  }
}
