package nimproof.spec;

import static nimproof.spec.Types.BOOL;
import static nimproof.spec.Types.FACE;
import static nimproof.spec.Types.INT;
import static nimproof.spec.Types.STRUCTURE;
import static nimproof.spec.Types.list;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import nimproof.game.Evaluator;
import nimproof.game.Outcome;
import nimproof.structure.Face;
import nimproof.structure.Poset;
import nimproof.structure.Structure;

/** The registry of what can be said about good moves, replies and whole games: one line each. */
final class Strategies {

  static final List<Question> QUESTIONS =
      List.of(
          Question.about(
              "complement",
              "move",
              FACE,
              FACE,
              "the vertices that the move does not name",
              (s, move) -> complement(s, (List<?>) move)),
          Question.ofGame(
              "wins",
              "move",
              FACE,
              BOOL,
              "the move can be made and leaves a P-position",
              (game, s, move) -> wins(game, s, (List<?>) move)),
          Question.ofGame(
              "remoteness",
              INT,
              "the number of moves left if the winner hurries and the loser delays",
              (game, s) -> (long) game.remoteness(s)),
          Question.ofGame(
              "played",
              "moves",
              list(FACE),
              STRUCTURE,
              "what is left after these moves, made one after the other",
              (game, s, moves) -> played(game, s, (List<?>) moves)),
          Question.ofGame(
              "firstIllegalMove",
              "moves",
              list(FACE),
              INT,
              "the number of the first of these moves that cannot be made, 0 if all can",
              (game, s, moves) -> firstIllegalMove(game, s, (List<?>) moves)));

  private Strategies() {}

  private static List<Object> complement(Structure structure, List<?> move) {
    if (structure instanceof Poset) {
      throw new IllegalArgumentException(
          "complement(move) is about sets of vertices; a move on a poset names one element");
    }
    Face face = Names.face(structure, move);
    int[] others =
        IntStream.range(0, structure.vertexCount())
            .filter(v -> !face.vertices().contains(v))
            .toArray();
    return Names.vertices(structure, others);
  }

  /** Refuses a vertex that there never was; a move that cannot be made just does not win. */
  private static boolean wins(Evaluator game, Structure structure, List<?> move) {
    Names.requireKnown(structure, move);
    return after(game, structure, move).filter(left -> game.outcome(left) == Outcome.P).isPresent();
  }

  /** Makes a move; empty if the rules do not allow it. */
  private static Optional<Structure> after(Evaluator game, Structure structure, List<?> move) {
    try {
      return Optional.of(game.game().after(structure, Names.move(structure, move)));
    } catch (IllegalArgumentException e) {
      game.game().moves(structure); // complains about a structure that the game is not played on
      return Optional.empty();
    }
  }

  private static Structure played(Evaluator game, Structure start, List<?> moves) {
    Structure left = start;
    for (int i = 0; i < moves.size(); i++) {
      try {
        left = game.game().after(left, Names.move(left, (List<?>) moves.get(i)));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(
            "move %d, %s, cannot be made: %s".formatted(i + 1, moves.get(i), e.getMessage()));
      }
    }
    return left;
  }

  private static long firstIllegalMove(Evaluator game, Structure start, List<?> moves) {
    Optional<Structure> left = Optional.of(start);
    for (int i = 0; i < moves.size(); i++) {
      left = after(game, left.orElseThrow(), (List<?>) moves.get(i));
      if (left.isEmpty()) {
        return i + 1;
      }
    }
    return 0;
  }
}
