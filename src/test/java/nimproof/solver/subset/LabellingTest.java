package nimproof.solver.subset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class LabellingTest {

  private final Labelling labelling = new Labelling();

  private long key(RandomWords words) {
    labelling.load(words.lo(), words.hi());
    return labelling.key();
  }

  private long signature(RandomWords words) {
    labelling.load(words.lo(), words.hi());
    return labelling.signature();
  }

  /** Among all 5040 renamings, so that the form is the same complex and all of them share it. */
  @Property(tries = 30)
  void theFormIsOneOfTheRenamingsAndTheSameForAll(
      @ForAll(supplier = RandomWords.Any.class) RandomWords words) {
    long key = key(words);
    RandomWords form = new RandomWords(Downsets.lo(key), Downsets.hi(key));
    boolean found = false;
    for (List<Integer> names : permutations(7)) {
      RandomWords renamed = words.renamed(names);
      found |= renamed.equals(form);
      assertThat(key(renamed)).isEqualTo(key);
    }
    assertThat(found).isTrue();
  }

  @Property
  void theSignatureDoesNotDependOnTheNames(
      @ForAll(supplier = RandomWords.Any.class) RandomWords words, @ForAll Random random) {
    List<Integer> names = new ArrayList<>(IntStream.range(0, 7).boxed().toList());
    Collections.shuffle(names, random);
    assertThat(signature(words.renamed(names))).isEqualTo(signature(words));
  }

  @Property
  void theSignatureWithoutAFacetIsThatOfWhatIsLeft(
      @ForAll(supplier = RandomWords.Any.class) RandomWords words) {
    for (int face : words.faces()) {
      RandomWords after = words.after(face);
      if (after.faces().size() == words.faces().size() - 1) {
        long whole = signature(words);
        assertThat(labelling.signatureWithout(face, whole)).isEqualTo(signature(after));
      }
    }
  }

  private static List<List<Integer>> permutations(int n) {
    if (n == 0) {
      return List.of(List.of());
    }
    List<List<Integer>> all = new ArrayList<>();
    for (List<Integer> shorter : permutations(n - 1)) {
      for (int at = 0; at < n; at++) {
        List<Integer> longer = new ArrayList<>(shorter);
        longer.add(at, n - 1);
        all.add(longer);
      }
    }
    return all;
  }
}
