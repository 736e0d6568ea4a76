package nimproof.family;

import java.math.BigInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;
import nimproof.structure.Structure;

/**
 * Every structure of a kind and size, once up to isomorphism, smallest first.
 *
 * @param count how many there are, as published
 * @param source makes them, anew each time
 */
public record Structures(BigInteger count, Supplier<Stream<? extends Structure>> source) {

  /** The most structures a family gives. */
  public static final long MOST = 2_000_000;

  /** Lists the structures. */
  public Stream<? extends Structure> stream() {
    return source.get();
  }
}
