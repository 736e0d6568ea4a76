package nimproof.statement;

import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Function;

/**
 * Goes through what each of some things leads to, one after the other.
 *
 * <p>Asks for the next only when it is wanted, where the iterator of a flat-mapped stream would
 * first store all that one element leads to: a scope can have millions of structures.
 */
public final class Nested<A, B> implements Iterator<B> {

  private final Iterator<? extends A> outer;
  private final Function<? super A, ? extends Iterator<? extends B>> inside;
  private Iterator<? extends B> inner = Collections.emptyIterator();

  /** Takes the outer things and how to go through each. */
  public Nested(
      Iterator<? extends A> outer, Function<? super A, ? extends Iterator<? extends B>> inside) {
    this.outer = outer;
    this.inside = inside;
  }

  @Override
  public boolean hasNext() {
    while (!inner.hasNext() && outer.hasNext()) {
      inner = inside.apply(outer.next());
    }
    return inner.hasNext();
  }

  @Override
  public B next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return inner.next();
  }
}
