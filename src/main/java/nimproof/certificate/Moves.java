package nimproof.certificate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/** The moves of the games that certificates speak of, in the order in which steps list them. */
enum Moves {
  TAKE_AWAY("take-away"),
  GRAPH_NIM("graph-nim"),
  AS_MUCH("as-much-as-you-want");

  private static final int MOST = 50_000;

  private final String word;

  Moves(String word) {
    this.word = word;
  }

  /** Gives the name of the game in headers. */
  String word() {
    return word;
  }

  /**
   * Lists the moves of a position, each by the least sets that it takes; a pass, if one is left,
   * comes last and takes none.
   *
   * @throws TooLarge if there are more than a certificate can list
   */
  List<long[]> of(SetFamily position) {
    List<long[]> moves = new ArrayList<>();
    TreeSet<long[]> seen = new TreeSet<>(Arrays::compare);
    if (this != TAKE_AWAY) {
      for (long left = position.support(); left != 0; left &= left - 1) {
        long point = Long.lowestOneBit(left);
        long reach = this == GRAPH_NIM ? point : position.reach(point);
        choose(position.meeting(reach), new long[0], seen, moves);
      }
    }
    for (long element : position.elements()) {
      add(new long[] {element}, seen, moves);
    }
    if (position.passes() > 0 && position.size() > 0) {
      add(new long[0], seen, moves);
    }
    return moves;
  }

  /** Chooses more sets, in increasing order, none around another. */
  private static void choose(long[] from, long[] chosen, TreeSet<long[]> seen, List<long[]> moves) {
    for (long next : from) {
      long[] more = Arrays.copyOf(chosen, chosen.length + 1);
      more[chosen.length] = next;
      add(more, seen, moves);
      long[] left = Arrays.stream(from).filter(e -> e > next && (next & ~e) != 0).toArray();
      choose(left, more, seen, moves);
    }
  }

  private static void add(long[] move, TreeSet<long[]> seen, List<long[]> moves) {
    if (moves.size() == MOST) {
      throw new TooLarge("a position has more than %,d moves".formatted(MOST));
    }
    if (seen.add(move)) {
      moves.add(move);
    }
  }
}
