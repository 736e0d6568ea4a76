package nimproof.solver;

import java.util.function.Predicate;
import java.util.stream.IntStream;
import nimproof.game.Position;
import nimproof.structure.KeyStack;

/**
 * Finds how many moves a game takes when the winner wants to win soon and the loser late.
 *
 * <p>That is the remoteness of Conway, "On Numbers and Games", chapter 14: 0 where no move is left;
 * one more than the least among the P-positions that the winner can move to; one more than the
 * largest of all positions that the loser can move to. It is even exactly in P-positions. Cost: a
 * sum is not split, because the number of moves of a sum does not follow from its summands.
 */
final class Remoteness {

  private final Predicate<Position> isP;
  private final Meter meter;
  private final PositionTable known;

  Remoteness(Predicate<Position> isP, Meter meter) {
    this.isP = isP;
    this.meter = meter;
    this.known = new PositionTable(meter);
  }

  int of(Position position) {
    meter.checkTime();
    if (position.moveCount() == 0) {
      return 0;
    }
    KeyStack key = KeyStack.of(position.key());
    int found = known.get(key, 0);
    if (found < 0) {
      found = 1 + (isP.test(position) ? longest(position) : shortest(position));
      known.put(key, 0, found);
    }
    return found;
  }

  private int longest(Position lost) {
    return IntStream.range(0, lost.moveCount()).map(i -> of(lost.after(i))).max().orElseThrow();
  }

  private int shortest(Position won) {
    return IntStream.range(0, won.moveCount())
        .mapToObj(won::after)
        .filter(isP)
        .mapToInt(this::of)
        .min()
        .orElseThrow();
  }
}
