package nimproof.structure;

/**
 * What a canonical key is the key of, in its first {@value #BITS} bits.
 *
 * <p>The lowest bit is set, which tells these keys from that of a {@link CanonicalSmallGraph}.
 */
enum KeyKind {
  GRAPH,
  COMPLEX,
  UNION,
  HYPERGRAPH,
  LARGE_HYPERGRAPH,
  POSET,
  HEAPS,
  TINY_HYPERGRAPH;

  static final int BITS = 4;

  long tag() {
    return 2L * ordinal() + 1;
  }

  /** Begins a key. */
  BitWriter begin() {
    BitWriter bits = new BitWriter();
    bits.put(tag(), BITS);
    return bits;
  }
}
