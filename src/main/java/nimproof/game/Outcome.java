package nimproof.game;

/** Who wins under best play. */
public enum Outcome {
  /** The previous player wins: every move loses. The nim-value is 0. */
  P,
  /** The next player wins: some move leads to a P-position. */
  N
}
