package nimproof.report.formula;

import java.util.List;

/**
 * A part of an expression that was read, without the brackets around it.
 *
 * @param isEnclosed whether its author put it in brackets
 * @param items what it lists, if it is a list that is written out
 */
record Piece(Formula formula, Binding binding, boolean isEnclosed, List<Piece> items) {

  Piece(Formula formula, Binding binding) {
    this(formula, binding, false, List.of());
  }

  static Piece whole(Formula formula) {
    return new Piece(formula, Binding.WHOLE);
  }

  Piece enclosed() {
    return new Piece(formula, binding, true, items);
  }

  Piece with(List<Piece> listed) {
    return new Piece(formula, binding, isEnclosed, List.copyOf(listed));
  }

  /** Gives it beside a sign: in brackets if its author wrote them, or it binds less than that. */
  Formula beside(Binding least) {
    return isEnclosed ? bracketed() : bound(least);
  }

  /** Gives it beside a sign, in brackets only if it binds less than that. */
  Formula bound(Binding least) {
    return binding.compareTo(least) < 0 ? bracketed() : formula;
  }

  private Formula bracketed() {
    return Formula.row(new Formula.Sign("("), formula, new Formula.Sign(")"));
  }
}
