package nimproof.kernel.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The functions that expressions may call.
 *
 * <p>A word about a structure that is not given any speaks of the structure at hand: {@code leaves}
 * is {@code leaves(it)}, and {@code after(m)} is {@code after(it, m)}.
 */
final class Library {

  /** What is said of the structure at hand by a word alone. */
  private static final Set<String> WORDS =
      Set.of(
          ("it v e f dimension components parts connected bipartite oddlyUniform evenlyUniform"
                  + " markable marking connectedParts isTree core degrees maxDegree vertices edges"
                  + " faces facets leaves involutions binaryStars inSimplestForm simplestForm"
                  + " simplestForms g outcome remoteness moves winningMoves")
              .split(" "));

  /** What is said of it with a vertex, a number or a move. */
  private static final Set<String> MORE =
      Set.of(
          "degree",
          "neighbours",
          "faceCount",
          "after",
          "wins",
          "complement",
          "played",
          "firstIllegalMove");

  private final Work work;
  private final Play play;

  Library(Rules rules, Claims claims, Work work) {
    this.work = work;
    this.play = new Play(rules, claims, work);
  }

  /** Tells whether a name alone says something about the structure at hand. */
  static boolean isWord(String name) {
    return WORDS.contains(name);
  }

  Work work() {
    return work;
  }

  Object call(String name, List<Object> given, Optional<Object> it) {
    work.goThrough(given);
    Object value = value(name, given, it);
    work.storeResult(value);
    return value;
  }

  private Object value(String name, List<Object> given, Optional<Object> it) {
    List<Object> values = new ArrayList<>(given);
    if (WORDS.contains(name) || MORE.contains(name)) {
      if (given.isEmpty() || !(given.get(0) instanceof Structure)) {
        Mistake.unless(it.isPresent(), "%s speaks of a structure, and there is none", name);
        values.add(0, it.get());
      }
      return play.of((Structure) values.get(0), name, new Arguments(values, work));
    }
    Arguments a = new Arguments(values, work);
    return switch (name) {
      case "isomorphic" -> Symmetry.isomorphic(a.structure(0), a.structure(1), work);
      case "swaps" -> a.involution(0).structure().lists(a.involution(0).swaps());
      case "swappedEdges" -> a.involution(0).structure().lists(a.involution(0).swappedEdges());
      case "exchangesHalves" -> a.involution(0).exchangesHalves();
      case "fixedPoints" -> a.involution(0).fixedPoints();
      case "fixedPointsFormComplex" -> a.involution(0).fixedPointsFormComplex();
      case "mapping" -> Involution.of((Structure) it.orElseThrow(), a.lists(0));
      case "isPermutation" -> a.involution(0).isPermutation();
      case "isOwnInverse" -> a.involution(0).isOwnInverse();
      case "keepsFaces" -> a.involution(0).keepsFaces();
      case "isBinaryStar" -> a.involution(0).isBinaryStar();
      case "isSuspension" -> a.involution(0).isSuspension();
      default -> Numbers.call(name, a);
    };
  }
}
