package nimproof.verify;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import nimproof.statement.EvaluationException;
import nimproof.statement.Expression;
import nimproof.statement.Shape;

/**
 * Says what is the case where a condition is false: both sides of a relation, the first member of a
 * list of which something is not true, and the values that the condition names.
 */
final class Finding {

  /** A longer side is shown by its value alone. */
  private static final int LONGEST_SIDE = 60;

  /** A longer value is not added to what was found. */
  private static final int LONGEST_ADDED = 30;

  private static final Map<String, String> OPPOSITES =
      Map.of("==", "≠", "!=", "=", "<", "≥", "<=", ">", ">", "≤", ">=", "<", "in", "∉");

  private static final Pattern TEXT = Pattern.compile("\"[^\"]*\"|'[^']*'");
  private static final Pattern NAME = Pattern.compile("[A-Za-z_]");

  private final Map<String, Object> bindings;
  private final Set<String> silent;

  /** Shows values; those of silent names are known already. */
  Finding(Map<String, Object> bindings, Set<String> silent) {
    this.bindings = bindings;
    this.silent = silent;
  }

  /** Says why a condition is false. */
  String whyNot(Expression condition) {
    Optional<String> why = explained(condition);
    String values = named(condition, why);
    return values.isEmpty() ? why.orElse("") : why.map(w -> w + "; " + values).orElse(values);
  }

  /** Writes the values that a condition names. */
  String named(Expression condition) {
    return named(condition, Optional.empty());
  }

  private String named(Expression condition, Optional<String> said) {
    List<String> named = new ArrayList<>();
    for (Map.Entry<String, Object> entry : bindings.entrySet()) {
      if (condition.names().contains(entry.getKey()) && !silent.contains(entry.getKey())) {
        String value = Values.write(entry.getValue());
        if (said.isEmpty() || isWorthAdding(entry.getKey(), value, said.get())) {
          named.add(entry.getKey() + " = " + value);
        }
      }
    }
    return String.join(", ", named);
  }

  private static boolean isWorthAdding(String name, String value, String said) {
    boolean isSaid =
        Pattern.compile("(?<!\\w)%1$s (=|is) |= %1$s$".formatted(name)).matcher(said).find();
    return !isSaid && !value.equals("false") && value.length() <= LONGEST_ADDED;
  }

  private Optional<String> explained(Expression condition) {
    try {
      return explained(condition.shape());
    } catch (EvaluationException e) {
      return Optional.empty(); // a side that is not always asked for need not have a value
    }
  }

  private Optional<String> explained(Shape shape) {
    if (shape instanceof Shape.Defined defined) {
      return explained(defined.definition());
    }
    if (shape instanceof Shape.Relation relation) {
      return Optional.of(contrast(relation));
    }
    if (shape instanceof Shape.Both both) {
      return both.conditions().stream().filter(this::isFalse).findFirst().map(this::said);
    }
    return shape instanceof Shape.Every every ? exception(every) : Optional.empty();
  }

  private boolean isFalse(Expression condition) {
    return Boolean.FALSE.equals(condition.evaluate(bindings));
  }

  private String said(Expression condition) {
    return explained(condition)
        .orElseGet(() -> condition.text().replaceAll("\\s+", " ") + " is false");
  }

  private Optional<String> exception(Shape.Every every) {
    for (Object member : (List<?>) every.list().evaluate(bindings)) {
      Map<String, Object> inside = new LinkedHashMap<>(bindings);
      inside.put(every.member(), member);
      Finding finding = new Finding(inside, silent);
      if (finding.isFalse(every.said())) {
        String which = every.member() + " = " + Values.write(member);
        String why = finding.said(every.said());
        return Optional.of(why.startsWith(which) ? why : which + ": " + why);
      }
    }
    return Optional.empty();
  }

  private String contrast(Shape.Relation relation) {
    Object left = relation.left().evaluate(bindings);
    Object right = relation.right().evaluate(bindings);
    if (left instanceof Boolean) {
      return "%s is %s, %s is %s"
          .formatted(relation.left().text(), left, relation.right().text(), right);
    }
    boolean namesLeft = isNamed(relation.left());
    boolean namesRight = isNamed(relation.right());
    String of = namesLeft ? relation.left().text() + " = " : "";
    String as = namesRight ? " = " + relation.right().text() : "";
    if (relation.sign().equals("!=")) {
      return of + Values.write(left) + as;
    }
    if (namesLeft && isConstant(relation.right())) {
      return of + Values.write(left);
    }
    return namesRight && isConstant(relation.left())
        ? relation.right().text() + " = " + Values.write(right)
        : of
            + "%s %s %s"
                .formatted(Values.write(left), OPPOSITES.get(relation.sign()), Values.write(right))
            + as;
  }

  private static boolean isNamed(Expression side) {
    return !isConstant(side) && side.text().length() <= LONGEST_SIDE;
  }

  /** Tells whether an expression is its own value. */
  private static boolean isConstant(Expression side) {
    return !NAME.matcher(TEXT.matcher(side.text()).replaceAll("")).find();
  }
}
