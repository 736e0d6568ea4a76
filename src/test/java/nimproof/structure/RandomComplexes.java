package nimproof.structure;

import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;

/** Complexes on up to 5 vertices, spanned by up to 4 faces, with up to 20 in all. */
public final class RandomComplexes implements ArbitrarySupplier<Complex> {

  @Override
  public Arbitrary<Complex> get() {
    return Arbitraries.integers()
        .between(1, 5)
        .flatMap(n -> onVertices(n, 4))
        .filter(complex -> complex.faceCount() <= 20);
  }

  /** Gives the complexes on n vertices that are spanned by at most some number of faces. */
  public static Arbitrary<Complex> onVertices(int n, int mostFaces) {
    return Arbitraries.integers()
        .between(1, (1 << n) - 1)
        .set()
        .ofMaxSize(Math.min(mostFaces, (1 << n) - 1))
        .map(masks -> complex(n, masks));
  }

  private static Complex complex(int n, Set<Integer> masks) {
    return Complex.of(n, masks.stream().map(mask -> Face.ofMask(mask)).toList());
  }
}
