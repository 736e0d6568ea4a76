package nimproof.kernel.evaluation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;

/** The structures that expressions write out or name. */
final class Families {

  private Families() {}

  static Object call(String name, Arguments a) {
    return switch (name) {
      case "complex" -> named(a.small(0), a.lists(1), false);
      case "hypergraph" -> named(a.small(0), a.lists(1), true);
      case "path" -> path(a.number(0));
      case "cycle" -> cycle(a.number(0));
      case "complete" -> completeMultipartite(Collections.nCopies(a.small(0), 1L));
      case "simplexBoundary" -> skeleton(a.number(0), a.number(0) - 1);
      case "completeMultipartite" -> completeMultipartite(a.numbers(0));
      case "suspension" -> suspension(a.structure(0));
      case "withoutEdges" -> withoutEdges(a.structure(0));
      default -> throw new IllegalArgumentException(name + " is not known");
    };
  }

  /** Names n points 1 … n, or first by the other names that occur and then by numbers. */
  private static Structure named(int n, List<List<?>> sets, boolean hyper) {
    List<Object> numbers = numbers(n);
    Set<Object> used = new LinkedHashSet<>();
    sets.forEach(used::addAll);
    List<Object> names = new ArrayList<>(numbers.containsAll(used) ? numbers : used);
    Mistake.unless(names.size() <= n, "%d points have over %d names", n, n);
    numbers.stream().filter(i -> !names.contains(i)).limit(n - names.size()).forEach(names::add);
    LongStream masks =
        sets.stream()
            .mapToLong(
                set ->
                    set.stream().mapToLong(x -> 1L << names.indexOf(x)).reduce(0, (x, y) -> x | y));
    return hyper ? Structure.hypergraph(names, masks) : Structure.complex(names, masks);
  }

  private static List<Object> numbers(long n) {
    Mistake.unless(n <= Structure.MOST_POINTS, "over %d points", Structure.MOST_POINTS);
    return LongStream.rangeClosed(1, n).<Object>mapToObj(i -> i).toList();
  }

  private static Structure numbered(long n, LongStream sets) {
    return Structure.complex(numbers(n), sets);
  }

  private static Structure path(long n) {
    return numbered(n, LongStream.range(0, n - 1).map(i -> 3L << i));
  }

  private static Structure cycle(long n) {
    Mistake.unless(n >= 3, "a cycle of %d points", n);
    return numbered(
        n,
        LongStream.concat(
            LongStream.range(0, n - 1).map(i -> 3L << i), LongStream.of(1L << n - 1 | 1)));
  }

  /** Gives all sets of at most so many of n points. */
  private static Structure skeleton(long n, long most) {
    Mistake.unless(n <= 10, "a skeleton of over 10 points");
    return numbered(
        most == 0 ? 0 : n, LongStream.range(1, 1L << n).filter(set -> Long.bitCount(set) <= most));
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

  /** Puts complexes side by side; a name that is there already gets a prime. */
  static Structure sum(Arguments a) {
    List<Object> names = new ArrayList<>();
    List<Long> sets = new ArrayList<>();
    for (Object summand : a.list(0)) {
      Structure part = (Structure) summand;
      Mistake.unless(!part.isHypergraph(), "a sum of hypergraphs");
      part.faces().forEach(face -> sets.add(face << names.size()));
      part.names().forEach(name -> names.add(fresh(name, names)));
      Mistake.unless(names.size() <= Structure.MOST_POINTS, "a sum of too many points");
    }
    return Structure.complex(names, sets.stream().mapToLong(set -> set));
  }

  private static Object fresh(Object name, List<Object> names) {
    return names.contains(name) ? fresh(name + "'", names) : name;
  }

  /** Joins each of two new points to every face, but not to the other. */
  private static Structure suspension(Structure of) {
    Mistake.unless(!of.isHypergraph(), "a suspension of a hypergraph");
    List<Object> names = new ArrayList<>(of.names());
    Mistake.unless(names.size() + 2 <= Structure.MOST_POINTS, "a suspension of too many points");
    long north = 1L << names.size();
    List.of("N", "S").forEach(pole -> names.add(fresh(pole, names)));
    LongStream cones = of.faces().flatMap(face -> LongStream.of(face | north, face | north << 1));
    return Structure.complex(names, cones);
  }

  private static Structure withoutEdges(Structure of) {
    return Structure.hypergraph(of.names(), of.faces().filter(face -> Long.bitCount(face) > 2));
  }
}
