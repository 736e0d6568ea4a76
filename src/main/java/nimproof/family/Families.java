package nimproof.family;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The registry of families. */
public final class Families {

  private static final List<Family> ALL =
      Stream.of(
              GraphFamilies.all(),
              ComplexFamilies.all(),
              HypergraphFamilies.all(),
              Solids.all(),
              Patches.all(),
              PosetFamilies.all(),
              InlineFamilies.all(),
              ExhaustiveFamilies.all(),
              RandomFamilies.all(),
              JGraphT.namedGraphs())
          .flatMap(List::stream)
          .toList();

  private Families() {}

  /** Lists every family. */
  public static List<Family> all() {
    return ALL;
  }

  /** Finds a family by name. */
  public static Optional<Family> named(String name) {
    return ALL.stream().filter(family -> family.name().equals(name)).findFirst();
  }
}
