package nimproof.symmetry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import nimproof.structure.Structure;

/**
 * Finds the involutions of a structure, without the identity.
 *
 * <p>Cost: exponential in the worst case, small where the equitable partition tells the vertices
 * apart or few involutions exist. Where a structure has very many, ask for {@link
 * ConjugacyClasses}.
 */
public final class Involutions {

  /** The most involutions that are listed one by one. */
  public static final int MOST = 1_000_000;

  private final InvolutionSearch search;
  private final Predicate<Involution> more;

  private Involutions(InvolutionSearch search, Predicate<Involution> more) {
    this.search = search;
    this.more = more;
  }

  /**
   * Lists every involution other than the identity.
   *
   * @throws IllegalArgumentException if there are more than {@value #MOST}
   */
  public static List<Involution> all(Structure structure) {
    List<Involution> found = new ArrayList<>();
    Involutions all =
        new Involutions(
            new InvolutionSearch(structure, false),
            involution -> {
              if (found.size() == MOST) {
                throw new IllegalArgumentException(
                    "there are more than %,d involutions; ask for involutionClasses"
                        .formatted(MOST));
              }
              return found.add(involution);
            });
    all.extend(all.search.start());
    return List.copyOf(found);
  }

  /**
   * Finds an involution whose fixed faces are closed downwards, so that none swaps the ends of an
   * edge: one by which the structure can be reduced (Khandhawit and Ye 2011, Theorem 1 and
   * Definition 5). A structure without any is in simplest form.
   */
  public static Optional<Involution> reducing(Structure structure) {
    List<Involution> found = new ArrayList<>();
    Involutions one =
        new Involutions(
            new InvolutionSearch(structure, true),
            involution -> !(involution.fixedPointsFormComplex() && found.add(involution)));
    one.extend(one.search.start());
    return found.stream().findFirst();
  }

  /** Tries every way to complete a partial map; tells whether to go on. */
  private boolean extend(int[] image) {
    int v = search.next(image);
    if (v < 0) {
      Involution involution = search.involution(image);
      return involution.map().isIdentity() || more.test(involution);
    }
    int[] candidates = search.candidates(v, image);
    for (int i = candidates.length - 1; i >= 0; i--) {
      if (!extend(InvolutionSearch.with(v, candidates[i], image))) {
        return false;
      }
    }
    return true;
  }
}
