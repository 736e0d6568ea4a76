package nimproof.statement;

import java.util.List;

/** How an expression is put together at its outermost sign. */
public sealed interface Shape {

  /** Nothing to take apart. */
  record Plain() implements Shape {}

  /** The name of a definition. */
  record Defined(Expression definition) implements Shape {}

  /** Two values compared; {@code sign} is one of {@code == != < <= > >= in}. */
  record Relation(Expression left, String sign, Expression right) implements Shape {}

  /** Conditions that must all be true. */
  record Both(List<Expression> conditions) implements Shape {}

  /** Something said of every member of a list, which bears a name. */
  record Every(Expression list, String member, Expression said) implements Shape {}
}
