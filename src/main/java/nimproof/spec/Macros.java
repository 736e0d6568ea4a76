package nimproof.spec;

import dev.cel.common.ast.CelExpr;
import dev.cel.parser.CelMacro;
import dev.cel.parser.CelMacroExprFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nimproof.family.Families;
import nimproof.family.Family;
import nimproof.family.Parameter;

/** Fills in what expressions leave out: the structure at hand, the game, the folder of the spec. */
final class Macros {

  /** The variable that stands for the folder of the spec; no spec can mention it. */
  static final String FOLDER = "@folder";

  private Macros() {}

  static List<CelMacro> all() {
    return Stream.concat(
            Invariants.ALL.stream().flatMap(Macros::ofQuestion),
            Families.all().stream().filter(Macros::needsFolder).map(Macros::ofFamily))
        .toList();
  }

  private static boolean needsFolder(Family family) {
    return family.parameters().stream().anyMatch(p -> p.type() == Parameter.Type.FOLDER);
  }

  private static CelMacro ofFamily(Family family) {
    return CelMacro.newGlobalMacro(
        family.name(),
        family.parameters().size() - 1,
        (factory, target, given) -> {
          List<CelExpr> all = new ArrayList<>(List.of(factory.newIdentifier(FOLDER)));
          all.addAll(given);
          return Optional.of(factory.newGlobalCall(family.name(), all));
        });
  }

  private static Stream<CelMacro> ofQuestion(Question question) {
    int extra = question.extra().isPresent() ? 1 : 0;
    Stream<CelMacro> ofIt = extra == 0 ? Stream.of() : Stream.of(macro(question, extra, true));
    Stream<CelMacro> ofAny =
        question.needsGame() ? Stream.of(macro(question, extra + 1, false)) : Stream.of();
    return Stream.concat(ofIt, ofAny);
  }

  private static CelMacro macro(Question question, int arguments, boolean ofIt) {
    return CelMacro.newGlobalMacro(
        question.name(),
        arguments,
        (factory, target, given) -> Optional.of(call(factory, question, given, ofIt)));
  }

  private static CelExpr call(
      CelMacroExprFactory factory, Question question, List<CelExpr> given, boolean ofIt) {
    List<CelExpr> all = new ArrayList<>();
    if (question.needsGame()) {
      all.add(factory.newIdentifier(Question.GAME));
    }
    if (ofIt) {
      all.add(factory.newIdentifier(Question.IT));
    }
    all.addAll(given);
    return factory.newGlobalCall(question.name(), all);
  }
}
