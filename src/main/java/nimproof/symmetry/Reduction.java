package nimproof.symmetry;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Invariant;
import nimproof.structure.Structure;

/**
 * Reduces structures to the fixed points of involutions that swap no edge (Khandhawit and Ye 2011,
 * Definition 5): X reduces to Y in one step, eventually in one or more.
 */
public final class Reduction {

  private Reduction() {}

  /** One step: the structure and the involution that reduces it. */
  public record Step(Involution by) {

    /** Gives what the structure is reduced to. */
    public Structure to() {
      return by.fixedPoints();
    }
  }

  /** Reduces a structure step by step, by the first involution found, to a simplest form. */
  public static List<Step> toSimplestForm(Structure structure) {
    List<Step> steps = new ArrayList<>();
    Optional<Involution> by = Involutions.reducing(structure);
    while (by.isPresent()) {
      steps.add(new Step(by.get()));
      by = Involutions.reducing(by.get().fixedPoints());
    }
    return List.copyOf(steps);
  }

  /** Gives the simplest form to which {@link #toSimplestForm} leads. */
  public static Structure simplestForm(Structure structure) {
    List<Step> steps = toSimplestForm(structure);
    return steps.isEmpty() ? structure : steps.get(steps.size() - 1).to();
  }

  /** Lists what a structure reduces to in one step, once up to isomorphism. */
  public static List<Structure> oneStep(Structure structure) {
    Map<CanonicalKey, Structure> found = new LinkedHashMap<>();
    for (Involution involution : ConjugacyClasses.reducing(structure).involutions()) {
      Structure fixed = involution.fixedPoints();
      found.putIfAbsent(Invariant.isomorphismKey(fixed), fixed);
    }
    return List.copyOf(found.values());
  }

  /** Lists what a structure eventually reduces to, once up to isomorphism. */
  public static List<Structure> allSteps(Structure structure) {
    Map<CanonicalKey, Structure> found = new LinkedHashMap<>();
    List<Structure> next = oneStep(structure);
    while (!next.isEmpty()) {
      List<Structure> fresh =
          next.stream()
              .filter(s -> found.putIfAbsent(Invariant.isomorphismKey(s), s) == null)
              .toList();
      next = fresh.stream().map(Reduction::oneStep).flatMap(Collection::stream).toList();
    }
    return List.copyOf(found.values());
  }

  /** Lists every simplest form to which some order of reductions leads, up to isomorphism. */
  public static List<Structure> simplestForms(Structure structure) {
    List<Structure> reached = new ArrayList<>(allSteps(structure));
    reached.add(structure);
    return reached.stream().filter(s -> Involutions.reducing(s).isEmpty()).toList();
  }
}
