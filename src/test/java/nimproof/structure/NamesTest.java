package nimproof.structure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class NamesTest {

  @Test
  void withoutNamesVerticesAreNumberedFrom1() {
    assertThat(Names.DEFAULT.of(0)).isEqualTo("1");
    assertThat(Names.DEFAULT.indexOf("3", 3)).isEqualTo(2);
    assertThat(Names.DEFAULT.indexOf("4", 3)).isEqualTo(-1);
  }

  @Test
  void partsKeepTheNumbersTheyHad() {
    assertThat(Names.DEFAULT.restrictedTo(new int[] {4, 1}, 5).of(0)).isEqualTo("5");
  }

  @Test
  void partsKnowTheNamesOfTheOthers() {
    Names part = Names.DEFAULT.restrictedTo(new int[] {4, 1}, 5).restrictedTo(new int[] {0}, 2);
    assertThat(part.knows("5", 1)).isTrue();
    assertThat(part.knows("2", 1)).isTrue();
    assertThat(part.knows("3", 1)).isTrue();
    assertThat(part.knows("6", 1)).isFalse();
  }

  @Test
  void noNameIsMadeOfOthersWhereThatWouldBeAmbiguous() {
    Names names = Names.DEFAULT.extendedApart(2, List.of("1,1", "1,2", "2,1"));
    assertThat(names.list(5)).isEqualTo("the vertices are 1, 2, [1, 1], [1, 2'], [2, 1']");
    assertThat(Names.of(List.of("1,2")).extendedApart(1, List.of("1", "2")).list(3))
        .isEqualTo("the vertices are [1, 2], 1, 2'");
  }

  @Test
  void newNamesThatAreTakenGetAPrime() {
    Names names = Names.of(List.of("N", "N'")).extended(2, List.of("N", "S"));
    assertThat(names.of(2)).isEqualTo("N''");
    assertThat(names.of(3)).isEqualTo("S");
  }

  @Test
  void equalNamesAreRefused() {
    assertThatThrownBy(() -> Names.of(List.of("a", "b", "a")))
        .hasMessage("the names of the vertices must be different");
  }
}
