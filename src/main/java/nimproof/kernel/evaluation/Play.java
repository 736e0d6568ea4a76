package nimproof.kernel.evaluation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import nimproof.kernel.Judgement;
import nimproof.kernel.evaluation.Structure.Kind;

/**
 * The game on a structure: its moves, who wins, and how soon.
 *
 * <p>A value that the kernel accepted is not computed again. What is found of a position is kept
 * under {@link #key}, a copy of it with other points.
 */
final class Play {

  private static final long MOST_KEPT = 8_000_000;
  private static final int MOST_MOVES = 1 << 16;

  private final Rules rules;
  private final String game;
  private final Claims claims;
  private final Work work;
  private final Map<List<Long>, Integer> values = new HashMap<>();
  private final Map<List<Long>, Integer> remotenesses = new HashMap<>();
  private long kept;

  Play(Rules rules, Claims claims, Work work) {
    this.rules = rules;
    this.game = rules.game();
    this.claims = claims;
    this.work = work;
  }

  Object of(Structure s, String name, Arguments a) {
    return switch (name) {
      case "g" ->
          claimed(s)
              .filter(Judgement::equal)
              .map(Judgement::value)
              .orElseGet(() -> value(s))
              .longValue();
      case "outcome" -> isP(s) ? "P" : "N";
      case "remoteness" -> (long) remoteness(s);
      case "moves" -> moves(s).stream().map(move -> names(s, move)).toList();
      case "winningMoves" ->
          moves(s).stream()
              .filter(move -> isP(after(s, move)))
              .map(move -> names(s, move))
              .toList();
      case "after" -> after(s, move(s, a.list(1)));
      case "wins" -> next(s, a.list(1)).filter(this::isP).isPresent();
      case "complement" -> s.list(s.points() & ~s.named(a.list(1)));
      case "played" -> played(s, a.list(1));
      case "firstIllegalMove" -> firstIllegal(s, a.list(1));
      default -> Questions.of(s, name, a);
    };
  }

  /** Makes sure that the game is played on a structure: graph Nim on edges alone. */
  private void requirePlayable(Structure s) {
    Mistake.unless(
        !game.equals("graph-nim") || s.faces().allMatch(f -> Long.bitCount(f) < 3),
        "graph-nim is played on graphs");
  }

  private Optional<Judgement> claimed(Structure s) {
    requirePlayable(s);
    work.spend((long) s.size() * s.size());
    return claims.of(s);
  }

  /** Tells whether the player to move loses. */
  private boolean isP(Structure s) {
    Optional<Judgement> claim = claimed(s).filter(c -> c.equal() || c.value() == 0);
    return claim.map(c -> c.equal() && c.value() == 0).orElseGet(() -> value(s) == 0);
  }

  /** Makes a move, if it can be made. */
  private Optional<Structure> next(Structure s, List<?> names) {
    try {
      return Optional.of(after(s, move(s, names)));
    } catch (Mistake e) {
      return Optional.empty();
    }
  }

  private Structure played(Structure s, List<?> moves) {
    Structure left = s;
    for (Object move : moves) {
      left = after(left, move(left, (List<?>) move));
    }
    return left;
  }

  private long firstIllegal(Structure s, List<?> moves) {
    Optional<Structure> left = Optional.of(s);
    for (int i = 0; i < moves.size(); i++) {
      left = next(left.orElseThrow(), (List<?>) moves.get(i));
      if (left.isEmpty()) {
        return i + 1L;
      }
    }
    return 0;
  }

  /** Gives the names of a move: those of the points of its face, or such a list for each face. */
  private static List<Object> names(Structure s, List<Long> move) {
    return move.size() == 1 ? s.called(move.get(0)) : s.lists(move.stream().mapToLong(f -> f));
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

  private static boolean isAntichain(List<Long> faces) {
    return IntStream.range(0, faces.size())
        .allMatch(
            i ->
                IntStream.range(0, faces.size())
                    .allMatch(j -> i == j || (faces.get(i) & ~faces.get(j)) != 0));
  }

  /** Makes a move, which must be one. */
  private Structure after(Structure s, List<Long> move) {
    requirePlayable(s);
    long all = move.stream().reduce(0L, (x, y) -> x | y);
    boolean isMove =
        switch (game) {
          case "graph-nim" ->
              move.stream().allMatch(face -> Long.bitCount(face) == 2)
                  && move.stream().reduce(-1L, (x, y) -> x & y) != 0;
          case "as-much-as-you-want" ->
              isAntichain(move) && s.parts().stream().anyMatch(part -> (all & ~part.points()) == 0);
          default -> move.size() == 1;
        };
    Mistake.unless(isMove, "%s is no move", names(s, move));
    Structure left = game.equals("type-1") ? s.as(Kind.HYPERGRAPH) : s;
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
    Mistake.unless(rules.areNormal(), "there is no claim about %s", s.lists(s.facets()));
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
    int n = s.names().size();
    long[] mark = Marks.of(s, 3, work);
    List<Long> order = new ArrayList<>(s.pointList());
    order.sort(Comparator.comparing(point -> mark[Long.numberOfTrailingZeros(point)]));
    long[] renamed = new long[n];
    for (int i = 0; i < order.size(); i++) {
      renamed[Long.numberOfTrailingZeros(order.get(i))] = 1L << i;
    }
    return s.faces().map(face -> Marks.sum(face, renamed)).sorted().boxed().toList();
  }
}
