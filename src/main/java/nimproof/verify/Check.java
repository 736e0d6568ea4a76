package nimproof.verify;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nimproof.statement.Statement;
import nimproof.structure.Structure;

/**
 * One claim checked on one instance.
 *
 * @param claim the number of the claim, from 0
 * @param expected what the claim says
 * @param found what is the case
 * @param number the place of the check in the scope
 */
public record Check(
    Instance instance, int claim, String expected, String found, boolean holds, long number) {

  /** Orders by vertices, then faces, then parameters, then the place in the scope. */
  static final Comparator<Check> SMALLEST_FIRST =
      Comparator.<Check>comparingInt(check -> check.instance().vertices())
          .thenComparingInt(check -> check.instance().faces())
          .thenComparing(Check::parameters, SmallestParameters.FIRST)
          .thenComparingLong(Check::number);

  /**
   * Gives the structure that it is about: a condition speaks of what {@code each:} takes from a
   * structure, if that is a structure itself.
   */
  public Optional<Structure> structure(Statement statement) {
    Stream<Object> taken =
        statement.scope().each().keySet().stream().map(instance.parameters()::get);
    return statement.claims().get(claim).isValue()
        ? instance.structure()
        : taken
            .filter(Structure.class::isInstance)
            .map(Structure.class::cast)
            .reduce((outer, inner) -> inner)
            .or(instance::structure);
  }

  Check numbered(long place) {
    return new Check(instance, claim, expected, found, holds, place);
  }

  private List<Object> parameters() {
    return List.copyOf(instance.parameters().values());
  }
}
