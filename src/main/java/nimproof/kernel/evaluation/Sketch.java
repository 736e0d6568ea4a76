package nimproof.kernel.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Graphs and polygons drawn edge by edge: cycles, and tails at their points. */
final class Sketch {

  private final List<Object> names = new ArrayList<>();
  private final List<Long> sets = new ArrayList<>();

  private Sketch() {}

  static Structure call(String name, Arguments a) {
    Sketch s = new Sketch();
    switch (name) {
      case "path" -> s.tail(s.point(1L), a.number(0) - 1, 2L);
      case "cycle" -> s.cycle(a.number(0));
      case "wheel" -> {
        s.cycle(a.number(0));
        int hub = s.point("O");
        IntStream.range(0, hub).forEach(x -> s.join(x, hub));
      }
      case "withTail" -> {
        s.copy(a.packed(0));
        int at = Long.numberOfTrailingZeros(a.packed(0).point(a.values().get(1)));
        s.tail(at, a.number(2), "t");
      }
      case "oddCycleTails" -> s.oddCycleTails(a);
      case "hairball" -> s.hairball(a.number(0), a.lists(1));
      case "caterpillar" -> s.caterpillar(a.number(0), a.numbers(1));
      case "theta" -> s.theta(a);
      case "cyclesAtVertex" -> s.cyclesAt(s.point("A"), a.numbers(0));
      case "polygonWithTails" -> s.polygon(a.number(0), a.numbers(1));
      default -> throw new IllegalArgumentException(name + " is not known");
    }
    return name.equals("polygonWithTails") ? s.hypergraph() : s.graph();
  }

  private Structure graph() {
    return Structure.complex(names, sets.stream().mapToLong(set -> set));
  }

  private Structure hypergraph() {
    return Structure.hypergraph(names, sets.stream().mapToLong(set -> set));
  }

  private int point(Object name) {
    Mistake.unless(names.size() < Structure.MOST_POINTS, "over %d points", Structure.MOST_POINTS);
    Mistake.unless(!names.contains(name), "there are two points %s", name);
    names.add(name);
    return names.size() - 1;
  }

  private void join(int x, int y) {
    Mistake.unless(x != y, "a loop");
    sets.add(1L << x | 1L << y);
  }

  private void copy(Structure of) {
    Mistake.unless(of.kind() == Structure.Kind.COMPLEX, "a tail at what is no complex");
    names.addAll(of.names());
    of.faces().forEach(sets::add);
  }

  private void cycle(long n) {
    Mistake.unless(n >= 3, "a cycle of %d points", n);
    int end = tail(point(1L), n - 1, 2L);
    join(0, end);
  }

  /** Adds points one after the other, with numbers from one on, or after a word from 1 on. */
  private int tail(int from, long length, Object first) {
    int end = from;
    for (long i = 0; i < length; i++) {
      int next = point(first instanceof Long number ? (Object) (number + i) : first + "" + (i + 1));
      join(end, next);
      end = next;
    }
    return end;
  }

  /** Joins two points, perhaps the same, by so many edges. */
  private void path(int from, int to, long edges, String word) {
    Mistake.unless(edges >= (from == to ? 3 : 1), "a path of %d edges", edges);
    join(tail(from, edges - 1, word), to);
  }

  private void oddCycleTails(Arguments a) {
    Mistake.unless(a.number(0) % 2 == 1, "the cycle is not odd");
    int at = point("A");
    path(at, at, a.number(0), "c");
    int branch = point("B");
    join(at, branch);
    tail(branch, a.number(1), "m");
    tail(branch, a.number(2), "k");
  }

  private void hairball(long n, List<List<?>> tails) {
    cycle(n);
    Mistake.unless(tails.size() <= n, "tails at more than %d points", n);
    for (int i = 0; i < tails.size(); i++) {
      for (int j = 0; j < tails.get(i).size(); j++) {
        Mistake.unless(j < 26, "over 26 tails at a point");
        tail(i, (Long) tails.get(i).get(j), (i + 1) + "" + (char) ('a' + j));
      }
    }
  }

  private void caterpillar(long n, List<Long> legs) {
    tail(point(0L), n, 1L);
    for (int i = 0; i < legs.size(); i++) {
      Mistake.unless(legs.get(i) >= 0 && legs.get(i) <= n, "a leg at no point of the path");
      join(legs.get(i).intValue(), point("L" + (i + 1)));
    }
  }

  private void theta(Arguments a) {
    int one = point("A");
    int other = point("B");
    for (int i = 0; i < 3; i++) {
      path(one, other, a.number(i), "abc".substring(i, i + 1));
    }
  }

  private void cyclesAt(int at, List<Long> lengths) {
    Mistake.unless(lengths.size() <= 26, "over 26 cycles");
    for (int i = 0; i < lengths.size(); i++) {
      path(at, at, lengths.get(i), "" + (char) ('a' + i));
    }
  }

  private void polygon(long n, List<Long> tails) {
    cycle(n);
    Mistake.unless(tails.size() <= n, "tails at more than %d points", n);
    sets.add((1L << n) - 1);
    for (int i = 0; i < tails.size(); i++) {
      tail(i, tails.get(i), (i + 1) + ".");
    }
  }
}
