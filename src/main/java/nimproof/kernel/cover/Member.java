package nimproof.kernel.cover;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * A member of a family, built from the definition of the family alone.
 *
 * <p>Points are numbered as the definition introduces them. A graph is its points and edges; a
 * poset is the family of its down-sets.
 */
final class Member {

  private static final int MOST_POINTS = 63;
  private static final int MOST_SKELETON = 20;

  private final List<Long> sets = new ArrayList<>();
  private int points;
  private boolean isPoset;

  private Member() {}

  /**
   * Makes a member.
   *
   * @throws IllegalArgumentException if the family is not known, or the arguments do not fit
   */
  static Member of(String family, List<Object> arguments) {
    Member made = new Member();
    try {
      made.make(family, arguments);
    } catch (ClassCastException | IndexOutOfBoundsException e) {
      throw new IllegalArgumentException("there is no %s of %s".formatted(family, arguments), e);
    }
    return made;
  }

  private void make(String family, List<Object> a) {
    switch (family) {
      case "path" -> tail(point(), number(a, 0) - 1);
      case "cycle" -> cycle(number(a, 0));
      case "wheel" -> {
        cycle(number(a, 0));
        int hub = point();
        IntStream.range(0, hub).forEach(i -> join(i, hub));
      }
      case "complete" -> completeMultipartite(Collections.nCopies(number(a, 0), 1));
      case "simplex" -> skeleton(number(a, 0), number(a, 0));
      case "simplexBoundary" -> skeleton(number(a, 0), number(a, 0) - 1);
      case "skeleton" -> skeleton(number(a, 0), number(a, 1));
      case "completeMultipartite" -> completeMultipartite(numbers(a, 0));
      case "theta" -> theta(number(a, 0), number(a, 1), number(a, 2));
      case "cyclesAtVertex" -> {
        int centre = point();
        numbers(a, 0).forEach(length -> path(centre, centre, length));
      }
      case "oddCycleTails" -> oddCycleTails(number(a, 0), number(a, 1), number(a, 2));
      case "polygonWithTails" -> polygonWithTails(number(a, 0), numbers(a, 1));
      case "nim" -> numbers(a, 0).forEach(this::chain);
      case "chomp" -> chomp(numbers(a, 0));
      case "rankComplete" -> rankComplete(numbers(a, 0));
      default -> throw new IllegalArgumentException("there is no family " + family);
    }
  }

  private static int number(List<Object> arguments, int place) {
    return (Integer) arguments.get(place);
  }

  private static List<Integer> numbers(List<Object> arguments, int place) {
    return ((List<?>) arguments.get(place)).stream().map(value -> (Integer) value).toList();
  }

  private int point() {
    return points++;
  }

  private void join(int x, int y) {
    sets.add(1L << x | 1L << y);
  }

  private int tail(int from, int length) {
    int end = from;
    for (int i = 0; i < length; i++) {
      int next = point();
      join(end, next);
      end = next;
    }
    return end;
  }

  /** Joins two points, perhaps the same, by a path with so many edges. */
  private void path(int from, int to, int length) {
    join(tail(from, length - 1), to);
  }

  private void cycle(int n) {
    int first = point();
    path(first, first, n);
  }

  private void theta(int a, int b, int c) {
    int from = point();
    int to = point();
    List.of(a, b, c).forEach(length -> path(from, to, length));
  }

  private void oddCycleTails(int c, int m, int k) {
    cycle(c);
    int at = point();
    join(0, at);
    tail(at, m);
    tail(at, k);
  }

  private void polygonWithTails(int n, List<Integer> tails) {
    cycle(n);
    sets.add((1L << n) - 1);
    for (int i = 0; i < tails.size(); i++) {
      tail(i, tails.get(i));
    }
  }

  private void completeMultipartite(List<Integer> sizes) {
    for (int size : sizes) {
      int before = points;
      points += size;
      for (int x = 0; x < before; x++) {
        for (int y = before; y < points; y++) {
          join(x, y);
        }
      }
    }
  }

  int points() {
    return points;
  }

  /** Makes all sets of at most so many of n points; the largest are enough. */
  private void skeleton(int n, int most) {
    if (n > MOST_SKELETON) {
      throw new IllegalArgumentException("a skeleton of over %d points".formatted(MOST_SKELETON));
    }
    points = most == 0 ? 0 : n;
    for (long set = 0; set < 1L << n; set++) {
      if (Long.bitCount(set) == Math.min(n, most) && most > 1) {
        sets.add(set);
      }
    }
  }

  private void chain(int length) {
    isPoset = true;
    int first = points;
    for (int i = 0; i < length; i++) {
      int top = point();
      sets.add((2L << top) - (1L << first));
    }
  }

  /** Makes the squares of a box but the first, in lexicographic order. */
  private void chomp(List<Integer> sides) {
    isPoset = true;
    List<List<Integer>> squares = new ArrayList<>(List.of(List.of()));
    for (int side : sides) {
      List<List<Integer>> longer = new ArrayList<>();
      for (List<Integer> square : squares) {
        for (int i = 0; i < side; i++) {
          longer.add(plus(square, i));
        }
      }
      squares = longer;
    }
    for (List<Integer> square : squares.subList(1, squares.size())) {
      point();
      long below = 0;
      for (int i = 1; i < squares.size(); i++) {
        below |= isBelow(squares.get(i), square) ? 1L << i - 1 : 0;
      }
      sets.add(below);
    }
  }

  private static List<Integer> plus(List<Integer> list, int last) {
    List<Integer> longer = new ArrayList<>(list);
    longer.add(last);
    return longer;
  }

  private static boolean isBelow(List<Integer> one, List<Integer> other) {
    return IntStream.range(0, one.size()).allMatch(i -> one.get(i) <= other.get(i));
  }

  private void rankComplete(List<Integer> ranks) {
    isPoset = true;
    for (int size : ranks) {
      long below = (1L << points) - 1;
      for (int i = 0; i < size; i++) {
        sets.add(below | 1L << point());
      }
    }
  }

  /**
   * Writes the member as the claims of a game on the complex with facets, or on the sets, do; gives
   * nothing for one that has more points than claims have names for.
   */
  String written(String game) {
    if (points > MOST_POINTS) {
      return "";
    }
    LongStream single = IntStream.range(0, points).mapToLong(i -> 1L << i);
    boolean edgesAlone = game.contains("graph-nim");
    LongStream all = LongStream.concat(isPoset || edgesAlone ? LongStream.empty() : single, many());
    long[] elements = all.distinct().sorted().toArray();
    String text =
        LongStream.of(elements)
            .filter(set -> !game.endsWith("facets") || isMaximal(set, elements))
            .mapToObj(Member::name)
            .collect(Collectors.joining(" "));
    return text.isEmpty() ? "0" : text;
  }

  private LongStream many() {
    return sets.stream().mapToLong(set -> set);
  }

  private static boolean isMaximal(long set, long[] elements) {
    for (long element : elements) {
      if (element != set && (set & ~element) == 0) {
        return false;
      }
    }
    return true;
  }

  /** Counts the points up to the last one that a written position names. */
  static int pointsIn(String written) {
    int most = 0;
    for (int i = 0; i < written.length(); i++) {
      int letter = written.charAt(i) - 'a';
      int next = i + 1 < written.length() ? written.charAt(i + 1) - '0' : -1;
      int round = next >= 1 && next <= 9 ? next : 0;
      most = Math.max(most, letter < 0 ? 0 : 26 * round + letter + 1);
    }
    return most;
  }

  private static String name(long set) {
    return IntStream.range(0, MOST_POINTS)
        .filter(i -> (set >>> i & 1) != 0)
        .mapToObj(i -> (char) ('a' + i % 26) + (i < 26 ? "" : "" + i / 26))
        .collect(Collectors.joining());
  }
}
