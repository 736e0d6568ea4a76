package nimproof.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import nimproof.family.Made;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Poset;
import nimproof.structure.RandomComplexes;
import nimproof.structure.RandomGraphs;
import nimproof.structure.Relabelling;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The involutions found are those that trying every permutation finds. */
class InvolutionCountTest {

  private static boolean isAutomorphism(Structure structure, int[] image) {
    List<Face> faces = structure.faces();
    return faces.stream().allMatch(face -> faces.contains(Relabelling.moved(face, image)));
  }

  private static List<int[]> automorphisms(Structure structure) {
    return Relabelling.permutations(structure.vertexCount()).stream()
        .filter(image -> isAutomorphism(structure, image))
        .toList();
  }

  private static List<List<Integer>> involutions(List<int[]> group) {
    return group.stream()
        .filter(g -> IntStream.range(0, g.length).allMatch(v -> g[g[v]] == v))
        .filter(g -> IntStream.range(0, g.length).anyMatch(v -> g[v] != v))
        .map(g -> Arrays.stream(g).boxed().toList())
        .toList();
  }

  /** Counts the classes by conjugating with the whole group. */
  private static int classes(List<int[]> group, List<List<Integer>> involutions) {
    Set<Set<List<Integer>>> classes = new HashSet<>();
    for (List<Integer> t : involutions) {
      Set<List<Integer>> conjugates = new HashSet<>();
      group.forEach(g -> conjugates.add(conjugate(g, t)));
      classes.add(conjugates);
    }
    return classes.size();
  }

  private static List<Integer> conjugate(int[] g, List<Integer> t) {
    Integer[] conjugate = new Integer[g.length];
    for (int v = 0; v < g.length; v++) {
      conjugate[g[v]] = g[t.get(v)];
    }
    return List.of(conjugate);
  }

  private static List<Integer> images(Involution involution) {
    return IntStream.range(0, involution.structure().vertexCount())
        .mapToObj(involution.map()::image)
        .toList();
  }

  private static void check(Structure structure) {
    List<int[]> group = automorphisms(structure);
    List<List<Integer>> expected = involutions(group);
    ConjugacyClasses.Found found = ConjugacyClasses.of(structure);
    assertThat(Involutions.all(structure).stream().map(InvolutionCountTest::images))
        .containsExactlyInAnyOrderElementsOf(expected);
    assertThat(found.involutions()).hasSize(classes(group, expected));
    assertThat(found.total()).isEqualTo(BigInteger.valueOf(expected.size()));
  }

  @Test
  void theyAreThoseOfEveryGraphOnFiveVertices() {
    Made.all("graphs", 5).forEach(InvolutionCountTest::check);
  }

  @Test
  void theyAreThoseOfEveryComplexOnFourVertices() {
    Made.all("complexes", 4).forEach(InvolutionCountTest::check);
  }

  @Property(tries = 20)
  void theyAreThoseOfRandomGraphs(@ForAll(supplier = RandomGraphs.class) Graph graph) {
    check(graph);
  }

  @Property(tries = 50)
  void theyAreThoseOfRandomComplexes(@ForAll(supplier = RandomComplexes.class) Complex complex) {
    check(complex);
  }

  /** The numbers of involutions of symmetric groups, the identity left out (OEIS A000085). */
  @Test
  void aCompleteGraphHasThoseOfTheSymmetricGroup() {
    List<Integer> counts = new ArrayList<>();
    for (int n = 1; n <= 8; n++) {
      counts.add(Involutions.all(Made.structure("complete", n)).size());
    }
    assertThat(counts).containsExactly(0, 1, 3, 9, 25, 75, 231, 763);
  }

  @Test
  @Timeout(300)
  void hugeGroupsAreAnsweredWithoutListingThem() {
    ConjugacyClasses.Found complete = ConjugacyClasses.of(Made.structure("complete", 12));
    assertThat(complete.involutions()).hasSize(6);
    assertThat(complete.total()).isEqualTo(BigInteger.valueOf(140_151));
    ConjugacyClasses.Found isolated =
        ConjugacyClasses.of(Made.structure("completeMultipartite", List.of(24)));
    assertThat(isolated.involutions()).hasSize(12);
    assertThat(isolated.total()).isEqualTo(BigInteger.valueOf(17_492_190_577_599L));
    assertThat(isolated.tried()).isLessThan(1_000);
  }

  @Test
  void aGridHasTwoReflectionsAndAHalfTurn() {
    assertThat(ConjugacyClasses.of(Made.structure("grid", 5, 8)).involutions()).hasSize(3);
    assertThat(ConjugacyClasses.reducing(Made.structure("grid", 5, 8)).involutions()).hasSize(1);
  }

  @Test
  void anInvolutionOfAPosetKeepsTheOrder() {
    Poset diamond =
        Poset.of(
            4,
            List.of(new int[] {0, 1}, new int[] {0, 2}, new int[] {1, 3}, new int[] {2, 3}),
            nimproof.structure.Names.DEFAULT);
    assertThat(Involutions.all(diamond))
        .extracting(Involution::toString)
        .containsExactly("2 <-> 3");
    assertThat(Involutions.reducing(diamond)).isEmpty();
  }
}
