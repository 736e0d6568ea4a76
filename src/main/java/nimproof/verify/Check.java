package nimproof.verify;

import java.util.Comparator;
import java.util.List;

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

  Check numbered(long place) {
    return new Check(instance, claim, expected, found, holds, place);
  }

  private List<Object> parameters() {
    return List.copyOf(instance.parameters().values());
  }
}
