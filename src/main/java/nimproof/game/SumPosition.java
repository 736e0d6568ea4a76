package nimproof.game;

import java.util.ArrayList;
import java.util.List;
import nimproof.structure.CanonicalKey;

/** Positions side by side: a move is a move in one of them, and those of the first come first. */
record SumPosition(List<Position> summands) implements Position {

  @Override
  public int moveCount() {
    return summands.stream().mapToInt(Position::moveCount).sum();
  }

  @Override
  public int size() {
    return summands.stream().mapToInt(Position::size).sum();
  }

  @Override
  public Position after(int move) {
    int left = move;
    for (int i = 0; i < summands.size(); i++) {
      int here = summands.get(i).moveCount();
      if (left < here) {
        List<Position> changed = new ArrayList<>(summands);
        changed.set(i, changed.get(i).after(left));
        return new SumPosition(changed);
      }
      left -= here;
    }
    throw new IndexOutOfBoundsException("there is no move %d".formatted(move));
  }

  @Override
  public List<? extends Position> components() {
    return summands.stream().flatMap(summand -> summand.components().stream()).toList();
  }

  @Override
  public CanonicalKey key() {
    return CanonicalKey.ofAll(components().stream().map(Position::key).toList());
  }
}
