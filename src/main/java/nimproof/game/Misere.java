package nimproof.game;

import java.util.List;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Structure;

/**
 * Misère play: who makes the last move loses.
 *
 * <p>Nim-values follow Barnard (2017, section 5.2): beneath everything lies a treasure that can be
 * taken only when nothing else is left, and that game is played normally. So the empty position has
 * value 1, other values follow by the mex rule, and a sum cannot be split.
 */
final class Misere implements Ruleset {

  private final Ruleset normal;

  Misere(Ruleset normal) {
    this.normal = normal;
  }

  @Override
  public String name() {
    return normal.name();
  }

  @Override
  public String summary() {
    return normal.summary() + "; who makes the last move loses";
  }

  @Override
  public boolean isPlayedOn(Structure structure) {
    return normal.isPlayedOn(structure);
  }

  @Override
  public Position start(Structure structure) {
    return new Buried(normal.start(structure));
  }

  @Override
  public List<Move> moves(Structure structure) {
    return normal.moves(structure);
  }

  @Override
  public Structure after(Structure structure, Move move) {
    return normal.after(structure, move);
  }

  /** A position with a treasure beneath it. */
  private record Buried(Position above) implements Position {

    @Override
    public int moveCount() {
      return Math.max(1, above.moveCount());
    }

    @Override
    public int size() {
      return above.size();
    }

    @Override
    public Position after(int move) {
      return above.moveCount() == 0 ? new Over() : new Buried(above.after(move));
    }

    @Override
    public List<? extends Position> components() {
      return List.of(this);
    }

    @Override
    public CanonicalKey key() {
      return above.key();
    }
  }

  /** The end: even the treasure is gone. */
  private record Over() implements Position {

    @Override
    public int moveCount() {
      return 0;
    }

    @Override
    public int size() {
      return 0;
    }

    @Override
    public Position after(int move) {
      throw new IllegalStateException("the game is over");
    }

    @Override
    public List<? extends Position> components() {
      return List.of();
    }

    @Override
    public CanonicalKey key() {
      throw new IllegalStateException("the game is over");
    }
  }
}
