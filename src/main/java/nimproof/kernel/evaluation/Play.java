package nimproof.kernel.evaluation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The game on a structure: its moves, who wins, and how soon.
 *
 * <p>What is found of a position is kept under {@link #key}, a copy of it with other points.
 */
final class Play {

  private static final List<String> GAMES =
      List.of("take-away", "type-1", "type-2", "graph-nim", "as-much-as-you-want");
  private static final long MOST_KEPT = 8_000_000;
  private static final int MOST_MOVES = 1 << 16;

  private final String game;
  private final Work work;
  private final Map<List<Long>, Integer> values = new HashMap<>();
  private final Map<List<Long>, Integer> remotenesses = new HashMap<>();
  private long kept;

  Play(String game, Work work) {
    Mistake.unless(GAMES.contains(game), "the game %s is not known", game);
    this.game = game;
    this.work = work;
  }

  Object of(Structure s, String name, Arguments a) {
    return switch (name) {
      case "g" -> (long) value(s);
      case "outcome" -> value(s) == 0 ? "P" : "N";
      case "remoteness" -> (long) remoteness(s);
      case "moves" -> moves(s).stream().map(move -> names(s, move)).toList();
      case "winningMoves" ->
          moves(s).stream()
              .filter(move -> value(after(s, move)) == 0)
              .map(move -> names(s, move))
              .toList();
      case "after" -> after(s, move(s, a.list(1)));
      default -> Questions.of(s, name, a);
    };
  }

  /** Gives the names of a move: those of the points of its face, or such a list for each face. */
  private static List<Object> names(Structure s, List<Long> move) {
    return move.size() == 1 ? s.list(move.get(0)) : s.lists(move.stream().mapToLong(f -> f));
  }

  private static List<Long> move(Structure s, List<?> names) {
    boolean several = !names.isEmpty() && names.stream().allMatch(List.class::isInstance);
    return several
        ? names.stream().map(face -> s.named((List<?>) face)).toList()
        : List.of(s.named(names));
  }

  private List<List<Long>> moves(Structure s) {
    work.spend(s.size());
    Mistake.unless(!game.equals("graph-nim"), "the moves of graph-nim are not listed here");
    List<List<Long>> moves = new ArrayList<>();
    if (game.equals("as-much-as-you-want")) {
      s.parts().forEach(part -> extend(part.faces().toArray(), 0, List.of(), moves));
    } else {
      s.faces().forEach(face -> moves.add(List.of(face)));
    }
    return moves;
  }

  /** Adds to a move one or more of the faces from a place on, none inside another. */
  private void extend(long[] faces, int from, List<Long> move, List<List<Long>> moves) {
    for (int i = from; i < faces.length; i++) {
      long face = faces[i];
      if (move.stream().noneMatch(taken -> (taken & ~face) == 0)) {
        List<Long> longer = new ArrayList<>(move);
        longer.add(face);
        work.spend(longer.size());
        moves.add(longer);
        Mistake.unless(moves.size() < MOST_MOVES, "a position has over %d moves", MOST_MOVES);
        extend(faces, i + 1, longer, moves);
      }
    }
  }

  /** Makes a move, which must be one. */
  private Structure after(Structure s, List<Long> move) {
    long all = move.stream().reduce(0L, (x, y) -> x | y);
    boolean isMove =
        switch (game) {
          case "graph-nim" ->
              move.stream().allMatch(face -> Long.bitCount(face) == 2)
                  && move.stream().reduce(-1L, (x, y) -> x & y) != 0;
          case "as-much-as-you-want" ->
              s.parts().stream().anyMatch(part -> (all & ~part.points()) == 0);
          default -> move.size() == 1;
        };
    Mistake.unless(isMove, "%s is no move", names(s, move));
    Structure left = game.equals("type-1") ? s.asHypergraph() : s;
    for (long face : move) {
      work.spend(left.size());
      Mistake.unless(left.has(face), "%s is no move", names(s, move));
      boolean alone = game.equals("type-1") && Long.bitCount(face) > 1;
      left = left.where(f -> alone ? f != face : (face & ~f) != 0);
    }
    return left;
  }

  /** Gives the nim-value: of parts, their exclusive or; of one part, the mex of the options. */
  private int value(Structure s) {
    List<Structure> parts = s.parts();
    if (parts.size() != 1) {
      return parts.stream().mapToInt(this::value).reduce(0, (x, y) -> x ^ y);
    }
    List<Long> key = key(s);
    if (!values.containsKey(key)) {
      List<Integer> options = options(s).stream().map(this::value).toList();
      int mex =
          IntStream.iterate(0, k -> k + 1)
              .filter(k -> !options.contains(k))
              .findFirst()
              .orElseThrow();
      keep(values, key, mex);
    }
    return values.get(key);
  }

  private List<Structure> options(Structure s) {
    return moves(s).stream().map(move -> after(s, move)).toList();
  }

  /**
   * Gives the number of moves that are left if the winner hurries and the loser delays: 0 if there
   * is none; one more than the least of the options that the winner may leave; one more than the
   * greatest of all that the loser may leave.
   */
  private int remoteness(Structure s) {
    List<Long> key = key(s);
    if (!remotenesses.containsKey(key)) {
      boolean lost = value(s) == 0;
      IntStream after =
          options(s).stream().filter(o -> lost || value(o) == 0).mapToInt(this::remoteness);
      keep(
          remotenesses,
          key,
          s.size() == 0 ? 0 : 1 + (lost ? after.max() : after.min()).orElseThrow());
    }
    return remotenesses.get(key);
  }

  private void keep(Map<List<Long>, Integer> table, List<Long> key, int found) {
    kept += 8 + key.size();
    Mistake.unless(kept <= MOST_KEPT, "the game has too many positions");
    table.put(key, found);
  }

  /**
   * Gives the faces under a renaming of the points.
   *
   * <p>Any renaming would do; this one puts the points in the order of the faces around them, so
   * that many isomorphic positions have the same.
   */
  private List<Long> key(Structure s) {
    work.spend(32L * s.size() * s.names().size());
    int n = s.names().size();
    long[] mark = new long[n];
    for (int round = 0; round < 3; round++) {
      long[] next = new long[n];
      s.faces().forEach(face -> mix(face, mark, next));
      Arrays.setAll(mark, x -> mixed(next[x]));
    }
    List<Long> order = new ArrayList<>(s.pointList());
    order.sort(Comparator.comparing(point -> mark[Long.numberOfTrailingZeros(point)]));
    long[] renamed = new long[n];
    for (int i = 0; i < order.size(); i++) {
      renamed[Long.numberOfTrailingZeros(order.get(i))] = 1L << i;
    }
    return s.faces().map(face -> sum(face, renamed)).sorted().boxed().toList();
  }

  /** Adds to what is known of each point of a face what is known of the face. */
  private static void mix(long face, long[] mark, long[] next) {
    long around = mixed(sum(face, mark) + Long.bitCount(face));
    for (long left = face; left != 0; left &= left - 1) {
      next[Long.numberOfTrailingZeros(left)] += around;
    }
  }

  private static long sum(long face, long[] marks) {
    long sum = 0;
    for (long left = face; left != 0; left &= left - 1) {
      sum += marks[Long.numberOfTrailingZeros(left)];
    }
    return sum;
  }

  private static long mixed(long value) {
    long mixed = (value + 0x632BE59BD9B4E019L) * 0x9E3779B97F4A7C15L;
    return mixed ^ mixed >>> 31;
  }
}
