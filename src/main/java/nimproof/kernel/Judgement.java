package nimproof.kernel;

/**
 * What is known of the value of a position.
 *
 * @param equal whether it is this value, or any but this one
 */
public record Judgement(boolean equal, int value) {

  /** Tells whether this makes a value impossible. */
  boolean excludes(int other) {
    return equal != (value == other);
  }

  boolean implies(Judgement other) {
    return equals(other) || !other.equal && excludes(other.value);
  }

  @Override
  public String toString() {
    return (equal ? "" : "other than ") + value;
  }
}
