package nimproof.symmetry;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Face;
import nimproof.structure.MarkedStructure;
import nimproof.structure.Structure;

/**
 * The involutions of a structure up to conjugacy: one of each set that symmetries of the structure
 * carry into each other. Conjugate involutions have isomorphic fixed points.
 *
 * <p>Partial maps grow vertex by vertex, breadth first, and of those that a symmetry carries into
 * each other one is kept. So 24 isolated vertices, which have more than 10¹² involutions, need a
 * few hundred partial maps. Cost: a canonical form of the structure for each partial map with more
 * than one way on.
 */
public final class ConjugacyClasses {

  /** The most partial maps of one size that are kept. */
  public static final int MOST = 50_000;

  private static final int FREE = 0;
  private static final int FIXED = 1;
  private static final int SWAPPED = 2;

  private final InvolutionSearch search;
  private final Structure structure;
  private final boolean reducing;
  private long tried;

  private ConjugacyClasses(Structure structure, boolean reducing) {
    this.structure = structure;
    this.reducing = reducing;
    this.search = new InvolutionSearch(structure, reducing);
  }

  /**
   * What was found.
   *
   * @param involutions one of each class, the identity left out
   * @param tried how many partial maps were looked at
   */
  public record Found(List<Involution> involutions, long tried) {

    /** Counts the involutions of all classes together. */
    public BigInteger total() {
      return involutions.stream()
          .map(ConjugacyClasses::size)
          .reduce(BigInteger.ZERO, BigInteger::add);
    }
  }

  /**
   * Lists one involution of each class.
   *
   * @throws IllegalArgumentException if more than {@value #MOST} partial maps must be kept
   */
  public static Found of(Structure structure) {
    return new ConjugacyClasses(structure, false).find();
  }

  /** Lists one involution of each class of those whose fixed faces are closed downwards. */
  public static Found reducing(Structure structure) {
    return new ConjugacyClasses(structure, true).find();
  }

  /** Counts the involutions conjugate to one: all symmetries over those that keep it. */
  public static BigInteger size(Involution involution) {
    Structure structure = involution.structure();
    int[] colours = new int[structure.vertexCount()];
    return MarkedStructure.unmarked(structure)
        .automorphismCount()
        .divide(
            MarkedStructure.of(structure, colours, involution.map().swaps()).automorphismCount());
  }

  private Found find() {
    List<int[]> level = List.of(search.start());
    Map<CanonicalKey, Involution> found = new LinkedHashMap<>();
    while (!level.isEmpty()) {
      Map<CanonicalKey, int[]> next = new LinkedHashMap<>();
      level.forEach(image -> grow(image, found, next));
      level = List.copyOf(next.values());
    }
    return new Found(List.copyOf(found.values()), tried);
  }

  /** Follows a partial map while there is one way on; keeps what comes of the first fork. */
  private void grow(
      int[] image, Map<CanonicalKey, Involution> found, Map<CanonicalKey, int[]> next) {
    int[] at = image;
    for (int v = search.next(at); v >= 0; v = search.next(at)) {
      int[] ways = search.distinctCandidates(v, at);
      tried += ways.length;
      if (ways.length != 1) {
        for (int w : ways) {
          int[] more = InvolutionSearch.with(v, w, at);
          next.putIfAbsent(key(more), more);
        }
        checkSize(next.size());
        return;
      }
      at = InvolutionSearch.with(v, ways[0], at);
    }
    Involution involution = search.involution(at);
    boolean wanted = !reducing || involution.fixedPointsFormComplex();
    if (wanted && !involution.map().isIdentity()) {
      found.putIfAbsent(key(at), involution);
    }
  }

  private void checkSize(int kept) {
    if (kept > MOST) {
      throw new IllegalArgumentException(
          "there are more than %,d involutions, even up to symmetry; %,d partial maps were tried"
              .formatted(MOST, tried));
    }
  }

  private CanonicalKey key(int[] image) {
    int[] colours = new int[image.length];
    List<Face> swaps = new ArrayList<>();
    for (int v = 0; v < image.length; v++) {
      colours[v] = image[v] < 0 ? FREE : image[v] == v ? FIXED : SWAPPED;
      if (v < image[v]) {
        swaps.add(Face.of(v, image[v]));
      }
    }
    return MarkedStructure.of(structure, colours, swaps).key();
  }
}
