package nimproof.spec;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nimproof.family.RandomFamilies;
import nimproof.statement.Basis;
import nimproof.statement.Basis.Method;
import nimproof.statement.Expression;
import nimproof.statement.Location;
import nimproof.statement.Scope;
import nimproof.statement.Statement.Claim;
import nimproof.statement.Statement.Play;
import nimproof.statement.Statement.Rules;

/** Reads {@code by:}, and checks that an induction makes sense. */
final class InductionReader {

  private static final Pattern RANDOM = Pattern.compile("\\b" + RandomFamilies.PREFIX + "[A-Z]");

  private final Location location;

  /** Takes the place of the key. */
  InductionReader(Location location) {
    this.location = location;
  }

  /** Tells what a verdict on a scope rests on. */
  static Basis basis(Method method, Scope scope) {
    Optional<Expression> on = scope.on();
    return new Basis(method, on.isPresent() && RANDOM.matcher(on.get().text()).find());
  }

  void check(Rules rules, Scope scope, List<Claim> claims) {
    require(
        rules.play() == Play.NORMAL && rules.passes() == 0,
        "an induction is for normal play without passes");
    require(
        scope.on().isPresent() && scope.each().isEmpty() && scope.table().isEmpty(),
        "an induction needs 'on:', and cannot have 'each:', 'involution:' or 'table:'");
    for (Claim claim : claims) {
      if (!claim.isValue()) {
        throw new SpecException(
            claim.expression().location(),
            "an induction needs a formula for the nim-value here, not a condition");
      }
    }
    Stream.concat(claims.stream().map(Claim::expression), scope.hypotheses().stream())
        .forEach(expression -> checkNames(expression, scope.parameters().keySet()));
  }

  private void require(boolean condition, String message) {
    if (!condition) {
      throw new SpecException(location, message);
    }
  }

  /** What is said of a member must be said in the same way of what a move leaves of it. */
  private static void checkNames(Expression expression, Set<String> parameters) {
    for (String name : expression.variables().stream().sorted().toList()) {
      if (parameters.contains(name)) {
        throw new SpecException(
            expression.location(),
            "'%s' is a parameter, which a move does not change; in an induction, speak of the structure alone"
                .formatted(name));
      }
      Question question = Vocabulary.QUESTIONS.get(name);
      if (name.equals(Question.GAME) || question != null && question.needsGame()) {
        throw new SpecException(
            expression.location(),
            "an induction solves nothing; speak of the structure here, not of the game on it");
      }
    }
  }
}
