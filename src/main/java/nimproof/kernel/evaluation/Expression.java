package nimproof.kernel.evaluation;

/** An expression that has been read. */
@FunctionalInterface
interface Expression {

  /** Gives its value: a number, a truth value, a text, a list, a structure or an involution. */
  Object in(Bindings bindings);
}
