package nimproof.kernel.evaluation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.LongStream;

/** Finds involutions and isomorphisms, by trying the points one after the other. */
final class Symmetry {

  private final Structure from;
  private final Structure to;
  private final Work work;
  private final int[] image;
  private final long[] marksFrom;
  private final long[] marksTo;

  private Symmetry(Structure from, Structure to, Work work) {
    this.from = from;
    this.to = to;
    this.work = work;
    this.image = new int[from.names().size()];
    Arrays.fill(image, -1);
    this.marksFrom = Marks.of(from, from.names().size(), work);
    this.marksTo = from == to ? marksFrom : Marks.of(to, from.names().size(), work);
  }

  /** Tells something of two points that isomorphisms keep. */
  private long around(Structure structure, int x, int y) {
    work.spend(structure.size());
    return structure.sizesAround(1L << x | 1L << y);
  }

  /** Tells whether a point can go to another, after those before it. */
  private boolean fits(int x, int y) {
    if (marksFrom[x] != marksTo[y]) {
      return false;
    }
    for (int z = x; z >= 0; z--) {
      int there = z == x ? y : image[z];
      if (there >= 0 && around(from, x, z) != around(to, y, there)) {
        return false;
      }
    }
    return true;
  }

  private boolean isMap() {
    work.spend((long) from.size() * to.size());
    return from.faces().allMatch(face -> to.has(new Involution(from, image).of(face)));
  }

  static boolean isomorphic(Structure one, Structure other, Work work) {
    work.spend(1);
    boolean sameSize = one.size() == other.size();
    boolean sameKind = one.kind() == other.kind() || isFlat(one) && isFlat(other);
    return sameSize && sameKind && new Symmetry(one, other, work).isomorphism(0, 0);
  }

  private static boolean isFlat(Structure structure) {
    return structure.larger().allMatch(face -> Long.bitCount(face) == 2);
  }

  private boolean isomorphism(int x, long taken) {
    if (x == image.length) {
      return isMap();
    }
    if ((from.points() >>> x & 1) == 0) {
      return isomorphism(x + 1, taken);
    }
    for (int y = 0; y < to.names().size(); y++) {
      if ((taken >>> y & 1) == 0 && (to.points() >>> y & 1) != 0 && fits(x, y)) {
        image[x] = y;
        if (isomorphism(x + 1, taken | 1L << y)) {
          return true;
        }
        image[x] = -1;
      }
    }
    return false;
  }

  /** Lists involutions that fulfil a condition, all or only the first. */
  static List<Involution> involutions(
      Structure structure, Predicate<Involution> condition, boolean all, Work work) {
    List<Involution> found = new ArrayList<>();
    new Symmetry(structure, structure, work).involutions(0, condition, all, found);
    return found;
  }

  private void involutions(
      int x, Predicate<Involution> condition, boolean all, List<Involution> found) {
    if (x == image.length) {
      Involution involution = new Involution(from, image.clone());
      if (involution.swaps().findAny().isPresent() && isMap() && condition.test(involution)) {
        work.store(image.length); // before there are too many
        found.add(involution);
      }
    } else if (image[x] >= 0 || (from.points() >>> x & 1) == 0) {
      boolean alone = image[x] < 0;
      image[x] = alone ? x : image[x];
      involutions(x + 1, condition, all, found);
      image[x] = alone ? -1 : image[x];
    } else {
      for (int y = x; y < image.length && (all || found.isEmpty()); y++) {
        if (image[y] < 0 && (from.points() >>> y & 1) != 0 && fits(x, y)) {
          image[x] = y;
          image[y] = x;
          involutions(x + 1, condition, all, found);
          image[y] = -1;
          image[x] = -1;
        }
      }
    }
  }

  /** Lists the pairs of points without an edge that can replace each other in every face. */
  static LongStream binaryStars(Structure structure, Work work) {
    List<Long> points = structure.pointList();
    work.spend((long) points.size() * points.size() * structure.size());
    return points.stream()
        .flatMapToLong(x -> points.stream().filter(y -> x < y).mapToLong(y -> x | y))
        .filter(pair -> !structure.has(pair))
        .filter(
            pair ->
                structure
                    .faces()
                    .filter(face -> Long.bitCount(face & pair) == 1)
                    .allMatch(face -> structure.has(face ^ pair)));
  }

  /** Lists the involutions by which a structure is reduced: those that swap no edge. */
  private static List<Involution> reducing(Structure structure, boolean all, Work work) {
    return involutions(structure, Involution::fixedPointsFormComplex, all, work);
  }

  static boolean inSimplestForm(Structure structure, Work work) {
    return reducing(structure, false, work).isEmpty();
  }

  /** Reduces a structure until nothing reduces it. */
  static Structure simplestForm(Structure structure, Work work) {
    List<Involution> reducing = reducing(structure, false, work);
    return reducing.isEmpty() ? structure : simplestForm(reducing.get(0).fixedPoints(), work);
  }

  /** Lists what reductions can end in, whichever are chosen, once up to isomorphism. */
  static List<Structure> simplestForms(Structure structure, Work work) {
    List<Involution> reducing = reducing(structure, true, work);
    if (reducing.isEmpty()) {
      return List.of(structure);
    }
    List<Structure> next = distinct(reducing.stream().map(Involution::fixedPoints).toList(), work);
    return distinct(
        next.stream().flatMap(fixed -> simplestForms(fixed, work).stream()).toList(), work);
  }

  /** Keeps one structure of each class. */
  static List<Structure> distinct(List<Structure> structures, Work work) {
    List<Structure> distinct = new ArrayList<>();
    for (Structure structure : structures) {
      if (distinct.stream().noneMatch(other -> isomorphic(structure, other, work))) {
        distinct.add(structure);
      }
    }
    return distinct;
  }
}
