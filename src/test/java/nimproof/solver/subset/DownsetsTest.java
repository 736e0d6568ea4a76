package nimproof.solver.subset;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class DownsetsTest {

  /** A downset on 5 points is a downset on 4 and one inside it. */
  @Test
  void allDownsetsOnFivePointsAreNumbered() {
    boolean[] seen = new boolean[Downsets.ON_FIVE];
    for (int deletion = 0; deletion < 1 << 16; deletion++) {
      if (isDownset(deletion)) {
        for (int link = deletion; ; link = link - 1 & deletion) {
          if (isDownset(link)) {
            seen[Downsets.number(deletion | link << 16)] = true;
          }
          if (link == 0) {
            break;
          }
        }
      }
    }
    assertThat(seen).containsOnly(true);
    assertThat(Downsets.number(0)).isZero();
  }

  private static boolean isDownset(int word) {
    for (int face = 0; face < 16; face++) {
      for (int subset = 0; subset < face; subset++) {
        if ((face & subset) == subset && (word >> face & 1) > (word >> subset & 1)) {
          return false;
        }
      }
    }
    return true;
  }

  @Property
  void aKeyGivesTheWordsBack(@ForAll(supplier = RandomWords.Any.class) RandomWords words) {
    long key = Downsets.key(words.lo(), words.hi());
    assertThat(Downsets.isKey(key)).isTrue();
    assertThat(Downsets.lo(key)).isEqualTo(words.lo());
    assertThat(Downsets.hi(key)).isEqualTo(words.hi());
  }

  @Test
  void aNumberThatIsNoKeyIsRecognised() {
    assertThat(Downsets.isKey(1L << 52)).isFalse();
    assertThat(Downsets.isKey(7581)).isFalse();
    assertThat(Downsets.isKey(7580)).isTrue();
  }

  @Property
  void linkAndDeletionOfAPointAreThoseOfTheDefinition(
      @ForAll(supplier = RandomWords.Any.class) RandomWords words) {
    for (int point = 0; point < 7; point++) {
      long link = Faces.link(words.lo(), words.hi(), point);
      long deletion = Faces.deletion(words.lo(), words.hi(), point);
      for (int face = 0; face < 64; face++) {
        int moved = face & ~(1 << point) | (face >> point & 1) << 6;
        assertThat(link >>> face & 1).isEqualTo(words.has(moved | 1 << point) ? 1 : 0);
        assertThat(deletion >>> face & 1).isEqualTo(words.has(moved) ? 1 : 0);
      }
    }
  }

  @Property
  void facetsAreTheFacesInNoOther(@ForAll(supplier = RandomWords.Any.class) RandomWords words) {
    long lo = Faces.facetsLo(words.lo(), words.hi());
    long hi = Faces.facetsHi(words.hi());
    for (int face : words.faces()) {
      boolean isFacet = words.after(face).faces().size() == words.faces().size() - 1;
      assertThat(((face < 64 ? lo : hi) >>> face & 1) != 0).isEqualTo(isFacet);
    }
  }
}
