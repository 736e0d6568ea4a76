package nimproof.game;

import java.util.ArrayList;
import java.util.List;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Structure;

/**
 * A game in which the players may pass a bounded number of times between them, as long as there is
 * a move to make.
 */
final class WithPasses implements Ruleset {

  private final Ruleset game;
  private final int passes;

  WithPasses(Ruleset game, int passes) {
    this.game = game;
    this.passes = passes;
  }

  @Override
  public String name() {
    return game.name();
  }

  @Override
  public String summary() {
    return "%s; the players may pass %d times between them".formatted(game.summary(), passes);
  }

  @Override
  public boolean isPlayedOn(Structure structure) {
    return game.isPlayedOn(structure);
  }

  @Override
  public Position start(Structure structure) {
    return of(game.start(structure), passes);
  }

  @Override
  public List<Move> moves(Structure structure) {
    List<Move> moves = new ArrayList<>(game.moves(structure));
    if (!moves.isEmpty()) {
      moves.add(Move.PASS);
    }
    return List.copyOf(moves);
  }

  @Override
  public Structure after(Structure structure, Move move) {
    return move.faces().isEmpty() ? structure : game.after(structure, move);
  }

  private static Position of(Position position, int passes) {
    return passes == 0 || position.components().isEmpty()
        ? position
        : new Passing(position, passes);
  }

  /** A position from which passes are left; it is not a sum, because they belong to all of it. */
  private record Passing(Position position, int passes) implements Position {

    @Override
    public int moveCount() {
      int moves = position.moveCount();
      return moves == 0 ? 0 : moves + 1;
    }

    @Override
    public int size() {
      return position.size();
    }

    @Override
    public Position after(int move) {
      return move == position.moveCount()
          ? of(position, passes - 1)
          : of(position.after(move), passes);
    }

    @Override
    public List<? extends Position> components() {
      return List.of(this);
    }

    @Override
    public CanonicalKey key() {
      return position.key().marked(passes);
    }
  }
}
