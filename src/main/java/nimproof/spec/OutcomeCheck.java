package nimproof.spec;

import dev.cel.common.CelAbstractSyntaxTree;
import dev.cel.common.ast.CelConstant;
import dev.cel.common.ast.CelExpr;
import dev.cel.common.navigation.CelNavigableAst;
import dev.cel.common.navigation.CelNavigableExpr;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Stream;
import nimproof.game.Outcome;

/** Finds texts that are compared with an outcome and that no outcome can be. */
final class OutcomeCheck {

  private static final String OUTCOME = "outcome";
  private static final Set<String> COMPARISONS = Set.of("_==_", "_!=_", "@in");

  private OutcomeCheck() {}

  static void check(CelAbstractSyntaxTree tree, CelSource source) {
    CelNavigableAst.fromAst(tree)
        .getRoot()
        .allNodes()
        .map(CelNavigableExpr::expr)
        .filter(OutcomeCheck::comparesOutcome)
        .flatMap(comparison -> comparison.call().args().stream())
        .flatMap(OutcomeCheck::texts)
        .filter(text -> !isOutcome(text.constant().stringValue()))
        .findFirst()
        .ifPresent(text -> refuse(text, tree, source));
  }

  private static void refuse(CelExpr text, CelAbstractSyntaxTree tree, CelSource source) {
    throw new SpecException(
        source.locationOf(tree.getSource().getPositionsMap().get(text.id())),
        "an outcome is \"P\" or \"N\"; found \"%s\"".formatted(text.constant().stringValue()));
  }

  private static boolean comparesOutcome(CelExpr expression) {
    return isCall(expression)
        && COMPARISONS.contains(expression.call().function())
        && expression.call().args().stream().anyMatch(OutcomeCheck::givesOutcome);
  }

  private static boolean givesOutcome(CelExpr expression) {
    return isCall(expression)
        ? expression.call().function().equals(OUTCOME)
        : expression.identOrDefault().name().equals(OUTCOME);
  }

  /** Lists the texts that are written here as the value, or the values, of an expression. */
  private static Stream<CelExpr> texts(CelExpr expression) {
    return switch (expression.getKind()) {
      case CONSTANT ->
          Stream.of(expression)
              .filter(text -> text.constant().getKind() == CelConstant.Kind.STRING_VALUE);
      case LIST -> expression.list().elements().stream().flatMap(OutcomeCheck::texts);
      case CALL ->
          expression.call().function().equals("_?_:_")
              ? expression.call().args().stream().skip(1).flatMap(OutcomeCheck::texts)
              : Stream.of();
      default -> Stream.of();
    };
  }

  private static boolean isCall(CelExpr expression) {
    return expression.getKind() == CelExpr.ExprKind.Kind.CALL;
  }

  private static boolean isOutcome(String text) {
    return Arrays.stream(Outcome.values()).anyMatch(outcome -> outcome.name().equals(text));
  }
}
