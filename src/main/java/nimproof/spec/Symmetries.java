package nimproof.spec;

import static nimproof.spec.Types.BOOL;
import static nimproof.spec.Types.FACE;
import static nimproof.spec.Types.INVOLUTION;
import static nimproof.spec.Types.STRUCTURE;
import static nimproof.spec.Types.list;

import dev.cel.common.types.CelType;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Invariant;
import nimproof.structure.Structure;
import nimproof.symmetry.BinaryStars;
import nimproof.symmetry.ConjugacyClasses;
import nimproof.symmetry.Involution;
import nimproof.symmetry.Involutions;
import nimproof.symmetry.Reduction;

/** The registry of what can be said about involutions and reductions: one line each. */
final class Symmetries {

  /** Finds a word about a single involution in an expression. */
  static final Predicate<String> ABOUT_INVOLUTIONS =
      Pattern.compile("\\b(involutions|involutionClasses|binaryStars)\\b").asPredicate();

  static final List<Question> QUESTIONS =
      List.of(
          Question.about(
              "involutions",
              list(INVOLUTION),
              "every symmetry of order two, also those that swap the ends of an edge",
              Involutions::all),
          Question.about(
              "involutionClasses",
              list(INVOLUTION),
              "the involutions, once up to symmetries of the structure",
              s -> ConjugacyClasses.of(s).involutions()),
          Question.about(
              "binaryStars",
              list(FACE),
              "pairs of vertices that are not joined and can replace each other in every face",
              s -> Names.faces(s, BinaryStars.of(s))),
          Question.about(
              "inSimplestForm",
              BOOL,
              "no involution without a swapped edge, other than the identity",
              s -> Involutions.reducing(s).isEmpty()),
          Question.about(
              "simplestForm",
              STRUCTURE,
              "what is left when it is reduced by involutions until none is left",
              Reduction::simplestForm),
          Question.about(
              "simplestForms",
              list(STRUCTURE),
              "what can be left, whatever involutions are chosen, once up to isomorphism",
              Reduction::simplestForms),
          Question.about(
              "reductions",
              list(STRUCTURE),
              "the fixed points of every involution without a swapped edge, up to isomorphism",
              Reduction::oneStep),
          Question.about(
              "reducesTo",
              "Y",
              STRUCTURE,
              BOOL,
              "Y is isomorphic to one of the reductions",
              (s, y) -> has(Reduction.oneStep(s), y)),
          Question.about(
              "eventuallyReducesTo",
              "Y",
              STRUCTURE,
              BOOL,
              "Y is isomorphic to what one or more reductions lead to",
              (s, y) -> has(Reduction.allSteps(s), y)));

  static final List<Functions.Entry> FUNCTIONS =
      List.of(
          entry(
              "fixedPoints(t)",
              "the faces that the involution t fixes; an edge with swapped ends becomes a vertex",
              STRUCTURE,
              Involution::fixedPoints),
          entry(
              "fixedPointsFormComplex(t)",
              "every subset of a fixed face of t is fixed",
              BOOL,
              Involution::fixedPointsFormComplex),
          entry(
              "swaps(t)",
              "the pairs of vertices that change places",
              list(FACE),
              t -> Names.faces(t.structure(), t.map().swaps())),
          entry(
              "swappedEdges(t)",
              "the edges whose ends change places",
              list(FACE),
              t -> Names.faces(t.structure(), t.swappedEdges())),
          entry(
              "isBinaryStar(t)",
              "t exchanges two vertices that are not joined, and nothing else",
              BOOL,
              Involution::isBinaryStar),
          entry(
              "isSuspension(t)",
              "t exchanges the two poles of a suspension, and nothing else",
              BOOL,
              Involution::isSuspension),
          entry(
              "exchangesHalves(t)",
              "the vertices that t moves fall into two halves without an edge between them, which t"
                  + " exchanges",
              BOOL,
              Involution::exchangesHalves));

  private Symmetries() {}

  private static Functions.Entry entry(
      String signature, String summary, CelType gives, Function<Involution, Object> body) {
    return Functions.Entry.of(
        signature, summary, List.of(INVOLUTION), gives, a -> body.apply((Involution) a[0]));
  }

  private static boolean has(List<Structure> structures, Object wanted) {
    CanonicalKey key = Invariant.isomorphismKey((Structure) wanted);
    return structures.stream().anyMatch(s -> Invariant.isomorphismKey(s).equals(key));
  }
}
