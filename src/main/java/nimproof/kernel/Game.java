package nimproof.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The games. A move chooses elements, none inside another, and takes them and every element around
 * one of them; the games differ in what may be chosen together.
 *
 * <p>What is chosen together always hangs together. So a position that falls apart into families
 * without a common point is the sum of these, in each of the games, once no pass is left.
 */
enum Game {
  /** One element. */
  TAKE_AWAY,
  /** Elements that share a point. */
  GRAPH_NIM,
  /** Elements that can be reached from one another through common points. */
  AS_MUCH_AS_YOU_WANT;

  private static final int MOST_MOVES = 1 << 16;

  /**
   * Lists the moves: by a point that the elements can be reached from, then as in a dictionary. A
   * pass, if there is one, comes last and takes none.
   */
  Set<List<Long>> moves(Position position) throws Rejection {
    Set<List<Long>> moves = new LinkedHashSet<>();
    for (long point = 1; this != TAKE_AWAY && point > 0; point <<= 1) {
      long reach = this == GRAPH_NIM ? point : position.reach(point);
      add(position.where(element -> (element & reach) != 0), List.of(), moves);
    }
    Arrays.stream(position.elements()).forEach(element -> moves.add(List.of(element)));
    if (position.passes() > 0 && !moves.isEmpty()) {
      moves.add(List.of());
    }
    return moves;
  }

  private static void add(Position from, List<Long> chosen, Set<List<Long>> into) throws Rejection {
    for (long next : from.elements()) {
      List<Long> more = new ArrayList<>(chosen);
      more.add(next);
      into.add(more);
      Rejection.unless(into.size() < MOST_MOVES, "there are over %,d moves", MOST_MOVES);
      add(from.where(e -> e > next && !Position.contains(e, next)), more, into);
    }
  }

  boolean allows(List<Long> move, Position position) throws Rejection {
    return move.size() == 1 && position.has(move.get(0)) || moves(position).contains(move);
  }
}
