package nimproof.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Canonical keys of complexes against isomorphism found by trying every permutation.
 *
 * <p>Here a complex is the set of its faces as one number: bit {@code m} stands for the face with
 * mask {@code m}.
 */
class CanonicalComplexBruteForceTest {

  @ParameterizedTest
  @CsvSource({"1, 1, 1", "2, 2, 2", "3, 9, 5", "4, 114, 20", "5, 6894, 180"})
  void allComplexesHaveEqualKeysExactlyIfTheyAreIsomorphic(int n, int labelled, int classes) {
    Map<Integer, Integer> classOf = isomorphismClasses(n);
    assertThat(classOf).hasSize(labelled);
    Map<CanonicalKey, Integer> classOfKey = new HashMap<>();
    classOf.forEach(
        (faces, number) -> {
          Integer before = classOfKey.putIfAbsent(complex(n, faces).canonicalKey(), number);
          assertThat(before).as("class of %s", complex(n, faces)).isIn(null, number);
        });
    assertThat(classOfKey).hasSize(classes);
    assertThat(new HashSet<>(classOfKey.values())).hasSize(classes);
  }

  private static Map<Integer, Integer> isomorphismClasses(int n) {
    List<int[]> moves = Relabelling.permutations(n).stream().map(p -> faceImages(n, p)).toList();
    Map<Integer, Integer> classOf = new LinkedHashMap<>();
    int classes = 0;
    for (int faces : labelled(n)) {
      if (!classOf.containsKey(faces)) {
        classes++;
        for (int[] image : moves) {
          classOf.put(moved(faces, image), classes);
        }
      }
    }
    return classOf;
  }

  /** Finds every labelled complex on all n vertices by adding faces whose boundary is there. */
  private static Set<Integer> labelled(int n) {
    int points = 0;
    for (int v = 0; v < n; v++) {
      points |= 1 << (1 << v);
    }
    Set<Integer> found = new HashSet<>(Set.of(points));
    Deque<Integer> next = new ArrayDeque<>(found);
    while (!next.isEmpty()) {
      int faces = next.pop();
      for (int face = 3; face < 1 << n; face++) {
        int more = faces | 1 << face;
        if (more != faces && hasBoundary(faces, face) && found.add(more)) {
          next.push(more);
        }
      }
    }
    return found;
  }

  private static boolean hasBoundary(int faces, int face) {
    for (int left = face; left != 0; left &= left - 1) {
      if ((faces >>> (face & ~Integer.lowestOneBit(left)) & 1) == 0) {
        return false;
      }
    }
    return true;
  }

  private static int[] faceImages(int n, int[] vertexImages) {
    int[] images = new int[1 << n];
    for (int face = 1; face < images.length; face++) {
      for (int v = 0; v < n; v++) {
        images[face] |= (face >>> v & 1) << vertexImages[v];
      }
    }
    return images;
  }

  private static int moved(int faces, int[] image) {
    int result = 0;
    for (int left = faces; left != 0; left &= left - 1) {
      result |= 1 << image[Integer.numberOfTrailingZeros(left)];
    }
    return result;
  }

  private static Complex complex(int n, int faces) {
    List<Face> given = new ArrayList<>();
    for (int left = faces; left != 0; left &= left - 1) {
      given.add(Face.ofMask(Integer.numberOfTrailingZeros(left)));
    }
    return Complex.of(n, given);
  }

  @Property
  void relabellingKeepsTheKey(
      @ForAll(supplier = RandomComplexes.class) Complex complex, @ForAll Random random) {
    assertThat(Relabelling.of(complex, random).canonicalKey()).isEqualTo(complex.canonicalKey());
  }
}
