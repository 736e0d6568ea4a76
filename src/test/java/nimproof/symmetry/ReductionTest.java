package nimproof.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import nimproof.family.Made;
import nimproof.structure.Complex;
import nimproof.structure.Graph;
import nimproof.structure.Invariant;
import nimproof.structure.RandomComplexes;
import nimproof.structure.RandomGraphs;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;

class ReductionTest {

  private static void checkOneSimplestForm(Structure structure) {
    List<Structure> forms = Reduction.simplestForms(structure);
    assertThat(forms).hasSize(1);
    assertThat(Invariant.isomorphismKey(Reduction.simplestForm(structure)))
        .isEqualTo(Invariant.isomorphismKey(forms.get(0)));
  }

  @Property(tries = 100)
  void aGraphHasOneSimplestForm(@ForAll(supplier = RandomGraphs.class) Graph graph) {
    checkOneSimplestForm(graph);
  }

  @Property(tries = 100)
  void aComplexHasOneSimplestForm(@ForAll(supplier = RandomComplexes.class) Complex complex) {
    checkOneSimplestForm(complex);
  }

  @Test
  void anEvenWheelIsReducedToItsHub() {
    List<Reduction.Step> steps = Reduction.toSimplestForm(Made.structure("wheel", 6));
    assertThat(steps)
        .extracting(step -> step.by().toString())
        .containsExactly("1 <-> 5, 2 <-> 4", "3 <-> 6");
    assertThat(steps.get(1).by().isSuspension()).isTrue();
    assertThat(steps.get(1).to().names().of(0)).isEqualTo("O");
  }

  @Test
  void aCompleteGraphIsInSimplestForm() {
    assertThat(Reduction.toSimplestForm(Made.structure("complete", 12))).isEmpty();
    assertThat(Reduction.oneStep(Made.structure("complete", 5))).isEmpty();
  }

  @Test
  void aBinaryStarIsKnownByItsFacesAndByItsInvolution() {
    Structure suspension = Made.structure("suspension", Made.structure("path", 3));
    assertThat(BinaryStars.of(suspension).stream().map(suspension::describe))
        .containsExactly("{1, 3}", "{N, S}");
    assertThat(Involutions.all(suspension).stream().filter(Involution::isBinaryStar))
        .extracting(Involution::toString)
        .containsExactlyInAnyOrder("1 <-> 3", "N <-> S");
  }

  @Test
  void halvesAreExchangedIfNoEdgeLeadsFromOneToTheOther() {
    Structure path = Made.structure("path", 5);
    Structure cycle = Made.structure("cycle", 4);
    assertThat(Involutions.all(path).get(0).exchangesHalves()).isTrue();
    assertThat(Involutions.all(cycle))
        .filteredOn(Involution::exchangesHalves)
        .extracting(Involution::toString)
        .containsExactlyInAnyOrder("1 <-> 3", "2 <-> 4");
  }
}
