package nimproof.spec;

import dev.cel.common.exceptions.CelDivideByZeroException;
import dev.cel.common.exceptions.CelIndexOutOfBoundsException;
import dev.cel.common.exceptions.CelNumericOverflowException;
import dev.cel.runtime.CelEvaluationException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimproof.statement.EvaluationException;

/** Why an expression has no value, said for the author of a spec. */
final class EvaluationFailure {

  private static final Pattern PLACE = Pattern.compile("evaluation error at [^:]*:([0-9]+): .*");
  private static final Pattern OVERLOAD =
      Pattern.compile(".*No matching overload for function '([^']*)'.*", Pattern.DOTALL);

  private final CelEvaluationException failure;
  private final Throwable cause;

  EvaluationFailure(CelEvaluationException failure) {
    this.failure = failure;
    Throwable deepest = failure;
    while (deepest.getCause() != null && !isOurs(deepest)) {
      deepest = deepest.getCause();
    }
    this.cause = deepest;
  }

  private static boolean isOurs(Throwable thrown) {
    return thrown.getClass().getName().startsWith("nimproof.");
  }

  /** Gives what to throw: what is not the spec's fault as it is, the rest with place and reason. */
  RuntimeException explained(CelSource source) {
    return cause instanceof RuntimeException thrown
            && isOurs(cause)
            && !(cause instanceof IllegalArgumentException)
        ? thrown
        : new EvaluationException(
            place().map(source::locationOf).orElse(source.text().location()), reason());
  }

  private Optional<Integer> place() {
    Matcher matcher =
        PLACE.matcher(String.valueOf(failure.getMessage()).lines().findFirst().orElse(""));
    return matcher.matches() ? Optional.of(Integer.valueOf(matcher.group(1))) : Optional.empty();
  }

  private String reason() {
    if (cause instanceof CelDivideByZeroException || isArithmetic("zero")) {
      return "division by zero";
    }
    if (cause instanceof CelNumericOverflowException || isArithmetic("overflow")) {
      return "a number does not fit into 64 bits";
    }
    if (message().contains("teration budget exceeded")) {
      return "the expression goes through more than %,d values".formatted(Vocabulary.MOST_STEPS);
    }
    if (cause instanceof CelIndexOutOfBoundsException) {
      return message()
          .replaceAll(".*: (-?[0-9]+)", "the list has no entry $1; the first is entry 0");
    }
    if (cause instanceof ClassCastException) {
      return "a value in a list is of the wrong kind, such as a text among numbers";
    }
    Matcher overload = OVERLOAD.matcher(message());
    return overload.matches() ? wrongKind(overload.group(1)) : message();
  }

  private boolean isArithmetic(String word) {
    return cause instanceof ArithmeticException && message().contains(word);
  }

  private String message() {
    return cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
  }

  private static String wrongKind(String function) {
    List<String> signatures = Vocabulary.signatures(function);
    String what = "'%s' was given a value of the wrong kind".formatted(function.replace("_", ""));
    return signatures.isEmpty() ? what : what + "; write " + String.join(" or ", signatures);
  }
}
