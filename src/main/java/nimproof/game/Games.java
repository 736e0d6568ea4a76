package nimproof.game;

import java.util.List;
import java.util.Optional;

/** The registry of games: one line each. */
public final class Games {

  private static final List<Ruleset> ALL = List.of(new TakeAway());

  private Games() {}

  /** Lists every game. */
  public static List<Ruleset> all() {
    return ALL;
  }

  /** Finds a game by name. */
  public static Optional<Ruleset> named(String name) {
    return ALL.stream().filter(game -> game.name().equals(name)).findFirst();
  }
}
