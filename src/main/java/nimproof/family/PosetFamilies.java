package nimproof.family;

import static nimproof.family.Parameter.number;
import static nimproof.family.Parameter.numbers;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import nimproof.family.Parameter.Type;
import nimproof.structure.Heaps;
import nimproof.structure.Names;
import nimproof.structure.Octal;
import nimproof.structure.Poset;

/** Posets, among them Chomp and Nim, and heaps of octal games. */
final class PosetFamilies {

  private PosetFamilies() {}

  static List<Family> all() {
    return List.of(
        Family.one(
            "poset",
            List.of(Parameter.of("elements", Type.NAMES), Parameter.of("below", Type.FACES)),
            "the poset with these elements; [a, b] puts a below b",
            PosetFamilies::poset),
        Family.one(
            "chain",
            List.of(number("n", 0)),
            "the chain of n elements: a nim-heap of size n",
            a -> nim(new int[] {a.integer(0)})),
        Family.one(
            "nim",
            List.of(numbers("sizes", 0)),
            "nim-heaps of these sizes: disjoint chains",
            a -> nim(a.integers(0))),
        Family.one(
            "chomp",
            List.of(numbers("sides", 1)),
            "Chomp on a box with these sides; the square at the corner is poisoned and left out",
            a -> chomp(a)),
        Family.one(
            "rankComplete",
            List.of(numbers("ranks", 1)),
            "ranks of these sizes, lowest first, every element above all of the rank below",
            a -> rankComplete(a.integers(0))),
        Family.one(
            "octal",
            List.of(Parameter.of("game", Type.TEXT), number("n", 0)),
            "a heap of n tokens of an octal game, such as \"0.77\", with rules of its own",
            a -> Heaps.of(Octal.of(a.text(0)), a.integer(1))),
        Family.one(
            "kayles",
            List.of(number("n", 0)),
            "a row of n pins in Kayles, which is octal(\"0.77\", n)",
            a -> Heaps.of(Octal.of("0.77"), a.integer(0))));
  }

  private static Poset poset(Arguments a) {
    List<String> names = a.names(0);
    List<int[]> below = new ArrayList<>();
    for (List<String> pair : a.faces(1)) {
      if (pair.size() != 2) {
        throw a.bad("%s has %d elements; write [a, b] for a below b".formatted(pair, pair.size()));
      }
      below.add(new int[] {element(a, names, pair.get(0)), element(a, names, pair.get(1))});
    }
    return Poset.of(names.size(), below, Names.of(names));
  }

  private static int element(Arguments a, List<String> names, String name) {
    if (!names.contains(name)) {
      throw a.bad("there is no element named " + name);
    }
    return names.indexOf(name);
  }

  private static Poset nim(int[] sizes) {
    List<int[]> below = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (int heap = 1; heap <= sizes.length; heap++) {
      for (int height = 1; height <= sizes[heap - 1]; height++) {
        if (height > 1) {
          below.add(new int[] {names.size() - 1, names.size()});
        }
        names.add(sizes.length == 1 ? "" + height : heap + "," + height);
      }
    }
    return Poset.of(names.size(), below, Names.of(names));
  }

  /** Lists the squares of the box but the corner (1, …, 1), in lexicographic order. */
  private static Poset chomp(Arguments a) {
    int[] sides = a.integers(0);
    long squares = IntStream.of(sides).asLongStream().reduce(1, Math::multiplyExact);
    if (sides.length == 0) {
      throw a.bad("sides is []; a box has at least one side");
    }
    if (squares > 1_000) {
      throw a.bad("a box of %,d squares; the most is 1,000".formatted(squares));
    }
    List<int[]> cells = new ArrayList<>();
    cells(sides, new int[sides.length], 0, cells);
    cells.remove(0);
    List<int[]> below = new ArrayList<>();
    for (int i = 0; i < cells.size(); i++) {
      for (int axis = 0; axis < sides.length; axis++) {
        int next = indexOfNext(cells, i, axis);
        if (next >= 0) {
          below.add(new int[] {i, next});
        }
      }
    }
    return Poset.of(
        cells.size(), below, Names.of(cells.stream().map(PosetFamilies::name).toList()));
  }

  private static void cells(int[] sides, int[] cell, int axis, List<int[]> into) {
    if (axis == sides.length) {
      into.add(cell.clone());
      return;
    }
    for (cell[axis] = 1; cell[axis] <= sides[axis]; cell[axis]++) {
      cells(sides, cell, axis + 1, into);
    }
  }

  private static int indexOfNext(List<int[]> cells, int i, int axis) {
    int[] next = cells.get(i).clone();
    next[axis]++;
    return IntStream.range(i + 1, cells.size())
        .filter(j -> java.util.Arrays.equals(cells.get(j), next))
        .findFirst()
        .orElse(-1);
  }

  private static String name(int[] cell) {
    return IntStream.of(cell)
        .mapToObj(Integer::toString)
        .collect(java.util.stream.Collectors.joining(","));
  }

  private static Poset rankComplete(int[] ranks) {
    List<int[]> below = new ArrayList<>();
    List<String> names = new ArrayList<>();
    int firstBelow = 0;
    for (int rank = 0; rank < ranks.length; rank++) {
      int first = names.size();
      for (int i = 1; i <= ranks[rank]; i++) {
        for (int lower = firstBelow; lower < first; lower++) {
          below.add(new int[] {lower, names.size()});
        }
        names.add(rank + "," + i);
      }
      firstBelow = first;
    }
    return Poset.of(names.size(), below, Names.of(names));
  }
}
