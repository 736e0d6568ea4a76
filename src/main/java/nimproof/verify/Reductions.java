package nimproof.verify;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import nimproof.statement.Statement;
import nimproof.structure.DisjointSum;
import nimproof.structure.Heaps;
import nimproof.structure.Structure;
import nimproof.symmetry.ClaimedReduction;
import nimproof.symmetry.Reduction;

/**
 * The way from a structure to a simplest form, one involution after the other.
 *
 * @param steps the involutions, each on what the one before it fixes; at least one
 * @param simplestForm what the last one fixes
 */
public record Reductions(List<Mirror> steps, Structure simplestForm) {

  private static final int MOST_VERTICES = 12;
  private static final int MOST_VERTICES_OF_EXAMPLE = 9;
  private static final int MOST_EXAMPLES = 200;
  private static final Pattern TOPIC =
      Pattern.compile("involution|[sS]implestForm|educesTo|binaryStar|isBinaryStar");

  /**
   * Reduces the counterexample, or else the largest of the first structures that is small enough,
   * if the statement speaks of reductions at all.
   */
  public static Optional<Reductions> of(Result result) {
    return isTopic(result.statement())
        ? structure(result).filter(Reductions::isSmall).flatMap(Reductions::of)
        : Optional.empty();
  }

  private static boolean isTopic(Statement statement) {
    return !statement.basis().isInduction() && TOPIC.matcher(statement.text()).find();
  }

  private static Optional<Structure> structure(Result result) {
    if (result.counterexample().isPresent()) {
      return result.counterexample().get().structure();
    }
    return result.checks().stream()
        .limit(MOST_EXAMPLES)
        .flatMap(check -> check.instance().structure().stream())
        .filter(structure -> structure.vertexCount() <= MOST_VERTICES_OF_EXAMPLE)
        .max(Comparator.comparingInt(Structure::faceCount));
  }

  private static boolean isSmall(Structure structure) {
    return structure.vertexCount() <= MOST_VERTICES
        && !(structure instanceof Heaps || structure instanceof DisjointSum);
  }

  private static Optional<Reductions> of(Structure structure) {
    List<Reduction.Step> steps = Reduction.toSimplestForm(structure);
    return steps.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Reductions(
                steps.stream().map(s -> Mirror.of(new ClaimedReduction(s.by().map()))).toList(),
                steps.get(steps.size() - 1).to()));
  }
}
