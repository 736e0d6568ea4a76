package nimproof.kernel.evaluation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

/** Posets, each as the sets of the elements below every element, itself included. */
final class Posets {

  private Posets() {}

  /** Makes the poset in which the first element of each pair is below the second. */
  static Structure poset(List<?> elements, List<List<?>> pairs) {
    Mistake.unless(
        elements.size() <= Structure.MOST_POINTS, "over %d elements", Structure.MOST_POINTS);
    long[] below = new long[elements.size()];
    Arrays.setAll(below, x -> 1L << x);
    for (int round = 0; round < below.length; round++) {
      for (List<?> pair : pairs) {
        int lower = elements.indexOf(pair.get(0));
        int upper = elements.indexOf(pair.get(1));
        Mistake.unless(pair.size() == 2 && lower >= 0 && upper >= 0, "%s is no pair", pair);
        below[upper] |= below[lower];
      }
    }
    Mistake.unless(Arrays.stream(below).distinct().count() == below.length, "no partial order");
    return Structure.poset(elements.stream().<Object>map(x -> x).toList(), LongStream.of(below));
  }

  private static Structure of(List<Object> names, List<Long> below) {
    return Structure.poset(names, below.stream().mapToLong(set -> set));
  }

  /** Orders the faces of a structure by inclusion. */
  static Structure ofFaces(Structure s) {
    if (s.kind() == Structure.Kind.POSET) {
      return s;
    }
    long[] faces = s.faces().toArray();
    Mistake.unless(faces.length <= Structure.MOST_POINTS, "too many faces");
    List<Object> names = new ArrayList<>();
    long[] below = new long[faces.length];
    for (int i = 0; i < faces.length; i++) {
      String name = String.join("-", s.list(faces[i]).stream().map(Object::toString).toList());
      names.add(Long.bitCount(faces[i]) == 1 ? s.list(faces[i]).get(0) : name);
      for (int j = 0; j < faces.length; j++) {
        below[i] |= (faces[j] & ~faces[i]) == 0 ? 1L << j : 0;
      }
    }
    return Structure.poset(names, LongStream.of(below));
  }

  /** Makes chains; the elements of a single one are called by their heights. */
  static Structure nim(List<Long> sizes) {
    List<Object> names = new ArrayList<>();
    List<Long> below = new ArrayList<>();
    for (int heap = 0; heap < sizes.size(); heap++) {
      int first = names.size();
      for (long height = 1; height <= sizes.get(heap); height++) {
        names.add(sizes.size() == 1 ? (Object) height : List.of(heap + 1L, height));
        checkSize(names);
        below.add((1L << names.size()) - (1L << first));
      }
    }
    return of(names, below);
  }

  /** Makes the squares of a box but the first, in lexicographic order. */
  static Structure chomp(List<Long> sides, Work work) {
    work.spend(sides.stream().reduce(1L, Math::multiplyExact));
    List<List<Long>> squares = new ArrayList<>(List.of(List.of()));
    for (long side : sides) {
      List<List<Long>> longer = new ArrayList<>();
      for (List<Long> square : squares) {
        for (long i = 1; i <= side; i++) {
          List<Long> next = new ArrayList<>(square);
          next.add(i);
          longer.add(next);
        }
      }
      squares = longer;
      Mistake.unless(squares.size() <= Structure.MOST_POINTS + 1, "a box of too many squares");
    }
    List<List<Long>> left = squares.subList(1, squares.size());
    List<Long> below = new ArrayList<>();
    for (List<Long> square : left) {
      long set = 0;
      for (int i = 0; i < left.size(); i++) {
        set |= isBelow(left.get(i), square) ? 1L << i : 0;
      }
      below.add(set);
    }
    return of(
        left.stream().<Object>map(square -> square.size() == 1 ? square.get(0) : square).toList(),
        below);
  }

  private static boolean isBelow(List<Long> one, List<Long> other) {
    for (int i = 0; i < one.size(); i++) {
      if (one.get(i) > other.get(i)) {
        return false;
      }
    }
    return true;
  }

  /** Makes ranks, of which every element is above all of the rank below. */
  static Structure rankComplete(List<Long> ranks) {
    List<Object> names = new ArrayList<>();
    List<Long> below = new ArrayList<>();
    for (int rank = 0; rank < ranks.size(); rank++) {
      int first = names.size();
      for (long i = 1; i <= ranks.get(rank); i++) {
        names.add(List.of((long) rank, i));
        checkSize(names);
        below.add((1L << first) - 1 | 1L << names.size() - 1);
      }
    }
    return of(names, below);
  }

  private static void checkSize(List<Object> names) {
    Mistake.unless(names.size() <= Structure.MOST_POINTS, "over %d points", Structure.MOST_POINTS);
  }
}
