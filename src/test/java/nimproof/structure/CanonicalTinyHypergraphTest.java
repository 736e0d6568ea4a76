package nimproof.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CanonicalTinyHypergraphTest {

  /** There are 34 hypergraphs with triples on 5 points, isolated ones allowed (OEIS A000665). */
  @Test
  void itTellsApartAllTriplesOnFivePoints() {
    long[] triples =
        IntStream.range(0, 32).filter(s -> Integer.bitCount(s) == 3).asLongStream().toArray();
    Set<CanonicalKey> keys = new HashSet<>();
    for (int choice = 0; choice < 1 << triples.length; choice++) {
      int chosen = choice;
      long[] sets =
          IntStream.range(0, triples.length)
              .filter(i -> (chosen >>> i & 1) != 0)
              .mapToLong(i -> triples[i])
              .toArray();
      keys.add(CanonicalTinyHypergraph.key(5, sets));
    }
    assertThat(keys).hasSize(34);
  }

  @Test
  void renamingVerticesKeepsTheKey() {
    Random random = new Random(1);
    for (int round = 0; round < 2_000; round++) {
      int n = 2 + random.nextInt(5);
      long[] sets =
          random
              .longs(random.nextInt(14), 1, 1L << n)
              .filter(s -> Long.bitCount(s) > 1)
              .distinct()
              .toArray();
      List<Integer> places = new ArrayList<>(IntStream.range(0, n).boxed().toList());
      Collections.shuffle(places, random);
      long[] renamed = new long[sets.length];
      for (int i = 0; i < sets.length; i++) {
        for (int v = 0; v < n; v++) {
          renamed[i] |= (sets[i] >>> v & 1) << places.get(v);
        }
      }
      assertThat(CanonicalTinyHypergraph.key(n, renamed))
          .isEqualTo(CanonicalTinyHypergraph.key(n, sets));
    }
  }
}
